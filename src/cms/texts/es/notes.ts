import type { AdminTexts } from '../types'

export const notes: AdminTexts['notes'] = {
  deleted: 'La solicitud se eliminó.',
  erased: 'Sus datos personales se borraron antes.',
  spam: 'Se marcó como spam.',
  off: 'La función está desactivada en los ajustes de las solicitudes.',
  address: 'El remitente no indicó una dirección de correo válida.',
  often: 'Esa dirección ya recibió tres confirmaciones en una hora.',
  written: 'No hay servidor de correo configurado: se guardó como {{file}}.',
  notAccepted_one: 'El servidor de correo no aceptó {{count}} de las direcciones.',
  notAccepted_other: 'El servidor de correo no aceptó {{count}} de las direcciones.',
  mailLogin: 'El servidor de correo no acepta el usuario y la contraseña de SMTP_URL.',
  mailUnexpected: 'El servidor de correo no respondió como se esperaba: {{reply}}',
  mailRefused: 'El servidor de correo lo rechazó: {{reply}}',
  noRecipient:
    'No hay destinatario para esta clase de solicitud: añada uno en los ajustes de las solicitudes.',
  answered: 'Respondió con {{status}}.',
  secret: 'Su secreto no se puede usar: escriba whsec_ y después base64 en los ajustes de las solicitudes.',
  privateNetwork:
    'Es una dirección de una red privada: un operador puede permitirlas con WEBHOOKS_TO_PRIVATE_ADDRESSES.',
  timeout: 'No respondió en {{seconds}} segundos.',
  unreachable: 'No se puede establecer la conexión.',
  unreachableFor: 'No se puede establecer la conexión ({{code}}).',
}
