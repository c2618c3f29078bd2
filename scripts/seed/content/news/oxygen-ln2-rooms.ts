import { internationalOnly } from '../sites'
import type { NewsSeed } from '../types'

export const oxygenLn2Rooms: NewsSeed = {
  id: '1214000000000001013',
  slug: 'oxygen-ln2-rooms',
  type: 'IndustryNews',
  cover: 'news-oxygen-ln2-rooms.webp',
  publishTime: '2026-02-12T09:00:00+00:00',
  recommended: false,
  sites: internationalOnly,
  title: {
    zh_CN: '液氮库房的氧浓度监测：现场检查清单',
    en_EN: 'Oxygen monitoring in nitrogen rooms: a checklist',
    es_ES: 'Control de oxígeno en salas de nitrógeno: lista de comprobación',
    fr_FR: 'Surveillance de l’oxygène dans les salles d’azote : une liste de contrôle',
  },
  coverAlt: {
    zh_CN: '墙上的氧浓度监测仪显示 20.9%，后方为液氮容器',
    en_EN: 'An oxygen monitor at 20.9% on the wall, nitrogen dewars behind it',
    es_ES: 'Un monitor de oxígeno con 20,9 % en la pared y, detrás, recipientes de nitrógeno',
    fr_FR: 'Un détecteur d’oxygène affichant 20,9 % au mur, des cuves d’azote derrière',
  },
  body: {
    zh_CN: `1 升液氮汽化后接近 700 升气体，无色无味，人体无法察觉：缺氧先使人疲倦，继而意识模糊，直至昏迷，全程没有窒息感。在 60 m³ 的封闭房间里洒出 10 升，氧浓度就从 20.9% 降到约 18.5%；一台大罐全部泄漏，足以降到无法维持生命。

## 门口

- 门外设显示屏，显示室内氧浓度，开门前须查看
- 19.5% 声光报警；18% 切断供液阀，任何人不得进入
- 告示写明应采取的措施，而不只是写“危险”

## 室内

- 探头装在罐体附近、离地 30–50 cm 处，冷气体在此聚集；另在呼吸高度装一只
- 低处排风，高处送风，不与照明共用开关
- 常开通风量足以带走正常蒸发：10 台 V1000 每小时约 2.5 m³ 气体，补液另计
- 门向外开，室内人员不会被反锁

## 文件

- 风险评估覆盖最坏情形：整罐泄漏，或管路断裂
- 探头每半年用标准气检验，到期更换
- 补液须两人在场；一人操作时，另一人在门外监护

## 人员

未佩戴正压式空气呼吸器，不得进入救人。这类事故的遇难者中，许多是施救者。液氮容器不得与人同乘电梯：D47 单独运送，电梯门口挂牌，另一层有人接应。

通风量规划表覆盖 1 到 30 台，可向 [cryo@norvane.example](mailto:cryo@norvane.example) 索取；它不能代替用户自己的评估、现场检查和当地法规。`,
    en_EN: `One litre of liquid nitrogen becomes almost 700 litres of gas. It has no smell and no colour, and people cannot sense it: too little oxygen makes them tired, then confused, then unconscious, without any sense of choking. Spill ten litres in a closed room of 60 m³, and the oxygen falls from 20.9% to about 18.5%. The contents of one large vessel can take it below what sustains life.

## At the door

- A display outside shows the oxygen concentration inside and is read before the door is opened
- Visual and audible alarm at 19.5%; at 18% the supply valve shuts and nobody enters
- The sign states what to do and not only what is dangerous

## In the room

- Sensors near the vessels at about 30 to 50 cm above the floor, where cold gas gathers, and one at breathing height
- Extraction at low level, supply at high level, on a circuit separate from the lights
- Normal evaporation is covered by the permanent ventilation: ten V1000 vessels give off about 2.5 m³ of gas an hour, before any filling
- The door opens outwards and cannot be locked against a person inside

## Documents

- The risk assessment covers the worst case: loss of a full vessel, or a broken line
- Sensors are tested with gas every six months and replaced when they reach their date
- Filling is done by two people, or by one with an observer outside

## People

Nobody goes in to help without breathing apparatus. Many who die in such accidents are rescuers. Dewars do not share a lift with people; the D47 travels alone, with a sign on the door, and is met on the other floor.

A planning sheet with air changes for one to thirty vessels is free from [cryo@norvane.example](mailto:cryo@norvane.example). It does not replace your own assessment or the rules of your country.`,
    es_ES: `Un litro de nitrógeno líquido se convierte en casi 700 litros de gas. No huele, no tiene color y el organismo no lo percibe: la falta de oxígeno produce cansancio, luego confusión y luego pérdida de conocimiento, sin sensación de ahogo. Si se derraman diez litros en una sala cerrada de 60 m³, el oxígeno baja del 20,9 % a cerca del 18,5 %. El contenido de un recipiente grande puede llevarlo por debajo de lo compatible con la vida.

## En la puerta

- Una pantalla exterior indica la concentración de oxígeno del interior y se lee antes de abrir
- La alarma óptica y acústica se activa al 19,5 %; al 18 % se cierra la válvula de suministro y no entra nadie
- El cartel indica qué hacer, y no solo el peligro

## En la sala

- Los sensores están cerca de los recipientes, a unos 30–50 cm del suelo, donde se acumula el gas frío, y hay otro a la altura de la respiración
- Extracción en la parte baja e impulsión en la alta, en un circuito distinto del alumbrado
- La ventilación permanente cubre la evaporación normal: diez V1000 desprenden unos 2,5 m³ de gas por hora, sin contar el llenado
- La puerta abre hacia fuera y siempre puede abrirse desde dentro

## Documentación

- La evaluación de riesgos contempla el peor caso: un recipiente lleno o una línea rota
- Los sensores se prueban con gas cada seis meses y se sustituyen al llegar su fecha
- El llenado lo hacen dos personas, o una sola vigilada por otra

## Personas

Nadie entra a ayudar sin equipo de respiración autónoma. Muchos de los que mueren en estos accidentes son rescatadores. Nadie viaja en el ascensor con un vaso Dewar: el D47 sube solo, con un cartel en la puerta, y una persona lo recoge en la otra planta.

La hoja de planificación, con las renovaciones de aire para entre uno y treinta recipientes, puede pedirse en [cryo@norvane.example](mailto:cryo@norvane.example). No sustituye a la evaluación propia ni a la normativa de cada país.`,
    fr_FR: `Un litre d’azote liquide donne près de 700 litres de gaz. Il n’a ni odeur ni couleur et ne se perçoit pas : le manque d’oxygène provoque fatigue, confusion, puis perte de connaissance, sans sensation d’étouffement. Dix litres renversés dans un local fermé de 60 m³ font passer l’oxygène de 20,9 % à environ 18,5 %. Le contenu d’une grande cuve peut le faire descendre en dessous du seuil vital.

## À la porte

- Un afficheur extérieur indique la teneur en oxygène à l’intérieur et est lu avant d’ouvrir
- L’alarme visuelle et sonore se déclenche à 19,5 % ; à 18 %, la vanne d’alimentation se ferme et personne n’entre
- Le panneau indique ce qu’il faut faire, et pas seulement le danger

## Dans le local

- Des capteurs sont placés près des cuves, à 30–50 cm du sol, là où le gaz froid s’accumule, et un autre à hauteur de visage
- L’extraction est basse, le soufflage haut, sur un circuit distinct de l’éclairage
- La ventilation permanente couvre l’évaporation normale : dix V1000 dégagent environ 2,5 m³ de gaz par heure, hors remplissage
- La porte s’ouvre vers l’extérieur et peut toujours être ouverte de l’intérieur

## Les documents

- L’évaluation des risques traite le pire cas, une cuve pleine ou une ligne rompue
- Les capteurs sont testés au gaz tous les six mois et remplacés à date fixe, sans attendre la panne
- Le remplissage se fait à deux, ou seul avec un observateur à l’extérieur

## Les personnes

Personne n’entre porter secours sans appareil respiratoire isolant. Beaucoup de victimes de ces accidents étaient venues porter secours. Personne ne prend l’ascenseur avec un vase Dewar : le D47 est envoyé seul, avec un panneau sur la porte, et récupéré à l’autre étage.

La fiche d’implantation, avec le renouvellement d’air pour une à trente cuves, est envoyée sur demande : [cryo@norvane.example](mailto:cryo@norvane.example). Elle ne remplace ni votre évaluation ni la réglementation de votre pays.`,
  },
}
