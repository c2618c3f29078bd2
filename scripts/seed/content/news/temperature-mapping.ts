import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const temperatureMapping: NewsSeed = {
  id: '1214000000000001001',
  slug: 'temperature-mapping',
  type: 'IndustryNews',
  cover: 'news-temperature-mapping.webp',
  publishTime: '2024-11-21T09:00:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '冷链设备温度分布验证：布点之前先回答九个问题',
    en_EN: 'Temperature mapping: nine questions before the first sensor goes in',
    es_ES: 'Mapeo térmico: nueve preguntas antes de colocar la primera sonda',
    fr_FR: 'Cartographie thermique : neuf questions avant de poser la première sonde',
  },
  coverAlt: {
    zh_CN: '打开的双门冷藏箱，药盒之间布有测温探头',
    en_EN: 'Open two-door refrigerator with measuring probes between the packs',
    es_ES: 'Frigorífico abierto de dos puertas con sondas entre los envases',
    fr_FR: 'Réfrigérateur à deux portes ouvert, sondes entre les boîtes',
  },
  body: {
    zh_CN: `显示屏显示的只是一个点的温度。温度分布验证要确定最冷点和最热点的位置，以及显示温度能否代表它们。世卫组织技术报告系列第 961 号附件 9 的补充文件 8 给出了方法，国内疫苗、药品冷链的有关规范思路相近。实际工作里，问题往往出在布点之前。

## 验证之前

1. 存的是什么，上下限是多少？按产品验证，而不是按设备验证。
2. 布几个点？小型冷藏箱常用 9 点，立式超低温保存箱 27 点；冷库先划网格，再在库门、蒸发器、灯具附近加密。
3. 空载、满载，还是都做？空载看设备，满载看用法。
4. 选什么季节？冷库应覆盖最热和最冷的时段。
5. 记录仪在所测温度校准过吗？0–50 °C 的证书，说明不了 −80 °C。

## 验证之中

6. 测多久？冰箱至少 24 小时；冷库 72 小时，使用有周规律的做满七天。
7. 谁开门，开几次？当场记下，否则曲线上的尖峰事后无从解释。
8. 断电会怎样？做一次保温时限测试，作为应急预案的依据。

## 验证之后

9. 谁来下结论？验证结果应付诸实施，例如把监测探头移到最热点，或停用一层搁架。

## 验证报告

报告六页足够：布点图、曲线、极值表、校准证书、结论，外加偏差的处理情况。设备移位、制冷系统维修、装载方式改变之后应重新验证；没有变化的，也应按主管部门规定的周期复验。医院输血科、检验科与药库的做法不尽相同，但都应回答这九个问题。`,
    en_EN: `A display shows one point. A mapping shows where the coldest and warmest points are, and how well the display represents them. The method is set out in Supplement 8 to Annex 9 of WHO Technical Report Series 961, and most national rules follow it. In practice most mistakes are made before the first sensor is placed.

## Before

1. What is stored, and what are its limits? Map for the product, not for the equipment.
2. How many points? Nine are usual in a small refrigerator, 27 in an upright freezer. In a room, begin with a grid and add points near doors, evaporators and lamps.
3. Empty, loaded, or both? Empty mapping finds faults of the equipment, loaded mapping faults of use.
4. Which season? A store has to be mapped in its hottest and in its coldest weeks.
5. Are the loggers calibrated at the temperature in question? A certificate from 0 °C to 50 °C does not cover −80 °C.

## During

6. How long? A freezer needs 24 hours at the least; a room needs 72 hours, or seven days if its use follows the week.
7. Who opens the door, and how often? Write it down, or the spikes cannot be explained afterwards.
8. What happens without power? A holdover test provides the figures for the contingency plan.

## After

9. Who decides? A mapping should lead to action, such as moving the permanent probe to the warmest point or closing a shelf.

## The report

Six pages are enough: a drawing with the points, one graph, a table of extremes, the certificates and the decision. Map again after a move, a repair to the refrigeration system or a change in loading; otherwise every three years, or as your regulator requires.`,
    es_ES: `Una pantalla muestra un punto. Un mapeo muestra dónde están los extremos y hasta qué punto la pantalla los representa. El método figura en el suplemento 8 del anexo 9 de la Serie de Informes Técnicos 961 de la OMS, y la mayoría de las normas nacionales lo siguen. En la práctica, la mayoría de los errores se cometen antes de colocar el primer sensor.

## Antes

1. ¿Qué se almacena y cuáles son sus límites? Se mapea para el producto, no para el aparato.
2. ¿Cuántos puntos? Nueve son habituales en un frigorífico pequeño y 27 en un congelador vertical. En una cámara, se parte de una retícula y se añaden puntos junto a puertas, evaporadores y luminarias.
3. ¿Vacío, cargado o ambos? En vacío se ven los fallos del aparato; con carga, los del uso.
4. ¿En qué estación? Un almacén se mapea en sus semanas más calurosas y en las más frías.
5. ¿Están calibrados los registradores a la temperatura que interesa? Un certificado de 0 °C a 50 °C no dice nada sobre −80 °C.

## Durante

6. ¿Cuánto tiempo? Un congelador, al menos 24 horas; una cámara, 72, o siete días si su uso sigue la semana.
7. ¿Quién abre la puerta y cuántas veces? Hay que anotarlo, o después no se podrán explicar los picos.
8. ¿Qué pasa sin corriente? Un ensayo de autonomía proporciona los datos para el plan de contingencia.

## Después

9. ¿Quién decide? Un mapeo debe llevar a una medida, como mover la sonda fija al punto más cálido o clausurar un estante.

## El informe

Bastan seis páginas: un plano con los puntos, una gráfica, una tabla de extremos, los certificados y la decisión. Se repite tras un traslado, una reparación frigorífica o un cambio en la carga; si no, cada tres años o según pida la autoridad.`,
    fr_FR: `Un afficheur montre un point. Une cartographie montre où sont les extrêmes, et dans quelle mesure l’afficheur les représente. La méthode figure au supplément 8 de l’annexe 9 de la Série de rapports techniques 961 de l’OMS, dont s’inspirent la plupart des règles nationales. En pratique, la plupart des erreurs sont commises avant la pose de la première sonde.

## Avant

1. Que conserve-t-on, et dans quelles limites ? On cartographie pour le produit, et non pour l’appareil.
2. Combien de points ? Neuf sont courants dans un petit réfrigérateur, 27 dans un congélateur vertical à −80 °C. Dans une chambre, on part d’une grille et l’on ajoute des points près des portes, des évaporateurs et des luminaires.
3. À vide, en charge, ou les deux ? À vide, on trouve les défauts de l’appareil ; en charge, ceux de l’utilisation.
4. En quelle saison ? Un dépôt se cartographie aux semaines les plus chaudes et aux plus froides.
5. Les enregistreurs sont-ils étalonnés à la température voulue ? Un certificat de 0 °C à 50 °C ne dit rien de −80 °C.

## Pendant

6. Combien de temps ? Au moins 24 heures pour un congélateur ; 72 heures pour une chambre, ou sept jours si son usage suit la semaine.
7. Qui ouvre la porte, et combien de fois ? Il faut le noter, sans quoi les pics resteront inexpliqués.
8. Que se passe-t-il sans courant ? Un essai d’autonomie fournit les chiffres du plan d’urgence.

## Après

9. Qui décide ? Une cartographie doit mener à une décision, comme déplacer la sonde fixe au point le plus chaud ou condamner une clayette.

## Le rapport

Six pages suffisent : un plan des points, une courbe, les extrêmes, les certificats et la décision. On recommence après un déménagement, une réparation du circuit frigorifique ou un changement de chargement ; sinon tous les trois ans, ou selon l’autorité compétente.`,
  },
}
