import type { SiteId } from '@/i18n/locales'
import { catalogueSeeds } from '../catalogue'
import { typesetFields } from '../solutions/typeset-fields'
import {
  americanStatistics,
  chineseStatistics,
  englishStatistics,
  frenchStatistics,
  spanishStatistics,
} from './statistics'
import type { HomePageSeed } from './types'

const monitor = catalogueSeeds.products.find(({ model }) => model === 'Trace 4')
if (!monitor) throw new Error('The catalogue has no Trace 4.')

const english = [
  'Readings every ten seconds, stored on board for ten years',
  '90 days of readings buffered if the network fails',
  'Alarm calls work down the contact list until someone answers',
  'Every limit change is logged with name and reason',
]

const points: HomePageSeed['iot']['points'] = {
  en_EN: english,
  en_US: english,
  en_UK: english,
  es_ES: [
    'Lecturas cada diez segundos, conservadas diez años en el equipo',
    '90 días de lecturas guardados en la pasarela si falla la red',
    'Las llamadas de alarma siguen la lista hasta que alguien responde',
    'Cada cambio de un límite queda registrado con autor y motivo',
  ],
  fr_FR: [
    'Une mesure toutes les dix secondes, conservée dix ans dans l’appareil',
    '90 jours de données dans la passerelle en cas de coupure du réseau',
    'Les appels d’alarme suivent la liste d’astreinte jusqu’à ce que quelqu’un réponde',
    'Chaque changement de seuil est consigné avec auteur et motif',
  ],
}

/** The texts of the home pages that are not in documents (S1 2.6, 2.7; readings 8, 9). */
export const homePageSeed: HomePageSeed = {
  statistics: {
    zh_CN: chineseStatistics,
    en_EN: englishStatistics,
    en_US: americanStatistics,
    en_UK: englishStatistics,
    es_ES: spanishStatistics,
    fr_FR: frenchStatistics,
  } satisfies Record<SiteId, object>,
  iot: {
    ...typesetFields({
      title: {
        en_EN: 'IoT Cloud Solutions',
        es_ES: 'Soluciones IoT en la nube',
        fr_FR: 'Solutions IoT dans le cloud',
      },
      text: {
        en_EN:
          'Trace 4 monitors freezers, nitrogen vessels, cold rooms and vehicles of any make on one platform. 61,000 devices report to it. At 14 hospitals and biobanks the median time from an alarm to an answer fell from 11 minutes to 3 minutes 40 seconds.',
        es_ES:
          'Trace 4 monitoriza en una sola plataforma congeladores, recipientes de nitrógeno, cámaras y vehículos de cualquier marca. Hay 61 000 dispositivos conectados. En 14 hospitales y biobancos, la mediana entre alarma y respuesta bajó de 11 minutos a 3 minutos y 40 segundos.',
        fr_FR:
          'Trace 4 surveille sur une même plateforme congélateurs, cuves d’azote, chambres et véhicules, quelle qu’en soit la marque. 61 000 appareils y sont raccordés. Dans 14 hôpitaux et biobanques, le délai médian entre l’alarme et la réponse est passé de 11 minutes à 3 minutes 40 secondes.',
      },
      linkLabel: { en_EN: 'About Trace 4', es_ES: 'Conocer Trace 4', fr_FR: 'Découvrir Trace 4' },
    }),
    points,
    picture: 'iot-cloud.webp',
    linkAddress: { en_EN: `/en/products?id=${monitor.id}` },
  },
}
