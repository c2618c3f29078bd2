import { internationalOnly } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const valenciaMappingDay: NewsSeed = {
  id: '1214000000000011016',
  slug: 'valencia-mapping-day',
  type: 'Events',
  cover: 'news-round-table.webp',
  publishTime: '2024-03-21T08:30:00+00:00',
  recommended: false,
  sites: internationalOnly,
  title: {
    zh_CN: '巴伦西亚研讨会：50 位药师现场完成一次温度分布验证',
    en_EN: 'Valencia workshop: fifty pharmacists map a room',
    es_ES: 'Jornada de Valencia: cincuenta farmacéuticos mapean una sala',
    fr_FR: 'Atelier de Valence : cinquante pharmaciens cartographient une salle',
  },
  coverAlt: coverAlts['news-round-table.webp'],
  body: {
    zh_CN: `3 月 14 日，诺凡与西班牙的服务伙伴在巴伦西亚举办一天的温度分布验证研讨会，五十位医院药师参加。验证对象就是会议室：开场前，九只记录仪已布置在墙上、桌下和吊灯旁。

先请大家推测最热点的位置：三十一人认为是投影仪，十二人认为是南窗。

实测最热点在咖啡桌上方，11 时至 11 时 40 分为 26.8 °C；最冷点在空调直吹的主席台，20.1 °C。两点相差六度多，而墙上的温控器全天显示 23.0 °C，只代表它所在的位置。

## 对药库的启示

- 布点先考虑人员走动的区域，再按图纸划网格
- 固定探头应放在验证找到的最热点，而不是接线最方便的位置
- 九个点够一台冷藏箱，不够一间会议室，更不够一间药库

## 讨论

空载验证是否必要，会上有不同意见：药剂科负责人认为多余，物流人员坚持要做，表决结果为 26 比 24。我们建议空载、满载各做一次。

九条温度曲线和布点图已寄给每位与会者。`,
    en_EN: `On 14 March, with our Spanish service partners, we held a day on temperature mapping for hospital pharmacists in Valencia. Fifty came. They mapped the meeting room itself: nine loggers had been fixed to walls, lamps and the undersides of tables before the start.

First, everyone guessed the warmest point. Thirty-one voted for the projector, twelve for the south window.

It was the air above the coffee table, at 26.8 °C, from 11:00 to 11:40. The coldest was the rostrum, where the air conditioning blows: 20.1 °C. The difference is almost seven degrees. The thermostat on the wall read 23.0 °C all day, which was right only for its own place.

## What follows for a store

- Look first at where people walk, then at the grid on the drawing
- The fixed probe belongs at the warmest point found in the mapping, not where the cable is shortest
- Nine points are enough for a refrigerator. They were not enough for this room

## Discussion

Is it necessary to map an empty store as well? Heads of pharmacy found it superfluous, logistics staff insisted on it. The vote was 26 to 24. We recommend mapping the store both empty and loaded.

Everybody has received the nine curves and a plan of the points.`,
    es_ES: `El 14 de marzo, con nuestros socios de servicio en España, celebramos en Valencia una jornada sobre mapeo térmico para farmacéuticos de hospital. Asistieron cincuenta. Mapearon la propia sala de reuniones: antes del comienzo se habían fijado nueve registradores en paredes, lámparas y debajo de las mesas.

Primero, cada participante estimó cuál era el punto más caliente. Treinta y uno señalaron el proyector, doce la ventana sur y siete la mesa presidencial.

Era el aire sobre la mesa del café, a 26,8 °C, de 11:00 a 11:40. El más frío era la tarima, donde sopla el aire acondicionado: 20,1 °C. La diferencia es de casi siete grados. El termostato de la pared marcó 23,0 °C todo el día, un valor correcto solo en su lugar.

## Conclusiones para un almacén

- Mire primero por dónde pasa la gente y después la retícula del plano
- La sonda fija va en el punto más cálido del mapeo, no donde el cable es más corto
- Nueve puntos bastan para un frigorífico, pero no para esta sala

## Debate

¿Hay que mapear también el almacén vacío? A los jefes de Farmacia les parecía superfluo; el personal de logística insistía en ello. La votación quedó 26 a 24. Recomendamos mapear el almacén vacío y con carga.

Todos han recibido las nueve curvas y un plano de los puntos.`,
    fr_FR: `Le 14 mars, avec nos partenaires de service espagnols, nous avons organisé à Valence une journée sur la cartographie thermique pour pharmaciens hospitaliers. Cinquante y ont participé. La salle elle-même servait d’exercice : avant leur arrivée, neuf enregistreurs avaient été fixés aux murs, aux lampes et sous les tables.

Chacun devait d’abord deviner le point le plus chaud : trente et une réponses pour le projecteur, douze pour la fenêtre sud, sept pour la tribune.

C’était l’air au-dessus de la table du café, à 26,8 °C, de 11 h à 11 h 40. Le plus froid : l’estrade, sous la climatisation, à 20,1 °C. L’écart est de près de sept degrés. Le thermostat mural a indiqué 23,0 °C toute la journée.

## Ce qui vaut pour un dépôt

- Regardez d’abord où l’on marche, ensuite la grille du plan
- La sonde fixe va au point le plus chaud trouvé par la cartographie, et non là où le câblage est le plus facile
- Neuf points suffisent à un réfrigérateur, mais pas à cette salle

## Discussion

Faut-il aussi cartographier un dépôt à vide ? Les chefs de pharmacie trouvaient cela superflu, les logisticiens y tenaient. Le vote a donné 26 voix contre 24. Nous conseillons de cartographier à vide et en charge.

Tous ont reçu les neuf courbes et un plan de la salle.`,
  },
}
