import type { StatisticSeed } from './types'

export const chineseStatistics: StatisticSeed[] = [
  { figure: '500+', label: '生物样本库', note: '正在使用诺凡设备' },
  { figure: '200+', label: '技术专利', note: '其中发明专利 87 项' },
  { figure: '70+', label: '服务网点', note: '国内自建与授权，24 小时响应' },
]

export const englishStatistics: StatisticSeed[] = [
  { figure: '500+', label: 'biobanks', note: 'keep samples in Norvane equipment' },
  { figure: '200+', label: 'technology patents', note: 'including 87 invention patents granted in China' },
  {
    figure: '120+',
    label: 'countries served',
    note: 'hospitals, blood services, vaccine stores, laboratories',
  },
  { label: 'Sample library solution', note: 'Freezers and vessels, one record for all' },
  { label: 'Cryopreservation tank', note: 'Vapour phase: no liquid on the samples' },
  { label: 'Solar direct-drive refrigeration', note: 'No battery; solar energy stored as ice' },
]

export const americanStatistics: StatisticSeed[] = englishStatistics.map(({ note, ...statistic }) => ({
  ...statistic,
  note: note?.replace('Vapour', 'Vapor'),
}))

export const spanishStatistics: StatisticSeed[] = [
  { figure: '500+', label: 'biobancos', note: 'guardan muestras en equipos Norvane' },
  {
    figure: '200+',
    label: 'patentes tecnológicas',
    note: '87 de ellas, patentes de invención concedidas en China',
  },
  { figure: '120+', label: 'países atendidos', note: 'hospitales, bancos de sangre, vacunas y laboratorios' },
  { label: 'Solución para colecciones de muestras', note: 'Congeladores, recipientes y un registro único' },
  { label: 'Recipiente de criopreservación', note: 'Fase vapor: ningún líquido sobre las muestras' },
  {
    label: 'Refrigeración solar de accionamiento directo',
    note: 'Sin batería: energía solar acumulada en hielo',
  },
]

export const frenchStatistics: StatisticSeed[] = [
  { figure: '500+', label: 'biobanques', note: 'conservent des échantillons dans nos appareils' },
  {
    figure: '200+',
    label: 'titres de propriété industrielle',
    note: 'dont 87 brevets d’invention délivrés en Chine',
  },
  { figure: '120+', label: 'pays desservis', note: 'hôpitaux, sang, vaccins et laboratoires' },
  { label: 'Solution pour collections d’échantillons', note: 'Congélateurs, cuves et un registre unique' },
  { label: 'Cuve de cryoconservation', note: 'Phase vapeur : aucun liquide sur les échantillons' },
  {
    label: 'Réfrigération solaire à entraînement direct',
    note: 'Sans batterie : énergie solaire stockée sous forme de glace',
  },
]
