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
    zh_CN: '六个周四晚上谈“冷”：青屿讲座三月开讲，欢迎旁听',
    en_EN: 'Six Thursdays about cold: lectures in Qingyu, open to all',
    es_ES: 'Seis jueves sobre el frío: conferencias en Qingyu, abiertas a todos',
    fr_FR: 'Six jeudis sur le froid : des conférences à Qingyu, ouvertes à tous',
  },
  coverAlt: coverAlts['news-lecture-hall.webp'],
  body: {
    zh_CN: `从 3 月 3 日起，青屿测试中心的报告厅每隔一周的周四 19 时开讲，题目只有一个字：冷。一共六讲，每讲 45 分钟，之后回答提问，问完为止。报告厅有 80 个座位，坐不下的可以看直播，免费，配英文字幕。

## 讲座安排

1. **3 月 3 日**　一管样本的感受：冰、盐，以及通往 −80 °C 的慢路
2. **3 月 17 日**　两个回路，一扇门：用一把烧水壶讲清复叠制冷
3. **3 月 31 日**　气相还是液相？液氮用户的一场争论，用数据收场
4. **4 月 14 日**　疫苗的最后一公里，与一位乡村医生连线
5. **4 月 28 日**　怎样读一条温度曲线，什么时候不该信它
6. **5 月 12 日**　2021 年坏过的东西，以及为什么坏

最后一讲由服务部主讲。他们想要两个小时，得到的和大家一样，45 分钟。

## 几条规矩

讲座不展示产品，也不销售产品。引用数据须说明出处，没有出处的数字，退还本人。请不要携带样本到场：去年试讲结束后，有三位听众问能不能在我们的冰箱里借个位置。

座位按来信先后安排：[events@norvane.example](mailto:events@norvane.example)。录像于下一个周一上线。`,
    en_EN: `From 3 March, every second Thursday at 19:00, the lecture room of our test centre in Qingyu belongs to a subject that rarely has an evening to itself. There will be six lectures on cold, each of 45 minutes, each followed by questions for as long as there are any. The room has 80 seats. Everybody else may watch the stream, which is free and has English subtitles.

## The dates

1. **3 March.** What an aliquot feels: ice, salt and the slow road to −80 °C
2. **17 March.** Two circuits, one door: the cascade, explained with a kettle
3. **31 March.** Vapour or liquid? A quarrel among nitrogen users, settled by measurement
4. **14 April.** The last kilometre of a vaccine, with a village doctor on the telephone
5. **28 April.** How to read a temperature curve, and when to distrust it
6. **12 May.** Everything that broke in 2021, and why

The last evening belongs to the service department, which asked for two hours and will get 45 minutes like everyone else.

## House rules

Nothing is shown and nothing is sold. Speakers name their sources; a number without one is returned to its owner. Please bring no samples. After last year’s trial evening, three visitors asked for a place in our freezers.

Seats go in the order of letters: [events@norvane.example](mailto:events@norvane.example). Recordings go online on the following Monday.`,
    es_ES: `A partir del 3 de marzo, un jueves de cada dos a las 19:00, la sala de conferencias de nuestro centro de ensayos de Qingyu acogerá seis conferencias sobre el frío, de 45 minutos cada una y con turno de preguntas. La sala tiene 80 plazas. También se puede seguir la emisión, gratuita y con subtítulos en inglés.

## Las fechas

1. **3 de marzo.** Qué ocurre en una alícuota: hielo, sal y la velocidad de congelación hasta −80 °C
2. **17 de marzo.** Dos circuitos y una puerta: la cascada, explicada con un hervidor
3. **31 de marzo.** ¿Vapor o líquido? La comparación, con mediciones de usuarios de nitrógeno
4. **14 de abril.** El último kilómetro de una vacuna, con una médica rural al teléfono
5. **28 de abril.** Cómo leer una curva de temperatura y cuándo desconfiar de ella
6. **12 de mayo.** Todo lo que se estropeó en 2021, y por qué

La última sesión corre a cargo del departamento de servicio.

## Normas

No hay exposición ni venta. Los ponentes citan la fuente de cada cifra. Rogamos que no se traigan muestras.

Las plazas se asignan por orden de llegada: [events@norvane.example](mailto:events@norvane.example). Las grabaciones se publican el lunes siguiente.`,
    fr_FR: `À partir du 3 mars, un jeudi sur deux à 19 heures, la salle de conférences de notre centre d’essais de Qingyu accueille six conférences sur le froid, de 45 minutes chacune, suivies de questions. La salle compte 80 places. On peut aussi suivre la retransmission, gratuite et sous-titrée en anglais.

## Les dates

1. **3 mars.** Ce qui se passe dans une aliquote : la glace, le sel et la vitesse de congélation jusqu’à −80 °C
2. **17 mars.** Deux circuits, une porte : la cascade expliquée avec une bouilloire
3. **31 mars.** Vapeur ou liquide ? La comparaison, mesures d’utilisateurs d’azote à l’appui
4. **14 avril.** Le dernier kilomètre d’un vaccin, avec une médecin de village au téléphone
5. **28 avril.** Lire une courbe de température, et savoir quand s’en méfier
6. **12 mai.** Tout ce qui est tombé en panne en 2021, et pourquoi

La dernière soirée est assurée par le service technique.

## Les règles

Ni exposition ni vente. Les intervenants citent la source de chaque chiffre. Merci de ne pas apporter d’échantillons.

Les places sont attribuées dans l’ordre des demandes : [events@norvane.example](mailto:events@norvane.example). Les enregistrements sont en ligne le lundi suivant.`,
  },
}
