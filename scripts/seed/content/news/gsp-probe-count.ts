import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const gspProbeCount: NewsSeed = {
  id: '1214000000000011022',
  slug: 'gsp-probe-count',
  type: 'IndustryNews',
  cover: 'scene-pharma-supply-chain.webp',
  publishTime: '2025-05-15T09:35:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'GSP 附录 5 解读：300 平方米冷库需要多少个测点',
    en_EN: 'How many probes does Annex 5 of China’s GSP require?',
    es_ES: '¿Cuántas sondas exige el anexo 5 de las GSP chinas?',
    fr_FR: 'Combien de sondes exige l’annexe 5 des GSP chinoises ?',
  },
  coverAlt: coverAlts['scene-pharma-supply-chain.webp'],
  body: {
    zh_CN: `国内《药品经营质量管理规范》附录 5《验证管理》对测点数量有具体规定，可按条文直接计算。

**条件。** 冷库长 20 米，宽 15 米，高 5 米；两个作业出入口，三台风机，六组货架。至少需要多少个测点？

**计算。**

- 仓间各角和中心须有测点，均匀性测点不少于 9 个；相邻两点水平间距不大于 5 米，垂直间距不超过 2 米。按此排开，长边五列，宽边四列，高度上四层，合计 80 个
- 每个作业出入口、每个风机出风口区域至少 5 个：五处，25 个
- 每组货架的风向死角至少 3 个：六组，18 个

合计 123 个。一只记录仪可以同时属于两类位置，实际数量会少一些；若低于一百个，应当重新核算。

## 采集时间

库房稳定后，连续采集不少于 48 小时；冷藏车不少于 5 小时；冷藏箱、保温箱按最长的配送时间。采集间隔不大于 5 分钟。冷藏车车厢不少于 9 个，每增加 20 m³ 增加 9 个，不足 20 m³ 按 20 计。

## 与世卫组织的差别

世卫组织的指南（技术报告系列第 961 号附件 9）给出方法，由使用者按风险确定数量；GSP 附录 5 直接规定数量。有出口业务的企业两者都须满足，应按较严的执行。

> 条文规定的是最低数量。测点过少，验证就得不出结论。

**林知寒，研发总监**`,
    en_EN: `Annex 5 of China’s good supply practice for medicines (GSP) deals with verification. It is so specific that the number of points can be calculated from it.

**Example.** A cold store is 20 m long, 15 m wide and 5 m high. It has two doors, three fan units and six rows of racks. How many points does it need?

**Calculation.**

- All corners and the centre, with at least nine points, no more than 5 m apart horizontally and 2 m vertically. That makes five along, four across and four levels: 80
- At least five at every door and every fan outlet: five places, 25
- At least three where each row of racks blocks the airflow: six rows, 18

Together 123. A logger may count for two positions, so the real number is lower. If it is below a hundred, check the calculation.

## Recording time

A store is recorded for 48 hours or more once it is steady, a vehicle for five, a box for its longest journey, at intervals of five minutes or less. A vehicle has nine points, and nine more for every 20 m³ beyond, or part of them.

## Compared with the WHO

The WHO’s guidance, in Annex 9 of Technical Report Series 961, gives a method and lets the user derive the number from the risk. Annex 5 gives the number. Companies that export have to meet both and follow the stricter.

> More probes than required do not improve the result, but too few make it worthless.

**Lin Zhihan, Director of Research and Development**`,
    es_ES: `El anexo 5 de las buenas prácticas chinas de suministro de medicamentos (GSP) trata de la verificación. Es tan preciso que el número de puntos se puede calcular.

**El ejemplo.** Una cámara mide 20 m de largo, 15 m de ancho y 5 m de alto. Tiene dos puertas, tres evaporadores y seis filas de estanterías. ¿Cuántos puntos necesita?

**El cálculo.**

- Todas las esquinas y el centro, con nueve puntos como mínimo, a no más de 5 m en horizontal y 2 m en vertical. Son cinco a lo largo, cuatro a lo ancho y cuatro niveles: 80
- Al menos cinco en cada puerta y en cada salida de aire: cinco lugares, 25
- Al menos tres donde cada fila de estanterías obstaculiza el flujo de aire: seis filas, 18

En total, 123. Un registrador puede contar para dos requisitos, así que en la práctica son menos. Por debajo de cien, conviene revisar el cálculo.

## Duración del registro

Una cámara se registra 48 horas o más una vez estable; un vehículo, cinco horas; una caja, lo que dure su viaje más largo; siempre a intervalos de cinco minutos o menos. Un vehículo lleva nueve puntos, y otros nueve por cada 20 m³ adicionales o fracción.

## Comparación con la OMS

La guía de la OMS, en el anexo 9 de la Serie de Informes Técnicos 961, da un método y deja que el usuario razone la cifra según el riesgo. El anexo 5 da la cifra. Las empresas que exportan deben cumplir ambos y seguir el más estricto.

> Más sondas no dan una respuesta mejor, pero con muy pocas no hay respuesta.

**Lin Zhihan, directora de Investigación y Desarrollo**`,
    fr_FR: `L’annexe 5 des bonnes pratiques chinoises d’approvisionnement en médicaments (GSP) traite de la vérification. Elle est assez précise pour que le nombre de points puisse être calculé.

**L’exemple.** Une chambre froide mesure 20 m de long, 15 m de large et 5 m de haut. Elle a deux portes, trois évaporateurs et six rangées de rayonnages. Combien de points lui faut-il ?

**Le calcul.**

- Tous les angles et le centre, neuf points au moins, espacés d’au plus 5 m à l’horizontale et 2 m à la verticale, soit cinq en longueur, quatre en largeur et quatre niveaux : 80
- Au moins cinq à chaque porte et à chaque sortie d’air : cinq endroits, 25
- Au moins trois dans les zones mortes de chaque rangée : six rangées, 18

En tout, 123. Un enregistreur peut compter pour deux positions ; le nombre réel est donc moindre. S’il est inférieur à cent, vérifiez le calcul.

## Durée d’enregistrement

L’enregistrement dure au moins 48 heures pour une chambre, une fois stable, cinq heures pour un véhicule et le temps du plus long trajet pour une caisse, toujours par pas de cinq minutes au plus. Un véhicule a neuf points, et neuf de plus par tranche entamée de 20 m³.

## Comparaison avec l’OMS

Le guide de l’OMS, annexe 9 de la Série de rapports techniques 961, donne une méthode et laisse l’utilisateur déduire le nombre du risque. L’annexe 5 donne le nombre. Les exportateurs doivent respecter les deux et retiennent la règle la plus stricte.

> Beaucoup de sondes ne garantissent pas une bonne cartographie, mais trop peu l’excluent.

**Lin Zhihan, directrice de la recherche et du développement**`,
  },
}
