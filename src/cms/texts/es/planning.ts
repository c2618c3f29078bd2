import type { AdminTexts } from '../types'

export const planning: AdminTexts['planning'] = {
  title: 'Publicación programada',
  help: 'Se publica el último borrador que haya en ese momento. Los visitantes ven el cambio en un segundo.',
  waits: 'No es público. Se publicará el {{time}}.',
  publishAt: 'Se publicará el {{time}}',
  publishSiteAt: '{{site}} se publicará el {{time}}',
  unpublishAt: 'Se despublicará el {{time}}',
  publishFailed:
    'No se pudo publicar el {{time}}: faltan campos o no son válidos. Publíquelo usted para ver cuáles.',
  unpublishFailed: 'No se pudo despublicar el {{time}}. Despublíquelo usted.',
  cancel: 'Cancelar',
  dismiss: 'Descartar',
  cancelled: 'Cancelado.',
  plan: 'Programar',
  planned: 'Programado.',
  action: 'Acción',
  publish: 'Publicar',
  unpublish: 'Despublicar',
  time: 'Fecha y hora ({{zone}})',
  sites: 'Sitios',
  timeMissing: 'Elija fecha y hora.',
  timeIsPast: 'Ese momento ya ha pasado: elija otro posterior.',
  notPlanned: 'Esto ya no está programado.',
  endBeforeStart: 'El final debe ser posterior al comienzo.',
  endIsPast: 'El final ya ha pasado: elija otro posterior o quítelo.',
}
