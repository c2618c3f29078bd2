import type { AdminTexts } from '../types'

export const deliveries: AdminTexts['deliveries'] = {
  title: 'Correos y webhooks',
  none: 'No había nada que enviar, o se envió hace más de 30 días.',
  toRecipients: 'Correo a los destinatarios',
  toSender: 'Confirmación al remitente',
  webhook: 'Webhook a {{host}}',
  formerWebhook: 'Webhook que ya no está en los ajustes',
  tryNow: 'Intentar ahora',
  sendAgain: 'Volver a enviar',
  action: '{{action}}: {{delivery}}',
  sendingAgain: 'Se está enviando de nuevo.',
  sentMeanwhile: 'Ya se ha enviado o se está enviando. Vuelva a cargar la página.',
  due: 'Se está enviando.',
  later: 'Aún sin enviar. Nuevo intento: {{time}}.',
  failed: 'No enviado. No habrá más intentos automáticos.',
  refused: 'Rechazado por el servidor de correo del remitente: {{time}}.',
  skipped: 'No enviado.',
  written: 'Guardado en una carpeta: {{time}}.',
  sent: 'Enviado: {{time}}.',
}
