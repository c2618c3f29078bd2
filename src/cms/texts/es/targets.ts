/** The targets of links in menus and settings. */
export const targets = {
  placeholder: 'Página, documento o https://…',
  options: 'Páginas y documentos',
  searching: 'Buscando…',
  nothing:
    'No se encontró ninguna página ni documento. Para otro sitio web, escriba su dirección con https://.',
  found_one: '{{count}} resultado. Elija con las flechas y confirme con Intro.',
  found_other: '{{count}} resultados. Elija con las flechas y confirme con Intro.',
  notPublicOption: '{{kind}}, no público',
  open: 'Abrir',
  edit: 'Editar',
  newTab: '{{label}} (pestaña nueva)',
  otherSite: 'Lleva a {{site}}.',
  noPage:
    'Ninguna página de los sitios tiene esta dirección. Elija una de la lista o escriba la dirección de otro sitio web con https://.',
  missing: 'Este documento ya no existe: los visitantes ven una página de error.',
  notPublic: 'No es público en {{site}}: los visitantes ven una página de error.',
  invalid:
    'Elija una página o un documento de la lista, o escriba la dirección de otro sitio web con https://.',
  noSuchPage:
    'Ninguna página de los sitios tiene la dirección {{address}}. Elija una página o un documento de la lista, o escriba la dirección de otro sitio web con https://.',
}
