/** The page in place of a preview that cannot be opened. */
export const noPreview = {
  signInTitle: 'Inicie sesión para ver la vista previa',
  signedOut:
    'No ha iniciado sesión o su sesión ha terminado. Inicie sesión y vuelva a abrir la vista previa. Lo que ha escrito en el formulario se conserva.',
  signIn: 'Iniciar sesión',
  again: 'Volver a abrir la vista previa',
  roleTitle: 'Su cuenta no tiene vistas previas',
  role: 'Solo gestiona solicitudes. Pida a un administrador el rol «Redactor».',
  pageTitle: 'Sin página en {{site}}',
  page: 'Este sitio no tiene página para este documento. Abra su vista previa en otro sitio o elija ese sitio arriba a la derecha del formulario:',
  nowhereTitle: 'Todavía no hay página que mostrar',
  nowhere:
    'La página depende de un campo que aún está vacío, como el tipo o el lugar. Rellénelo, guarde el documento y vuelva a abrir la vista previa.',
  versionTitle: 'Esta versión no existe',
  version:
    'Solo se conservan las últimas versiones de un documento. Elija otra en «Versiones» o abra el último borrador.',
  latestDraft: 'Abrir el último borrador',
}
