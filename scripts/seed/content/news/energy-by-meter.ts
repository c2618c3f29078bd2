import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const energyByMeter: NewsSeed = {
  id: '1214000000000002031',
  slug: 'energy-by-meter',
  type: 'LatestNews',
  cover: 'news-energy-meter.webp',
  publishTime: '2022-02-24T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '青屿工厂装 214 只分项电表，夜间用电由 31% 降到 19%',
    en_EN: 'What 214 electricity meters show: the plant’s consumption at night',
    es_ES: 'Lo que muestran 214 contadores: el consumo nocturno de la planta',
    fr_FR: 'Ce que montrent 214 compteurs : la consommation nocturne de l’usine',
  },
  coverAlt: {
    zh_CN: '打开的配电柜内成排的电表',
    en_EN: 'Rows of electricity meters in an open switchboard',
    es_ES: 'Filas de contadores eléctricos en un cuadro abierto',
    fr_FR: 'Rangées de compteurs électriques dans un tableau ouvert',
  },
  body: {
    zh_CN: `去年秋天，青屿工厂一号线装了 214 只分项电表，每台机器、每段照明、每条压缩空气支管各一只。八周读数表明：无人上班时，工厂用电仍为白天的 31%。

## 用电去向

- 压缩空气漏点 47 处，每天 380 kWh；最大的一处在测试间吊顶内，至少已泄漏两年
- 测试大厅夜间照明，每天 120 kWh
- 发泡模具凌晨四点开始预热，早班七点才到岗，每个工作日多用 620 kWh

三项合计，一年约 37 万 kWh，相当于一百多台超低温保存箱全年的用电。

## 改进措施

漏点已全部修复，每月第一个周一用超声检漏仪巡检。照明改为感应控制。模具预热由定时改为按排产计划：没有订单，就不加热。二月上旬，夜间负荷降到白天的 19%。

余下的 19% 大部分是老化测试中的冰箱，夜间须连续运行。

> 以前我们只知道总电费，不知道电用在哪里。

**贺远舟，制造与质量总监**

读数每周在食堂门口公布，按班组列出，不排名次。根据车间的建议，办公楼的用电也已列入。`,
    en_EN: `Last autumn we fitted line one of the Qingyu plant with 214 electricity meters: one for every machine, every row of lights and every branch of the compressed-air network. Eight weeks of readings are now in. With nobody at work, the plant used 31% of its daytime power.

## Where it went

- 47 leaks of compressed air: 380 kWh a day. The largest, above a suspended ceiling, had been leaking for at least two years
- Lights in the test hall at night: 120 kWh a day
- Foaming moulds heated from four in the morning for a shift that arrives at seven: 620 kWh every working day

Together that is about 370,000 kWh a year, enough to run some hundred ultra-low freezers.

## What we did

The leaks are closed, and a colleague with an ultrasonic detector walks the network on the first Monday of each month. Motion sensors switch the lights. The moulds are heated by the production plan instead of a timer. In early February the night load was down to 19%.

Most of the remainder is used by freezers in endurance tests, which have to run at night.

> We used to know the bill, but not where the electricity went.

**He Yuanzhou, Director of Manufacturing and Quality**

The readings are posted at the canteen door, by team and without a ranking. At the request of the shop floor, they now include the office building.`,
    es_ES: `El otoño pasado instalamos 214 contadores eléctricos en la línea uno de la planta de Qingyu: uno por máquina, por línea de alumbrado y por ramal de aire comprimido. Ya hay ocho semanas de lecturas: sin nadie trabajando, la planta consumía el 31 % de la potencia diurna.

## En qué se gastaba

- 47 fugas de aire comprimido: 380 kWh al día. La mayor llevaba al menos dos años abierta sobre un falso techo
- Alumbrado nocturno de la sala de ensayos: 120 kWh al día
- Moldes de espumado calientes desde las cuatro de la madrugada para un turno que entra a las siete: 620 kWh cada día laborable

En total, unos 370 000 kWh al año, lo que consume un centenar de ultracongeladores.

## Qué hemos cambiado

Las fugas están reparadas y, el primer lunes de cada mes, un empleado recorre la red con un detector de ultrasonidos. El alumbrado tiene sensores de presencia. Los moldes se calientan según el plan de producción y no a una hora fija. A principios de febrero, la carga nocturna había bajado al 19 %.

La mayor parte del resto corresponde a congeladores en ensayo de durabilidad, que deben funcionar de noche.

> Antes conocíamos la factura, pero no adónde iba la electricidad.

**He Yuanzhou, director de Fabricación y Calidad**

Las lecturas se exponen a la entrada del comedor, por equipos y sin clasificación. A petición del taller, incluyen también el edificio de oficinas.`,
    fr_FR: `L’automne dernier, nous avons posé 214 compteurs électriques sur la ligne un de l’usine de Qingyu : un par machine, par rangée de luminaires, par branche d’air comprimé. Huit semaines de relevés sont maintenant disponibles : sans personne au travail, l’usine consommait 31 % de ce qu’elle consomme en journée.

## Origine de la consommation

- 47 fuites d’air comprimé : 380 kWh par jour. La plus grosse, au-dessus d’un faux plafond, durait depuis deux ans au moins
- L’éclairage nocturne de la salle d’essai : 120 kWh par jour
- Des moules à mousse chauffés dès 4 h pour une équipe qui arrive à 7 h : 620 kWh par jour ouvré

Au total, environ 370 000 kWh par an, de quoi faire fonctionner une centaine de congélateurs ultra-basse température.

## Ce qui a changé

Les fuites sont colmatées et, chaque premier lundi du mois, quelqu’un parcourt le réseau avec un détecteur à ultrasons. L’éclairage est à détection de présence. Les moules sont chauffés selon le plan de production et non plus à heure fixe. Début février, la charge nocturne était tombée à 19 %.

Le reste correspond surtout aux congélateurs en essai d’endurance, qui doivent tourner.

> Nous connaissions la facture, mais pas la consommation de chaque machine.

**He Yuanzhou, directeur de la fabrication et de la qualité**

Les relevés sont affichés à la porte de la cantine, par équipe et sans classement. À la demande de l’atelier, le bâtiment des bureaux y figure aussi.`,
  },
}
