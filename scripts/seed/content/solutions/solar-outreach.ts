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
    en_EN: 'Solar Outreach Solution',
    es_ES: 'Solución solar para zonas sin red',
    fr_FR: 'Solution solaire pour zones hors réseau',
  },
  brief: {
    zh_CN: '没有电网，也没有蓄电池：太阳直接制冷，冰排储冷，疫苗留在村里。',
    en_EN: 'No grid and no battery: the sun makes ice, the ice keeps vaccines where the children are.',
    es_ES: 'Sin red y sin batería: el sol hace hielo, y el hielo conserva las vacunas donde están los niños.',
    fr_FR: 'Ni réseau ni batterie : le soleil fait la glace, et la glace garde les vaccins près des enfants.',
  },
  content: {
    zh_CN: `在没有电的地方，一台冰箱的寿命通常等于蓄电池的寿命：三年，最多五年。太阳能直驱取消了蓄电池。光伏板直接带动压缩机，白天结冰，夜里和阴天靠冰。少一个会坏的零件，也少一批要运回去的废铅。

## 选型先看三件事

- **日照**：按当地最差的那个月算，不按年平均
- **接种对象**：R70 净容积 27 升，R100 为 52 升，R240 为 102 升，R385 为 165 升；按每次补给间隔所需容积再加四分之一
- **要不要冰排**：需要背苗下村的，选带冷冻室的 R140 或 R295，每天冻 1.6 或 2.5 公斤冰排

## 安装是一半的工作

光伏板朝向、倾角、遮挡，决定这台冰箱以后过什么日子。我们在现场做四件事：画一整天的影子，量屋顶承重，打接地桩，离地两米走线。高原乡镇项目里，成绩最差的一处只有 96.2%，原因是旁边新盖了一间屋，屋檐影子落在板上；板子挪开四米，当月就恢复到 99% 以上。

## 海拔、热与冷

1. 高海拔：空气稀薄，冷凝器加大三分之一
2. 高温：43 °C 环境无日照，R240 可守 121 小时，R100 为 104 小时
3. 严寒：室外 −25 °C 时，光伏供电的微型加热器把疫苗仓守在 2 °C 以上

## 最后一段路

村医背着 T2、T3 冷藏包走最后几公里，冰排回温后可守 34 到 38 小时。摩托车路线用 T8，可守 78 小时。包里放一只记录卡，回来时在冰箱屏幕前一碰，曲线就归入当次接种的记录。

## 谁来修

每次交付十台及以上，为使用国或所在州培训两名技术人员，带走工具箱和最常用的备件。屏幕会自己说话：日照与充冷量对不上时，提示“请清洁光伏板”。一块抹布能解决的，不必等一辆车。

## 账怎么算

设备、运输、安装、十年维保一次报价，不留一笔三年后才出现的电池钱。`,
    en_EN: `Where there is no grid, a refrigerator used to live as long as its batteries: three years, with luck five. Solar direct drive does without them. The panels run the compressor, by day it makes ice, and the ice carries the night and the clouds. One part fewer can fail, and there is no lead to bring home.

## Three questions first

- **Sun.** Calculated for the worst month of the place, not for the average of the year
- **People.** The R70 has 27 litres for vaccines, the R100 52, the R240 102, the R385 165. Take the volume between two deliveries and a quarter more
- **Ice.** If vaccinators walk on from here, choose the R140 or R295, which also freeze 1.6 or 2.5 kg of packs a day

## Installation is half the work

Angle, direction and shade decide what life the appliance will have. On site we draw the shadows of a whole day, weigh what the roof can bear, drive an earth rod, and run the cable two metres above the ground. The poorest result of our plateau programme, 96.2 % of the time in range, had one cause: the array lay in the shade of a new roof. Four metres to the side it was above 99 % within the month.

## Altitude, heat and cold

1. Thin air carries less heat away, so the condenser is a third larger
2. Without sun at 43 °C, the R240 holds for 121 hours and the R100 for 104
3. At −25 °C outside, a small heater fed by the panels keeps the vaccine above 2 °C

## The last part of the way

On foot a vaccinator takes a T2 or T3, which holds for 34 or 38 hours with conditioned packs. By motorcycle it is the T8, with 78. A logger card in the lid is held against the display on return, and the curve joins the record of that session.

## Who repairs it

A delivery of ten or more includes training for two technicians of the country, with a tool case and the parts wanted first. The display helps: when sun and charge do not agree it says *clean the panels*. What a cloth can mend need not wait for a car.

## The price

Appliance, journey, installation and ten years of service are one figure. No bill for batteries appears in year three.`,
    es_ES: `Donde no hay red, un frigorífico vivía lo que sus baterías: tres años, con suerte cinco. El accionamiento solar directo prescinde de ellas. Los paneles mueven el compresor, de día se hace hielo y el hielo pasa la noche y las nubes. Hay una pieza menos que pueda fallar, y ningún plomo que traer de vuelta.

## Tres preguntas antes

- **El sol.** Se calcula para el peor mes del lugar, no para la media del año
- **Las personas.** El R70 tiene 27 litros para vacunas, el R100 52, el R240 102 y el R385 165. Se toma el volumen entre dos entregas y una cuarta parte más
- **El hielo.** Si los vacunadores siguen a pie desde aquí, conviene el R140 o el R295, que además congelan 1,6 o 2,5 kg de acumuladores al día

## La instalación es media obra

La inclinación, la orientación y la sombra deciden qué vida tendrá el equipo. En el lugar dibujamos las sombras de un día entero, calculamos lo que soporta el techo, clavamos una pica de tierra y llevamos el cable a dos metros del suelo. El peor resultado de nuestro programa del altiplano, un 96,2 % del tiempo en el intervalo, tenía una sola causa: los paneles estaban a la sombra de un tejado nuevo. Cuatro metros más allá, ese mismo mes superó el 99 %.

## Altura, calor y frío

1. El aire tenue se lleva menos calor, y por eso el condensador es un tercio mayor
2. Sin sol y a 43 °C, el R240 aguanta 121 horas y el R100, 104
3. Con −25 °C en el exterior, un pequeño calefactor alimentado por los paneles mantiene la vacuna por encima de 2 °C

## El último tramo

A pie, el vacunador lleva un T2 o un T3, que aguantan 34 o 38 horas con acumuladores atemperados. En moto, el T8, con 78. A la vuelta, una tarjeta registradora de la tapa se acerca a la pantalla y la curva se suma al registro de esa jornada.

## Quién lo repara

Una entrega de diez o más incluye la formación de dos técnicos del país, con maleta de herramientas y las piezas que primero faltan. La pantalla ayuda: si el sol y la carga no concuerdan, pide *limpiar los paneles*. Lo que arregla un paño no tiene por qué esperar un coche.

## El precio

Equipo, viaje, instalación y diez años de servicio son una sola cifra. En el tercer año no aparece ninguna factura de baterías.`,
    fr_FR: `Sans réseau, un réfrigérateur vivait autant que ses batteries : trois ans, cinq avec de la chance. L’entraînement solaire direct s’en passe. Les panneaux font tourner le compresseur, le jour produit la glace, et la glace traverse la nuit et les nuages. Une pièce de moins peut tomber en panne, et il n’y a pas de plomb à rapporter.

## Trois questions d’abord

- **Le soleil.** Calculé pour le pire mois du lieu, non pour la moyenne de l’année
- **Les personnes.** Le R70 offre 27 litres pour les vaccins, le R100 52, le R240 102, le R385 165. Prenez le volume entre deux livraisons, plus un quart
- **La glace.** Si les vaccinateurs repartent à pied, choisissez le R140 ou le R295, qui congèlent en plus 1,6 ou 2,5 kg d’accumulateurs par jour

## L’installation, moitié du travail

L’inclinaison, l’orientation et l’ombre décident de la vie de l’appareil. Sur place, nous traçons les ombres d’une journée entière, vérifions ce que le toit supporte, enfonçons un piquet de terre et passons le câble à deux mètres du sol. Le moins bon résultat de notre programme des hauts plateaux, 96,2 % du temps dans la plage, avait une cause : les panneaux étaient à l’ombre d’un toit neuf. Déplacés de quatre mètres, ils ont dépassé 99 % dans le mois.

## Altitude, chaleur et froid

1. L’air raréfié emporte moins de chaleur ; le condenseur est donc plus grand d’un tiers
2. Sans soleil à 43 °C, le R240 tient 121 heures et le R100, 104
3. Par −25 °C au-dehors, une petite résistance alimentée par les panneaux garde les vaccins au-dessus de 2 °C

## Le dernier bout de chemin

À pied, le vaccinateur prend un T2 ou un T3, qui tiennent 34 ou 38 heures avec des accumulateurs conditionnés. À moto, c’est le T8, avec 78. Au retour, une carte enregistreuse logée dans le couvercle s’approche de l’écran et la courbe rejoint le relevé de la séance.

## Qui répare

Dix appareils ou plus : la formation de deux techniciens du pays est comprise, avec mallette et pièces les plus demandées. L’écran aide : quand soleil et charge ne s’accordent pas, il dit *nettoyer les panneaux*. Ce qu’un chiffon répare n’a pas à attendre une voiture.

## Le prix

Appareil, trajet, installation et dix ans de service tiennent en un chiffre. Aucune facture de batteries n’arrive la troisième année.`,
  },
}
