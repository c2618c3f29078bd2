import type { AdminTexts } from '../types'

export const seo: AdminTexts['seo'] = {
  label: 'Buscadores y enlaces compartidos',
  title: 'Título en los buscadores',
  titleHelp: 'También el de los enlaces compartidos. Vacío: el nombre del documento con el de la empresa.',
  description: 'Descripción en los buscadores',
  descriptionHelp: 'Una o dos frases debajo del título. Vacío: el comienzo del texto.',
  picture: 'Imagen de los enlaces compartidos',
  pictureHelp:
    'Apaisada, de al menos 1200 × 630 px. Vacío: la imagen de la página o la de los ajustes del sitio.',
  noIndex: 'No mostrar en buscadores',
  noIndexHelp:
    'La página queda fuera de los buscadores y de sitemap.xml. Sigue siendo pública y el buscador del sitio la encuentra.',
}
