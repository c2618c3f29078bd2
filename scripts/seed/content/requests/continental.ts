import type { RequestSeed } from './types'

export const continentalRequestSeeds: RequestSeed[] = [
  {
    id: '1219000000000000211',
    reference: '3ZSB-F6MW',
    ...{ kind: 'contact', site: 'es_ES', status: 'progress', hoursAgo: 96, owner: 'editor' },
    page: '/en/products?id=1234363851834220546&lang=es_ES',
    note: 'Visita acordada para el martes con la responsable de farmacia.',
    products: ['R390', 'R145'],
    fields: {
      ...{ prefix: 'Dr', firstName: 'Nuria', lastName: 'Ferrer Climent', position: 'Jefa de farmacia' },
      ...{ email: 'nferrer@hospital-turia.example', company: 'Hospital Comarcal del Turia' },
      ...{ continent: 'Europe', country: 'Spain', city: 'Valencia', quantity: '6' },
      content:
        'Vamos a renovar la farmacia hospitalaria y necesitamos seis frigoríficos con registro de temperatura y puerta de cristal. ¿Pueden enviarnos precios, plazo de entrega y condiciones de la cualificación IQ/OQ?',
    },
  },
  {
    id: '1219000000000000221',
    reference: 'JA15-HT9X',
    ...{ kind: 'service', site: 'es_ES', status: 'done', hoursAgo: 620, owner: 'inbox' },
    page: '/en/support/customer?lang=es_ES',
    note: 'Junta sustituida por el distribuidor de la zona. Equipo en servicio.',
    products: ['U500'],
    attachment: { picture: 'category-cover-biomedical-freezers.webp', name: 'junta de la puerta.webp' },
    fields: {
      ...{ prefix: 'Mr', firstName: 'Rodrigo', lastName: 'Sepúlveda Araya', position: 'Técnico' },
      ...{ email: 'rsepulveda@austral-genomica.example', company: 'Centro Austral de Genómica' },
      ...{ continent: 'Latin America', country: 'Chile', city: 'Valdivia' },
      content: 'Pueden llamarnos de lunes a viernes por la mañana.',
      ...{ model: 'U500', serialNumber: 'NV-U500-23-00907', whetherFirstUnpack: '2023-08-02' },
      specificProblem:
        'Se forma hielo en la parte inferior de la puerta y cuesta abrirla. La junta está deformada en la esquina izquierda; adjuntamos una foto.',
    },
  },
  {
    id: '1219000000000000231',
    reference: 'Q8NE-0VKC',
    ...{ kind: 'contact', site: 'fr_FR', status: 'new', hoursAgo: 20 },
    products: ['V1000'],
    fields: {
      ...{ prefix: 'Prof', firstName: 'Hélène', lastName: 'Vasseur', position: 'Responsable de plateforme' },
      ...{ email: 'h.vasseur@institut-saone.example', company: 'Institut de biologie de la Saône' },
      ...{ mobile: '01 99 00 47 12', continent: 'Europe', country: 'France', city: 'Lyon' },
      ...{ quantity: '3', destination: 'France' },
      content:
        'Nous regroupons trois cryothèques dans un nouveau bâtiment. Pourriez-vous nous adresser un devis pour trois cuves en phase vapeur, avec le raccordement à l’azote, la surveillance et la formation de huit personnes ?',
    },
  },
  {
    id: '1219000000000000241',
    reference: '5MXP-B7DT',
    ...{ kind: 'message', site: 'fr_FR', status: 'done', hoursAgo: 168, owner: 'inbox' },
    page: '/en/news?lang=fr_FR',
    subscription: true,
    fields: {
      ...{ name: 'Yacine Belkacem', email: 'y.belkacem@pharmacie-croix.example', country: 'France' },
      content:
        'Bonjour, je n’ai pas reçu votre lettre d’information de ce mois-ci alors que je suis inscrit. Pouvez-vous vérifier mon adresse ? Merci.',
    },
  },
  {
    id: '1219000000000000251',
    reference: 'Y6CW-1GZR',
    ...{ kind: 'contact', site: 'en_EN', status: 'done', hoursAgo: 24 * 800 },
    page: '/en/contact',
    products: ['B150'],
    fields: { country: 'Vietnam' },
  },
]
