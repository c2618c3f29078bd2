import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const solarOutreach: SolutionSeed = {
  id: '1214000000000002112',
  slug: 'solar-outreach',
  type: 'immunisation',
  cover: 'cover-solution-solar-outreach.webp',
  banner: 'scene-solar-outreach.webp',
  icon: 'icon-solution-solar-outreach.webp',
  order: 2,
  sites: everywhere,
  updateTime: '2026-04-24T09:00:00+08:00',
  name: {
    zh_CN: '无电地区免疫接种解决方案',
    en_EN: 'Solar Outreach',
    es_ES: 'Solución solar para zonas sin red',
    fr_FR: 'Solution solaire pour zones hors réseau',
  },
  brief: {
    zh_CN: '无电网、无蓄电池：太阳能直驱制冷，以冰蓄冷，疫苗存放在村级接种点。',
    en_EN: 'No grid and no battery: solar direct-drive refrigerators keep vaccines cold at the health post.',
    es_ES:
      'Sin red y sin batería: los frigoríficos solares de accionamiento directo conservan las vacunas en el puesto de salud.',
    fr_FR:
      'Ni réseau ni batterie : les réfrigérateurs solaires à entraînement direct conservent les vaccins au poste de santé.',
  },
  content: {
    zh_CN: `在没有电网的地区，太阳能冷藏箱的寿命往往取决于蓄电池，只有三到五年。太阳能直驱取消了蓄电池：光伏板直接驱动压缩机，白天制冰蓄冷，供夜间和阴天使用，减少了故障部件，也无需回收废旧铅酸电池。

~~~figures
121 | 小时 | 43 °C 无日照自持时间
78 | 小时 | 摩托车路线保冷时间
10 | 年 | 报价所含维保期
~~~

## 选型要点

- **日照**：按当地最差的那个月算，不按年平均
- **接种对象**：R70 净容积 27 升，R100 为 52 升，R240 为 102 升，R385 为 165 升；按每次补给间隔所需容积再加四分之一
- **冰排**：需要携带疫苗下村接种的，选带冷冻室的 R140 或 R295，每天可冻 1.6 或 2.5 kg 冰排

## 安装

光伏板的朝向、倾角和遮挡直接影响运行效果。现场工作包括四项：测绘全天阴影，核算屋顶承重，打接地桩，离地 2 米走线。高原乡镇项目中，疫苗处于 2–8 °C 的时间占比最低的一处为 96.2%，原因是旁边新建的房屋遮挡了光伏板；移开 4 米后，当月恢复到 99% 以上。

## 海拔与极端温度

1. 高海拔：空气稀薄，冷凝器加大三分之一
2. 高温：43 °C 环境无日照，R240 自持 121 小时，R100 为 104 小时
3. 严寒：室外 −25 °C 时，光伏供电的微型加热器使疫苗仓保持在 2 °C 以上

## 末端运输

村医步行时用 T2、T3 疫苗冷藏包，冰排回温后装入，保冷 34–38 小时；摩托车路线用 T8 疫苗运输箱，保冷 78 小时。包内放一只记录卡，返回后在冷藏箱屏幕前轻触，曲线即归入当次接种的记录。

## 维修

每次交付十台及以上，为使用国或所在州培训两名技术人员，并配备工具箱和最常用的备件。日照与充冷量不符时，屏幕以图标提示清洁光伏板，多数问题可由使用者自行处理。

## 价格

设备、运输、安装、十年维保一次报价，无后续蓄电池费用。`,
    en_EN: `Without a grid, a refrigerator used to last only as long as its batteries: three to five years. Solar direct-drive refrigerators have none. The panels run the compressor, which makes ice by day, and the ice keeps the cold at night and on cloudy days. There are fewer parts to fail and no lead batteries to dispose of.

~~~figures
121 | hours | without sun at 43 °C
78 | hours | of cold life by motorcycle
10 | years | of service in one price
~~~

## Sizing

- **Sun.** Calculated for the worst month of the place, not for the average of the year
- **Population.** The R70 has 27 litres for vaccines, the R100 52, the R240 102, the R385 165. Take the volume needed between two deliveries plus a quarter
- **Ice.** For outreach sessions choose the R140 or R295, which also freeze 1.6 or 2.5 kg of packs a day

## Installation

Angle, direction and shade determine the performance of the refrigerator. On site we map the shadows of a whole day, check the load that the roof can bear, drive an earth rod, and run the cable two metres above the ground. The lowest result of our plateau programme, 96.2% of the time in range, was caused by the shade of a new roof. After the array had been moved by four metres it was above 99% within the month.

## Altitude, heat and cold

1. Thin air carries less heat away, so the condenser is a third larger
2. Without sun at 43 °C, the R240 has an autonomy of 121 hours and the R100 of 104
3. At −25 °C outside, a small heater fed by the panels keeps the vaccine above 2 °C

## The last mile

On foot vaccinators take a T2 or T3, with a cold life of 34 or 38 hours with conditioned packs; by motorcycle the T8, with 78. A logger card in the lid is held against the display on return, and the curve is added to the record of that session.

## Repair

A delivery of ten or more includes training for two technicians of the country, with a tool case and the most common spare parts. If the cooling does not match the sunlight, a pictogram on the display asks for the panels to be cleaned.

## Price

Refrigerator, transport, installation and ten years of service are one price, with no later cost for batteries.`,
    es_ES: `Sin red, un frigorífico duraba lo que sus baterías: de tres a cinco años. Los de accionamiento solar directo no las llevan. Los paneles accionan el compresor, que forma hielo de día, y el hielo mantiene el frío de noche y en días nublados. Hay menos piezas que puedan fallar y ninguna batería de plomo que retirar.

~~~figures
121 | horas | sin sol a 43 °C
78 | horas | de autonomía en moto
10 | años | de servicio en el precio
~~~

## Dimensionado

- **El sol.** Se calcula para el peor mes del lugar, no para la media del año
- **La población.** El R70 tiene 27 litros para vacunas; el R100, 52; el R240, 102, y el R385, 165. Se toma el volumen necesario entre dos entregas más una cuarta parte
- **El hielo.** Para la vacunación itinerante conviene el R140 o el R295, que además congelan 1,6 o 2,5 kg de acumuladores al día

## Instalación

La inclinación, la orientación y la sombra determinan el rendimiento del equipo. In situ trazamos las sombras de un día entero, comprobamos la carga que soporta el techo, instalamos una pica de tierra y tendemos el cable a dos metros del suelo. El peor resultado de nuestro programa del altiplano, un 96,2 % del tiempo en el intervalo, se debió a la sombra de un tejado nuevo. Tras mover los paneles cuatro metros, ese mismo mes superó el 99 %.

## Altitud, calor y frío

1. El aire enrarecido disipa menos calor, por lo que el condensador es un tercio mayor
2. Sin sol y a 43 °C, la autonomía del R240 es de 121 horas y la del R100, de 104
3. Con −25 °C en el exterior, un pequeño calefactor alimentado por los paneles mantiene la vacuna por encima de 2 °C

## El último tramo

A pie, el vacunador lleva un T2 o un T3, con una autonomía de 34 o 38 horas con acumuladores acondicionados. En moto, el T8, con 78. A la vuelta, la tarjeta registradora de la tapa se acerca a la pantalla y la curva se añade al registro de esa sesión.

## Reparación

Una entrega de diez o más incluye la formación de dos técnicos del país, con maleta de herramientas y los repuestos más habituales. Si el frío producido no corresponde a la insolación, un pictograma en la pantalla pide limpiar los paneles.

## El precio

Equipo, transporte, instalación y diez años de servicio tienen un solo precio, sin gasto posterior en baterías.`,
    fr_FR: `Sans réseau, un réfrigérateur durait autant que ses batteries : de trois à cinq ans. L’entraînement solaire direct s’en passe. Les panneaux font tourner le compresseur, qui produit la glace le jour, et la glace maintient le froid la nuit et les jours nuageux. Il y a moins de pièces susceptibles de tomber en panne et pas de batteries au plomb à éliminer.

~~~figures
121 | heures | sans soleil à 43 °C
78 | heures | d’autonomie à moto
10 | ans | de service dans le prix
~~~

## Dimensionnement

- **Le soleil.** Calculé pour le pire mois du lieu, non pour la moyenne de l’année
- **La population.** Le R70 offre 27 litres pour les vaccins, le R100 52, le R240 102, le R385 165. Prenez le volume nécessaire entre deux livraisons, plus un quart
- **La glace.** Si les vaccinateurs repartent à pied, choisissez le R140 ou le R295, qui congèlent en plus 1,6 ou 2,5 kg d’accumulateurs par jour

## Installation

L’inclinaison, l’orientation et l’ombre déterminent les performances de l’appareil. Sur place, nous traçons les ombres d’une journée entière, vérifions ce que le toit supporte, posons un piquet de terre et faisons passer le câble à deux mètres du sol. Le moins bon résultat de notre programme des hauts plateaux, 96,2 % du temps dans la plage, avait une cause : les panneaux étaient à l’ombre d’un toit neuf. Déplacés de quatre mètres, ils ont dépassé 99 % dans le mois.

## Altitude, chaleur et froid

1. L’air raréfié emporte moins de chaleur ; le condenseur est donc plus grand d’un tiers
2. Sans soleil à 43 °C, l’autonomie du R240 est de 121 heures, celle du R100 de 104
3. Par −25 °C à l’extérieur, une petite résistance alimentée par les panneaux garde les vaccins au-dessus de 2 °C

## Le dernier kilomètre

À pied, le vaccinateur prend un T2 ou un T3, qui ont 34 ou 38 heures d’autonomie avec des accumulateurs conditionnés. À moto, c’est le T8, avec 78 heures. Au retour, on approche de l’écran la carte enregistreuse logée dans le couvercle et la courbe rejoint le relevé de la séance.

## Réparation

Toute livraison d’au moins dix appareils comprend la formation de deux techniciens du pays, avec une mallette et les pièces les plus demandées. Si le froid produit ne correspond pas à l’ensoleillement, un pictogramme à l’écran demande de nettoyer les panneaux.

## Le prix

L’appareil, le transport, l’installation et dix ans de service font l’objet d’un prix unique, sans dépense ultérieure de batteries.`,
  },
}
