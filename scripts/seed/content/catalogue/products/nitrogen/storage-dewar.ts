import type { SeriesSeed } from '../series'

export const storageDewar: SeriesSeed = {
  series: 'storage-dewar',
  approvals: 'nitrogen',
  markets: [],
  solutions: ['assisted-reproduction', 'food-and-veterinary', 'universities'],
  relatedProducts: ['d25', 's7', 'trace-4n'],
  updateTime: '2024-09-10T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 贮存式液氮容器`,
      listName: `${m.model} 贮存式液氮容器`,
      overview: `生殖中心与畜牧站的样本要在 −196 °C 保存多年。${m.model} 为铝合金双层高真空结构，颈管为玻璃钢，传热小：${m.litres} 升液氮，每天只蒸发 ${m.loss} 升，静态保存 ${m.days} 天。

${m.format('canisters')} 只提筒，共存 ${m.straws} 支 0.5 mL 麦管；提筒柄按编号挂在颈口的定位槽内，便于核对。真空保证五年，每台出厂前称重 72 小时，蒸发量写在随机证书上。`,
      traits: [
        [`${m.days} 天`, `静态日蒸发 ${m.loss} 升`, '出厂称重 72 小时，一台一证'],
        ['提筒编号', `${m.format('canisters')} 只，编号定位槽`, `${m.straws} 支 0.5 mL 麦管`],
        ['五年真空保证', '铝合金外壳，玻璃钢颈管', '带锁盖，背面有浸渍标尺'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} storage dewar`,
      overview: `Samples in fertility clinics and breeding stations stay at −196 °C for many years. The ${m.model} is made of aluminium in two shells with a high vacuum between them and a neck of glass-reinforced plastic, which conducts little. Of its ${m.litres} litres, ${m.loss} evaporate a day, for a static holding time of ${m.days} days.

It holds ${m.straws} straws of 0.5 mL${m.raw.facts.canisters === 1 ? ' in one canister' : ` in ${m.format('canisters')} canisters, whose handles hang in numbered notches at the neck`}. The vacuum is guaranteed for five years. Each dewar is weighed for 72 hours before it leaves us, and its measured evaporation is stated on its certificate.`,
      traits: [
        [`${m.days} days`, `${m.loss} litres a day, closed`, 'Weighed for 72 hours; a certificate for each'],
        ['Numbered canisters', 'Numbered notches at the neck', `${m.straws} straws of 0.5 mL`],
        [
          'Vacuum guaranteed for five years',
          'Aluminium shells, plastic neck',
          'Locking lid, dipstick supplied',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Vaso Dewar de conservación ${m.model}`,
      overview: `Las muestras de clínicas de fertilidad y centros de reproducción animal pasan muchos años a −196 °C. El ${m.model} es de aluminio, con doble envolvente, alto vacío y cuello de plástico reforzado con fibra, que conduce poco. De sus ${m.litres} litros se evaporan ${m.loss} al día, con una conservación estática de ${m.days} días.

Guarda ${m.straws} pajuelas de 0,5 mL${m.raw.facts.canisters === 1 ? ' en un canastillo' : ` en ${m.format('canisters')} canastillos, cuyas varillas cuelgan de muescas numeradas en la boca`}. El vacío se garantiza cinco años. Cada vaso se pesa durante 72 horas antes de la entrega y su evaporación medida consta en el certificado.`,
      traits: [
        [
          `${m.days} días`,
          `${m.loss} litros al día, cerrado`,
          'Pesado 72 horas; un certificado para cada uno',
        ],
        ['Canastillos numerados', 'Muescas numeradas en la boca', `${m.straws} pajuelas de 0,5 mL`],
        [
          'Vacío garantizado cinco años',
          'Envolventes de aluminio, cuello de plástico',
          'Tapa con cierre y varilla de nivel',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Vase Dewar de stockage ${m.model}`,
      overview: `Les échantillons des centres de fertilité et des stations d’élevage restent à −196 °C pendant de longues années. Le ${m.model} est en aluminium, à double enveloppe et vide poussé, avec un col en composite peu conducteur. Sur ses ${m.litres} litres, ${m.loss} s’évaporent par jour, soit un maintien statique de ${m.days} jours.

Il contient ${m.straws} paillettes de 0,5 mL${m.raw.facts.canisters === 1 ? ' dans un canister' : ` dans ${m.format('canisters')} canisters, dont les tiges sont suspendues à des encoches numérotées`}. Le vide est garanti cinq ans. Chaque vase est pesé 72 heures avant son départ, et l’évaporation mesurée figure sur son certificat.`,
      traits: [
        [`${m.days} jours`, `${m.loss} litre par jour, fermé`, 'Pesée de 72 heures, certificat individuel'],
        ['Canisters numérotés', 'Encoches numérotées au col', `${m.straws} paillettes de 0,5 mL`],
        [
          'Vide garanti cinq ans',
          'Enveloppes en aluminium, col composite',
          'Couvercle verrouillable, jauge fournie',
        ],
      ],
    }),
  },
}
