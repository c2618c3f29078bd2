import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const lectureEvenings: NewsSeed = {
  id: '1214000000000011001',
  slug: 'lecture-evenings',
  type: 'Events',
  cover: 'news-lecture-hall.webp',
  publishTime: '2022-02-24T09:20:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '青屿低温技术讲座三月开讲：六个周四晚，欢迎旁听',
    en_EN: 'Six lectures on cold: Thursday evenings in Qingyu, open to all',
    es_ES: 'Seis conferencias sobre el frío: los jueves en Qingyu, abiertas a todos',
    fr_FR: 'Six jeudis sur le froid : des conférences à Qingyu, ouvertes à tous',
  },
  coverAlt: coverAlts['news-lecture-hall.webp'],
  body: {
    zh_CN: `从 3 月 3 日起，青屿测试中心的报告厅每隔一周的周四 19 时举办低温技术讲座，共六讲，每讲 45 分钟，讲后现场答疑。讲座面向实验室、医院、疾控机构和高校的设备使用与管理人员，也欢迎学生参加。报告厅有 80 个座位，也可免费观看直播，直播配英文字幕。

## 讲座安排

1. **3 月 3 日**　样本降到 −80 °C 的过程：冰晶、盐分与降温速率
2. **3 月 17 日**　复叠制冷原理：两个回路如何配合
3. **3 月 31 日**　气相与液相液氮储存：用户实测数据比较
4. **4 月 14 日**　疫苗的最后一公里，与一位乡村医生连线
5. **4 月 28 日**　如何判读温度曲线，何时应当存疑
6. **5 月 12 日**　2021 年的设备故障及其原因

前五讲由研发部门与特邀讲师主讲，最后一讲由服务部主讲。

## 参加须知

讲座不展示、不销售产品，引用数据均注明出处。请勿携带样本到场。

座位按来信先后安排：[events@norvane.example](mailto:events@norvane.example)。录像于下一个周一上线。`,
    en_EN: `From 3 March, every second Thursday at 19:00, the lecture room of our test centre in Qingyu hosts six lectures on cold, each of 45 minutes and followed by questions. The room has 80 seats. The live stream is free and has English subtitles.

## The dates

1. **3 March.** How an aliquot freezes: ice, salt and cooling rates down to −80 °C
2. **17 March.** How a cascade works: two circuits in one freezer
3. **31 March.** Vapour or liquid nitrogen? Measurements by users compared
4. **14 April.** The last kilometre of a vaccine, with a village doctor on the telephone
5. **28 April.** How to read a temperature curve, and when to distrust it
6. **12 May.** Everything that failed in 2021, and why

The last lecture is given by the service department.

## Please note

No products are shown or sold, and speakers name their sources. Please do not bring samples.

Seats are allocated in the order of registration: [events@norvane.example](mailto:events@norvane.example). Recordings go online on the following Monday.`,
    es_ES: `A partir del 3 de marzo, un jueves de cada dos a las 19:00, la sala de conferencias de nuestro centro de ensayos de Qingyu acogerá seis conferencias sobre el frío, de 45 minutos cada una y con turno de preguntas. La sala tiene 80 plazas. La retransmisión en directo es gratuita y lleva subtítulos en inglés.

## Las fechas

1. **3 de marzo.** Cómo se congela una alícuota: hielo, sal y velocidades de enfriamiento hasta −80 °C
2. **17 de marzo.** Cómo funciona una cascada: dos circuitos en un congelador
3. **31 de marzo.** ¿Vapor o nitrógeno líquido? Comparación de mediciones de usuarios
4. **14 de abril.** El último kilómetro de una vacuna, con una médica rural al teléfono
5. **28 de abril.** Cómo leer una curva de temperatura y cuándo desconfiar de ella
6. **12 de mayo.** Todo lo que falló en 2021, y por qué

La última conferencia corre a cargo del departamento de servicio.

## Tenga en cuenta

No se exponen ni se venden productos, y los ponentes citan sus fuentes. Le rogamos que no traiga muestras.

Las plazas se asignan por orden de inscripción: [events@norvane.example](mailto:events@norvane.example). Las grabaciones se publican el lunes siguiente.`,
    fr_FR: `À partir du 3 mars, un jeudi sur deux à 19 heures, la salle de conférences de notre centre d’essais de Qingyu accueille six conférences sur le froid, de 45 minutes chacune, suivies de questions. La salle compte 80 places. On peut aussi suivre la retransmission, gratuite et sous-titrée en anglais.

## Les dates

1. **3 mars.** Comment congèle une aliquote : la glace, le sel et les vitesses de refroidissement jusqu’à −80 °C
2. **17 mars.** Comment fonctionne une cascade : deux circuits dans un congélateur
3. **31 mars.** Azote vapeur ou liquide ? Comparaison de mesures d’utilisateurs
4. **14 avril.** Le dernier kilomètre d’un vaccin, avec une médecin de village au téléphone
5. **28 avril.** Lire une courbe de température et savoir quand s’en méfier
6. **12 mai.** Tout ce qui est tombé en panne en 2021, et pourquoi

La dernière conférence est donnée par le service technique.

## Informations pratiques

Aucun produit n’est présenté ni vendu, et les intervenants citent leurs sources. Merci de ne pas apporter d’échantillons.

Les places sont attribuées dans l’ordre des demandes : [events@norvane.example](mailto:events@norvane.example). Les enregistrements sont en ligne le lundi suivant.`,
  },
}
