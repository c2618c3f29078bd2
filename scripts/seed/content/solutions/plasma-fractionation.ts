import { everywhere } from '../sites'
import type { SolutionSeed } from './types'

export const plasmaFractionation: SolutionSeed = {
  id: '1214000000000002111',
  slug: 'plasma-fractionation',
  type: 'blood-and-plasma',
  cover: 'cover-solution-plasma-fractionation.webp',
  banner: 'scene-plasma-fractionation.webp',
  icon: 'icon-solution-plasma-fractionation.webp',
  order: 2,
  sites: everywhere,
  updateTime: '2025-08-14T09:00:00+08:00',
  name: {
    zh_CN: '血浆制品解决方案',
    en_EN: 'Plasma Fractionation',
    es_ES: 'Solución de fraccionamiento de plasma',
    fr_FR: 'Solution fractionnement du plasma',
  },
  brief: {
    zh_CN: '浆站速冻、干线运输、检疫期库、投料前解冻，每袋血浆的温度全程可查。',
    en_EN: 'From the donor centre to the pool: frozen quickly, held in quarantine, traceable to each unit.',
    es_ES: 'Del centro de donación al pool: congelación rápida, cuarentena y trazabilidad de cada unidad.',
    fr_FR: 'Du centre de don au pool : congélation rapide, quarantaine et traçabilité de chaque unité.',
  },
  content: {
    zh_CN: `血浆采集后冻结越慢，凝血因子 VIII 的活性损失越多，而冻结在离工厂数百公里的单采血浆站完成。血浆制品解决方案覆盖从浆站速冻到投料前称重的全过程。

~~~figures
2 | 小时 | 降到 −30 °C 的时限
5 | 分钟 | 反查血浆位置的时限
10 | 秒 | 发电机投入时限
~~~

## 浆站

- 采集后立即速冻，两小时内中心温度降到 −30 °C，速冻曲线逐批留存
- 暂存用 U620、U1100 血浆低温保存箱，分别可放 400 袋与 720 袋，合格、待检、不合格分柜存放
- 断电：满载的 U1100 升温较慢，但不能替代应急电源；站内配发电机，10 秒内投入

## 运输

冷藏车 −25 °C 以下，装车前空厢预冷两小时。每车三只记录仪：厢前、厢后、门侧各一。到厂先读曲线再卸货，超温的托盘单独隔离，逐袋复检。

## 检疫期库

国内原料血浆须满检疫期，且献浆者再次检测合格后才能投料。工厂因此要储存三个月以上的用量，并能在十万袋中找到某一位献浆者的血浆。

1. W30 冷库按模块并列，任一间停机，其余各间可容纳其全部血浆
2. 货位、托盘、周转箱三级条码，按献浆者编号反查，五分钟内列出位置
3. 全库温度分布验证，固定探头装在验证得出的最热点

## 投料

解冻速度须适当：过快则外层过热，过慢则内层仍冻结，冷沉淀的收率随之波动。解冻槽温度、破袋时间、合并量与批号关联，任何一批成品都能追溯到每一袋原料血浆。

## 法规

国内按《血液制品管理条例》、药典“血液制品生产用人血浆”及 GMP 附录《血液制品》执行；出口产品按欧洲药典 0853 与 EMA 血浆主文件的要求准备数据：因子类用血浆采后 24 小时内速冻，−20 °C 以下储存。

## 从数据到收率

客户第一年的改进多在浆站：比较速冻曲线，即可看出哪个浆站速冻慢、原因在装袋还是装架。速冻时间缩短后，因子 VIII 的收率随之提高。`,
    en_EN: `The slower plasma freezes, the more factor VIII activity is lost, and freezing takes place in a donor centre hundreds of kilometres from the plant. Our equipment and records cover everything from blast freezing to weighing before pooling.

~~~figures
2 | hours | to −30 °C at the core
5 | minutes | to find a donor’s units
10 | seconds | to generator power
~~~

## In the donor centre

- Frozen at once, to −30 °C at the core within two hours; the curve of each run is kept
- Stored in the U620 and U1100, which hold 400 and 720 units. Released, quarantined and rejected units are kept apart
- A full U1100 warms slowly, but this does not replace backup power: a generator starts within ten seconds

## Transport

Vehicles run at −25 °C or colder and are cooled empty for two hours. Three loggers travel in each vehicle: front, rear, beside the door. At the plant the curve is read before the pallets move, and a pallet that was too warm is set aside and tested unit by unit.

## Quarantine

Source plasma is held until its donor has been tested again. A plant therefore keeps several months of stock and must be able to find the units of one donor among a hundred thousand.

1. W30 freezer rooms stand side by side. If one stops, the others can take its load
2. Positions, pallets and trays are coded; a search by donor number lists positions within five minutes
3. Rooms are mapped, and the fixed probe is at the warmest point

## Pooling

The rate of thawing matters: if it is too fast the outside overheats, if it is too slow the core stays frozen, and the yield of cryoprecipitate varies. Bath temperature, opening time and volume are linked with the batch, and every finished vial can be traced to each unit in its pool.

## Rules

European files follow monograph 0853 of the European Pharmacopoeia and the plasma master file: for labile proteins, freezing within 24 hours of collection, storage at −20 °C or below. United States files follow 21 CFR 640, Chinese ones the annex on blood products of the national GMP.

## Effect on the yield

In the first year clients mostly improve their donor centres. Comparing freezing curves shows, for example, where trays are packed too tightly.`,
    es_ES: `Cuanto más despacio se congela el plasma, más actividad del factor VIII se pierde, y la congelación se hace en un centro de donación a cientos de kilómetros de la planta. La solución de fraccionamiento de plasma abarca desde la congelación rápida hasta el pesaje previo al pool.

~~~figures
2 | horas | hasta −30 °C en el núcleo
5 | minutos | para localizar a un donante
10 | segundos | hasta el grupo electrógeno
~~~

## En el centro de donación

- Congelación inmediata, con −30 °C en el núcleo antes de dos horas; se conserva la curva de cada tanda
- Almacenamiento en el U620 y el U1100, de 400 y 720 unidades. Las liberadas, las pendientes y las rechazadas se guardan por separado
- Un U1100 lleno se calienta despacio, pero esto no sustituye a la alimentación de emergencia: un grupo electrógeno arranca en diez segundos

## Transporte

Los vehículos circulan a −25 °C o menos y se enfrían vacíos durante dos horas. Cada uno lleva tres registradores: delante, detrás y junto a la puerta. En la planta se lee la curva antes de mover los palés; el que se haya calentado se aparta y se analiza unidad por unidad.

## La cuarentena

El plasma permanece en cuarentena hasta un nuevo análisis del donante. Por eso una planta guarda varios meses de existencias y debe poder encontrar las unidades de un donante entre cien mil.

1. Las cámaras W30 se alinean una junto a otra. Si una se para, las demás pueden asumir su carga
2. Ubicaciones, palés y bandejas llevan código; la búsqueda por donante da las posiciones en cinco minutos
3. Las cámaras se mapean y la sonda fija se monta en el punto más cálido

## El pool

La velocidad de descongelación es importante: si es demasiado rápida, el exterior se sobrecalienta; si es demasiado lenta, el núcleo sigue congelado, y varía el rendimiento del crioprecipitado. Temperatura del baño, hora de apertura y volumen se vinculan al lote, y cada vial terminado es trazable hasta las unidades de su pool.

## Normas

Los expedientes europeos siguen la monografía 0853 de la Farmacopea Europea y el archivo principal de plasma: para proteínas lábiles, congelación antes de 24 horas y conservación a −20 °C o menos. Los de Estados Unidos siguen el 21 CFR 640; los chinos, el anexo de hemoderivados de sus NCF.

## Del registro al rendimiento

El primer año, los clientes mejoran sobre todo sus centros de donación. La comparación de las curvas de congelación muestra, por ejemplo, dónde las bandejas están demasiado juntas.`,
    fr_FR: `Plus le plasma congèle lentement, plus il perd d’activité du facteur VIII, et la congélation a lieu dans un centre de don, à des centaines de kilomètres de l’usine. Nos équipements et nos relevés couvrent tout le parcours, de la surgélation à la pesée avant le pool.

~~~figures
2 | heures | jusqu’à −30 °C à cœur
5 | minutes | pour retrouver un donneur
10 | secondes | pour le groupe de secours
~~~

## Au centre de don

- Surgelé aussitôt, −30 °C à cœur en moins de deux heures ; la courbe de chaque série est conservée
- Conservé en U620 et U1100, qui reçoivent 400 et 720 unités. Les unités testées, en attente et refusées sont séparées
- Un U1100 plein se réchauffe lentement, mais cela ne remplace pas un secours électrique : un groupe électrogène prend le relais en dix secondes

## Sur la route

Les véhicules roulent à −25 °C ou moins et sont refroidis à vide pendant deux heures. Chaque véhicule emporte trois enregistreurs : à l’avant, à l’arrière, près de la porte. À l’usine, la courbe est lue avant le déchargement des palettes ; une palette qui s’est réchauffée est isolée et contrôlée unité par unité.

## La quarantaine

Le plasma reste en quarantaine jusqu’à un nouveau test du donneur. Une usine garde donc plusieurs mois de stock et doit pouvoir retrouver les unités d’un donneur parmi cent mille.

1. Les chambres W30 sont alignées côte à côte. Si l’une s’arrête, les autres reçoivent sa charge
2. Emplacement, palette et bac sont codés ; la recherche par donneur donne les positions en cinq minutes
3. Les chambres sont cartographiées et la sonde fixe est au point le plus chaud

## Le pool

La vitesse de décongélation est importante : trop rapide, elle surchauffe l’extérieur ; trop lente, elle laisse le cœur gelé, et le rendement en cryoprécipité varie. Température du bain, heure d’ouverture et volume sont liés au lot, et tout flacon fini peut être rattaché à chaque unité de départ.

## Les règles

Les dossiers européens suivent la monographie 0853 de la Pharmacopée européenne et le dossier permanent du plasma : pour les protéines labiles, congélation dans les 24 heures, conservation à −20 °C ou moins. Ceux des États-Unis suivent le 21 CFR 640 ; les dossiers chinois, l’annexe « produits sanguins » des BPF nationales.

## Du relevé au rendement

La première année, les améliorations portent surtout sur les centres de don, par exemple là où les bacs étaient trop serrés : la comparaison de deux courbes de congélation le révèle.`,
  },
  advantage: {
    zh_CN: `- **速冻可比**：两小时内 −30 °C，浆站之间可比较
- **五分钟定位**：按献浆者编号，在十万袋中反查位置
- **冗余冷库**：模块化 W30，余量按一间计
- **追溯到袋**：由成品批号追溯到每一袋原料血浆`,
    en_EN: `- **Comparable freezing.** Two hours to −30 °C, centre by centre
- **Search by donor.** Within five minutes among a hundred thousand units
- **Redundant rooms.** W30 modules keep the capacity of one room in reserve
- **Traceable to the unit.** From a finished vial to each unit in its pool`,
    es_ES: `- **Congelación comparable.** Dos horas hasta −30 °C, centro por centro
- **Cinco minutos hasta un donante.** Posiciones por número de donante entre cien mil unidades
- **Cámaras redundantes.** Cada módulo W30 puede asumir la carga de otro
- **Trazabilidad hasta la unidad.** De un vial terminado a cada unidad de su pool`,
    fr_FR: `- **Une congélation comparable.** −30 °C en deux heures dans tous les centres
- **Recherche par donneur en cinq minutes.** Les positions par numéro, parmi cent mille unités
- **Chambres redondantes.** Chaque module W30 peut reprendre la charge d’un autre
- **Jusqu’à l’unité.** D’un flacon fini à chaque flacon de son pool`,
  },
}
