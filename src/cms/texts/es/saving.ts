/** Whether what is typed was saved, and the sign-in above a form. */
export const saving = {
  unreachable: 'No se puede conectar con el servidor.',
  offline:
    'Sin guardar: no se puede conectar con el servidor. Lo que ha escrito se conserva aquí y se guardará en cuanto responda.',
  signedOut:
    'Sin guardar: su sesión ha terminado. Lo que ha escrito se conserva aquí y se guardará cuando vuelva a iniciar sesión.',
  refused: 'Sin guardar: {{reason}}',
  refusedUnknown: 'Sin guardar: el servidor lo ha rechazado. Copie su texto y vuelva a cargar la página.',
  saving: 'Guardando…',
  resuming: 'Conexión restablecida. Guardando…',
  title: 'Inicie sesión de nuevo',
  help: 'Su sesión ha terminado. Lo que ha escrito se conserva en el formulario y se guardará cuando haya iniciado sesión.',
  later: 'Más tarde',
  again: 'Iniciar sesión',
}
