import type { StaffTexts } from './staff-texts'

export const es: StaffTexts = {
  user: 'Usuario',
  users: 'Usuarios',
  name: 'Nombre',
  role: 'Rol',
  administrator: 'Administrador',
  editor: 'Redactor',
  inbox: 'Solo solicitudes',

  settings: 'Cuentas del personal',
  requiredFor: 'Roles que necesitan una aplicación de autenticación',
  requiredForHelp:
    'Las cuentas con estos roles inician sesión también con un código de la aplicación. Las que aún no la tienen pierden la sesión y la configuran en su próximo inicio de sesión. Vacío: no es obligatoria para nadie.',
  setUpOwnFirst:
    'Configure primero una aplicación de autenticación en su propia cuenta; de lo contrario se cerraría su sesión.',

  title: 'Aplicación de autenticación',
  isOff: 'Sin configurar. Inicia sesión solo con su contraseña.',
  isOffOther: 'Sin configurar.',
  isOffRequired: 'Sin configurar. El rol la exige: se configura en el próximo inicio de sesión.',
  isOn: 'Configurada el {{date}}.',
  codesLeft: 'Códigos de recuperación restantes: {{number}}.',
  isRequired: 'Su rol la exige.',

  setUp: 'Configurar una aplicación',
  changeApp: 'Configurar otra aplicación',
  newCodes: 'Nuevos códigos de recuperación',
  switchOff: 'Desactivar',
  reset: 'Restablecer',
  confirmReset: 'Restablecer la aplicación de autenticación',
  resetWarning:
    'La aplicación y los códigos de recuperación de esta cuenta dejan de funcionar y sus sesiones se cierran. La cuenta recibe un correo al respecto.',
  cancel: 'Cancelar',
  confirm: 'Confirmar',

  scan: 'Escanee este código QR con una aplicación de autenticación.',
  scanRequired:
    'Su cuenta necesita una aplicación de autenticación. Instale una en su teléfono, escanee con ella este código QR e introduzca el código que muestra.',
  qr: 'Código QR para su aplicación de autenticación',
  key: 'O escriba esta clave en la aplicación:',
  firstCode: 'Código de la nueva aplicación',
  currentCode: 'Código de la aplicación actual o un código de recuperación',
  password: 'Contraseña actual',
  ownPassword: 'Su contraseña actual',
  passwordHelp:
    'Necesaria para cambiar su contraseña o su dirección; entonces se cierra la sesión en los demás navegadores.',
  switchOffHelp: 'Después bastará su contraseña para iniciar sesión.',
  newCodesHelp: 'Los códigos de recuperación anteriores dejan de funcionar.',
  othersEnd: 'Se cierra la sesión en los demás navegadores.',

  codesTitle: 'Sus códigos de recuperación',
  codesHelp:
    'Cada código sustituye a la aplicación una vez, por ejemplo si pierde el teléfono. Guárdelos en un lugar seguro: no se vuelven a mostrar.',
  copy: 'Copiar',
  copied: 'Copiados.',
  download: 'Guardar como archivo',
  savedCodes: 'Los he guardado',

  enterCode: 'Introduzca los seis dígitos que muestra su aplicación de autenticación.',
  enterRecoveryCode: 'Introduzca uno de sus códigos de recuperación.',
  code: 'Código',
  recoveryCode: 'Código de recuperación',
  useRecoveryCode: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación',
  startAgain: 'Empezar de nuevo',
  lostPhone: 'Si no dispone de la aplicación ni de los códigos, pida a un administrador que la restablezca.',

  codeMissing: 'Introduzca un código.',
  passwordMissing: 'Introduzca su contraseña actual.',
  codeRefused:
    'El código no es correcto o ya se ha usado. Introduzca el siguiente código de la aplicación o un código de recuperación que le quede.',
  newCodeRefused:
    'El código de la nueva aplicación no es correcto. Introduzca el que muestra ahora y compruebe la hora del teléfono.',
  passwordRefused: 'La contraseña actual no es correcta. Introduzca la contraseña con la que inicia sesión.',
  weakPassword:
    'Elija una contraseña de {{min}} a {{max}} caracteres que no sea su nombre ni su dirección y que tenga al menos cuatro caracteres distintos.',
  oneByOne: 'Cambie las contraseñas y direcciones de las cuentas una por una.',
  codeNeeded: 'Introduzca también el código de su aplicación de autenticación.',
  setUpNeeded: 'Configure una aplicación de autenticación.',
  setUpEnded: 'Ha tardado demasiado. Escanee el nuevo código QR.',
  setUpExpired: 'La configuración ha caducado. Empiece de nuevo.',
  required: 'El rol de esta cuenta exige una aplicación de autenticación; no se puede desactivar.',
  tooMany: 'Demasiados intentos. Vuelva a intentarlo en {{minutes}} min.',
  ownReset: 'Desactive su propia aplicación en la página de la cuenta.',
  nothingToReset: 'Esta cuenta no tiene aplicación de autenticación.',
  noAccount: 'Esta cuenta no existe.',
  signInFirst: 'Inicie sesión primero.',
  isReset: 'La aplicación de autenticación se ha restablecido.',
  mailFailed: 'No se ha podido enviar el correo de aviso.',

  mailSubject: '{{company}}: se ha restablecido su aplicación de autenticación',
  mailLead: '{{by}} ha restablecido la aplicación de autenticación de su cuenta {{email}}.',
  mailOperator: 'Un operador del servidor',
  mailEffect:
    'La aplicación y sus códigos de recuperación ya no funcionan y todas sus sesiones se han cerrado. Inicie sesión con su contraseña y configure de nuevo la aplicación.',
  mailSignIn: 'Iniciar sesión',
  mailUnasked: '¿No lo ha pedido? Avise de inmediato a un administrador y cambie su contraseña.',
  otherOrigin: 'Utilice las páginas de la administración.',
  linkAndPassword: 'Utilice el enlace del correo e introduzca una contraseña nueva.',
}
