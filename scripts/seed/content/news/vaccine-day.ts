import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const vaccineDay: NewsSeed = {
  id: '1214000000000001006',
  slug: 'vaccine-day',
  type: 'Events',
  cover: 'news-vaccine-day.webp',
  publishTime: '2025-04-25T09:00:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '第 1,000 台太阳能疫苗冷藏箱送达海拔 4,310 米的卫生院',
    en_EN: 'The thousandth solar refrigerator reaches 4,310 metres',
    es_ES: 'El frigorífico solar número mil llega a 4310 metros de altitud',
    fr_FR: 'Le millième réfrigérateur solaire est livré à 4 310 mètres d’altitude',
  },
  coverAlt: {
    zh_CN: '戴手套的手从托盘中取出一支西林瓶，窗前是疫苗冷藏包，远处是群山',
    en_EN: 'A gloved hand lifts a vial from a tray, a vaccine carrier before a window with mountains',
    es_ES: 'Una mano enguantada toma un vial de una bandeja; un portavacunas ante una ventana con montañas',
    fr_FR:
      'Une main gantée prend un flacon d’un plateau, un porte-vaccins devant une fenêtre sur des montagnes',
  },
  body: {
    zh_CN: `4 月 25 日是全国儿童预防接种日。三天前，高原乡镇项目的第 1,000 台太阳能疫苗冷藏箱，送到了海拔 4,310 米的一所乡镇卫生院。这是一台 R100，最后 60 公里走了整整一天。

## 六年，1,000 个接种点

项目始于 2019 年，由诺凡与有关省份的卫生健康部门共同实施，面向没有电网或经常停电的乡镇。每个接种点包括一台疫苗有效容积 52 升的冷藏箱、配套光伏板、运输、安装和十年维保。

最近一次清点，1,000 台中 994 台在用；2 台运输途中损坏，已更换；4 台借给了供电线路被洪水冲断的一个区县。

## 高海拔的影响

- 日照更强，光伏板温度更低，出力高于标称值
- 空气稀薄，散热能力下降，冷凝器因此加大三分之一
- 室外 −25 °C 时，须防止疫苗冻结。光伏供电的微型加热器使箱内保持在 2 °C 以上

2024 年，各接种点疫苗处于 2–8 °C 的时间占比，中位数为 99.7%，最低的一处为 96.2%，原因是旁边新建的房屋遮挡了光伏板。将光伏板移开四米后，当月恢复到 99% 以上。

## 村医的反馈

第 7 台冷藏箱所在地的村医说，她不用再在接种当天一早去县里取疫苗，单程两个小时。省下的时间，她用来走访没来接种的孩子。

> 接种率的提高，来自村医在路上省下的时间。

**伊尔丝·布兰兹马，服务总监**

接下来的 300 台，将从今年秋天开始，送往更西边的乡镇。`,
    en_EN: `The thousandth refrigerator of our plateau programme arrived on Tuesday at a township health centre 4,310 metres above sea level. It is an R100, our smaller solar model. The last 60 kilometres took a day. World Immunization Week began yesterday; the first session there is on Monday morning.

## Six years, 1,000 townships

The programme began in 2019 with the provincial health authorities. It supplies townships where the grid is absent or fails often. Each receives a refrigerator with 52 litres for vaccines, its solar array, the journey, the installation and ten years of service.

Of the 1,000 refrigerators, 994 were in use at the last count. Two were damaged on the way and replaced; four are on loan to a district where a flood had destroyed the power lines.

## The effect of altitude

- Sunlight is stronger and panels are colder: both give more power than the data sheet states
- Thin air carries less heat away, so the condenser is a third larger
- At −25 °C outside, vaccines have to be kept from freezing. A small heater fed by the panels keeps the compartment above 2 °C

In 2024, vaccines in the programme were within 2–8 °C for 99.7% of the time at the median site. At the worst it was 96.2%, because a new building shaded the array. The panels have been moved since.

## What village doctors report

A village doctor who uses the seventh refrigerator told us that she no longer fetches vaccines on the morning of a session, two hours each way. She uses the time to visit those who did not come.

> Coverage rises because village doctors save hours on the road.

**Ilse Brandsma, Service Director**`,
    es_ES: `El frigorífico número mil de nuestro programa del altiplano llegó el martes a un centro de salud municipal situado a 4310 metros sobre el nivel del mar. Es un R100, nuestro modelo solar pequeño. Los últimos 60 kilómetros requirieron un día entero. La Semana Mundial de la Inmunización empezó ayer; la primera sesión allí será el lunes por la mañana.

## Seis años, 1000 municipios

El programa comenzó en 2019 con las autoridades sanitarias provinciales. Atiende municipios sin red eléctrica o con cortes frecuentes. Cada uno recibe un frigorífico con 52 litros para vacunas, su campo solar, el transporte, la instalación y diez años de servicio.

De los 1000 equipos, 994 estaban en uso en el último recuento. Dos se dañaron en el viaje y se sustituyeron; cuatro están prestados a un distrito donde una riada se llevó el tendido eléctrico.

## Lo que cambia la altitud

- El sol es más fuerte y los paneles están más fríos: ambas cosas dan más potencia de la que indica la ficha
- El aire, menos denso, se lleva menos calor, por lo que el condensador es un tercio mayor
- Con −25 °C en el exterior hay que proteger las vacunas de la congelación. Un pequeño calefactor alimentado por los paneles mantiene el compartimento por encima de 2 °C

En 2024, las vacunas del programa estuvieron entre 2 y 8 °C el 99,7 % del tiempo en el centro mediano. En el peor, el 96,2 %, porque un edificio nuevo daba sombra al campo solar. Los paneles ya se han trasladado.

## Qué cuentan los médicos rurales

La médica rural que utiliza el séptimo frigorífico nos contó que ya no va a buscar las vacunas la mañana de la sesión, dos horas por trayecto. Dedica ese tiempo a visitar a quienes no acudieron.

> La cobertura aumenta porque los médicos rurales ahorran horas de viaje.

**Ilse Brandsma, directora de Servicio**`,
    fr_FR: `Le millième réfrigérateur de notre programme des hauts plateaux est arrivé mardi dans un centre de santé de canton, à 4 310 mètres d’altitude. C’est un R100, notre petit modèle solaire. Les 60 derniers kilomètres ont pris une journée. La Semaine mondiale de la vaccination a commencé hier ; la première séance y aura lieu lundi matin.

## Six ans, canton après canton

Le programme a débuté en 2019 avec les autorités sanitaires provinciales. Il équipe des cantons sans réseau électrique ou souvent privées de courant. Chacun reçoit un réfrigérateur offrant 52 litres aux vaccins, son champ solaire, le transport, l’installation et dix ans d’entretien.

Sur les 1 000 appareils, 994 étaient en service au dernier relevé. Deux, endommagés en route, ont été remplacés ; quatre sont prêtés à un district dont une crue a emporté les lignes.

## L’effet de l’altitude

- Le soleil est plus fort et les panneaux plus froids : l’un et l’autre donnent plus de puissance que la fiche ne l’indique
- L’air raréfié emporte moins de chaleur ; le condenseur est donc d’un tiers plus grand
- Par −25 °C à l’extérieur, il faut protéger les vaccins du gel. Une petite résistance alimentée par les panneaux maintient le compartiment au-dessus de 2 °C

En 2024, les vaccins du programme sont restés entre 2 et 8 °C pendant 99,7 % du temps sur le site médian, 96,2 % sur le moins bon, où un bâtiment neuf faisait de l’ombre au champ solaire. Les panneaux ont été déplacés depuis.

## Sur place

La médecin de village qui a reçu le septième appareil n’a plus à aller chercher les vaccins le matin des séances, deux heures à l’aller, deux au retour. Elle utilise ce temps pour rendre visite aux personnes qui ne sont pas venues.

> La couverture progresse grâce aux heures que le personnel ne passe plus sur la route.

**Ilse Brandsma, directrice du service**`,
  },
}
