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
    zh_CN: '瓦伦西亚：50 位药师现场完成一次温度分布验证',
    en_EN: 'Valencia: fifty pharmacists map a room',
    es_ES: 'Valencia: cincuenta farmacéuticos mapean una sala',
    fr_FR: 'Valence : cinquante pharmaciens cartographient une salle',
  },
  coverAlt: coverAlts['news-round-table.webp'],
  body: {
    zh_CN: `3 月 14 日，诺凡与西班牙的服务伙伴在巴伦西亚办了一天温度分布验证研讨会，来的是五十位医院药师。会议室本身就是教具：开场前，九只记录仪已经贴在墙上、桌下和吊灯旁边。

先请大家猜最热的一点在哪里。三十一人猜投影仪，十二人猜南窗。

一天下来，答案是咖啡桌的上方，26.8 °C，从 11 时到 11 时 40 分。最冷的是主席台，20.1 °C，那是空调直吹的地方。两点相差六度多，而墙上的温控器一整天都写着 23.0 °C，没有说谎，也没有说全。

## 由此谈到药库

- 布点先问人在哪里走动，再问图纸上的网格
- 固定探头要放在验证找到的最热点，不是最方便接线的地方
- 九个点够一台冰箱，不够一间会议室，更不够一间药库

## 留下的分歧

上午的辩论没有结论：空载验证还要不要做？药剂科长们觉得多余，做物流的坚持要做。举手表决，二十六比二十四。我们的意见是两次都做，但只被采纳为第三种意见。

九条曲线和一张座位图已寄给每位与会者。有人回信问，下次能不能把主席台和咖啡桌换个位置。可以。`,
    en_EN: `On 14 March, with our Spanish service partners, we held a day on temperature mapping for hospital pharmacists in Valencia. Fifty came. The room was the teaching aid: nine loggers had been fixed to walls, lamps and the undersides of tables before anybody arrived.

First, everyone guessed the warmest point. Thirty-one voted for the projector, twelve for the south window, seven for the chairman.

It was the air above the coffee table, at 26.8 °C, from 11:00 to 11:40. The coldest was the rostrum, where the air conditioning blows: 20.1 °C. Between them lay almost seven degrees. The thermostat on the wall said 23.0 °C all day. It told the truth, and not the whole of it.

## What follows for a store

- Look first at where people walk, then at the grid on the drawing
- The fixed probe belongs at the warmest point the mapping has found, and not where the cable is short
- Nine points are enough for a refrigerator. They were not enough for this room

## Left open

Is a mapping with an empty store still worth the week? Heads of pharmacy found it superfluous, the people from logistics insisted. The vote was 26 to 24. We would do both, which was noted as a third opinion.

Everybody has received the nine curves and a plan of the seats. One participant asks whether the rostrum and the coffee might change places next time. They might.`,
    es_ES: `El 14 de marzo, con nuestros socios de servicio en España, celebramos en Valencia una jornada sobre mapeo térmico para farmacéuticos de hospital. Asistieron cincuenta. La propia sala sirvió de ejercicio: antes de que llegaran habíamos fijado nueve registradores en paredes, lámparas y debajo de las mesas.

Primero, cada participante estimó el punto más caliente. Treinta y uno señalaron el proyector, doce la ventana sur y siete la mesa presidencial.

Fue el aire sobre la mesa del café, a 26,8 °C, de 11:00 a 11:40. Lo más frío, la tarima, donde sopla el aire acondicionado: 20,1 °C. Entre ambos, casi siete grados. El termostato de la pared marcó 23,0 °C todo el día.

## Lo que vale para un almacén

- Mire primero por dónde pasa la gente y después la retícula del plano
- La sonda fija va en el punto más caliente que haya encontrado el mapeo, no donde resulta más fácil cablearla
- Nueve puntos bastan para un frigorífico, pero no para esta sala

## Una cuestión abierta

¿Merece todavía una semana el mapeo en vacío? A los jefes de farmacia les sobraba; los de logística insistían. La votación quedó 26 a 24. Nosotros recomendamos hacer los dos.

Todos han recibido las nueve curvas y un plano de la sala.`,
    fr_FR: `Le 14 mars, avec nos partenaires de service espagnols, nous avons organisé à Valence une journée sur la cartographie thermique pour pharmaciens hospitaliers. Cinquante y ont participé. La salle elle-même servait d’exercice : avant leur arrivée, neuf enregistreurs avaient été fixés aux murs, aux lampes et sous les tables.

Chacun devait d’abord estimer le point le plus chaud. Trente et une réponses pour le projecteur, douze pour la fenêtre sud, sept pour la tribune.

C’était l’air au-dessus de la table du café, à 26,8 °C, de 11 h à 11 h 40. Le plus froid : l’estrade, sous la climatisation, à 20,1 °C. Entre les deux, près de sept degrés. Le thermostat mural a indiqué 23,0 °C toute la journée.

## Ce qui vaut pour un dépôt

- Regardez d’abord où l’on marche, ensuite la grille du plan
- La sonde fixe va au point le plus chaud trouvé par la cartographie, et non là où le câblage est le plus facile
- Neuf points suffisent à un réfrigérateur, mais pas à cette salle

## Une question ouverte

Une cartographie à vide vaut-elle encore sa semaine ? Les chefs de pharmacie la trouvaient superflue, les logisticiens y tenaient. Le vote : 26 contre 24. Nous conseillons de faire les deux.

Tous ont reçu les neuf courbes et un plan de la salle.`,
  },
}
