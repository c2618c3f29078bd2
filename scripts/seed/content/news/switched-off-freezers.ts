import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const switchedOffFreezers: NewsSeed = {
  id: '1214000000000011028',
  slug: 'switched-off-freezers',
  type: 'IndustryNews',
  cover: 'scene-universities.webp',
  publishTime: '2026-07-16T09:05:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '南湾大学清点 88 台超低温保存箱，关停 17 台',
    en_EN: 'Nanwan University takes stock of 88 freezers and switches off 17',
    es_ES: 'La Universidad de Nanwan revisa 88 ultracongeladores y apaga 17',
    fr_FR: 'L’université de Nanwan inventorie 88 congélateurs et en arrête 17',
  },
  coverAlt: coverAlts['scene-universities.webp'],
  body: {
    zh_CN: `实验室节能往往从更换设备开始。南湾大学今年春天先做了样本清点：用四个星期，清点了九个学院的 88 台超低温保存箱。

## 清点结果

- 有责任人的样本占 71%；责任人已毕业但可以联系的占 18%；无法确认的占 11%
- 第五份以上的重复血清：2.4 万管
- 关停的冰箱：17 台

17 台均为第二代机型，平均每天耗电 11.6 kWh。关停后一年节电约 7.2 万 kWh，没有购置新设备。

## 主要做法

**先明确处置权限。** 学校规定：公告 90 天无人认领的样本，由学院样本委员会决定，双人签字。

**逐架清点。** 每次清点一架，约四十分钟，样本温度不受影响。

**先登记位置，再关机。** 否则半年后又会装满。

**保留一台低温备用。** 第十八台清空后设在 −70 °C 继续运行，不计入节电量。

国际上有实验室冰箱挑战赛，美国能源之星也有实验室冷藏冷冻设备的能效规范。能效标签只比较运行中的设备，关停闲置设备的节电不在其内。

> 我们销售冰箱，也建议用户先清点，再购买。

**林知寒，研发总监**`,
    en_EN: `Saving energy in laboratories often begins with new equipment. This spring, Nanwan University first took stock of its samples: 88 ultra-low freezers in nine faculties, in four weeks.

## Results

- Samples with an owner: 71%; with an owner who has graduated but can be reached: 18%; without an owner: 11%
- Duplicate serum beyond the fourth aliquot: 24,000 tubes
- Freezers switched off: 17

All of them were of the second generation, at 11.6 kWh a day. That saves about 72,000 kWh a year, and nothing had to be bought.

## What made it work

**Decide first who may dispose of samples.** Unclaimed samples are announced for 90 days; then a committee of the faculty decides, with two signatures.

**Proceed rack by rack.** A rack takes forty minutes, and the samples stay cold.

**Register first, then switch off.** Otherwise the freezer fills up again within months.

**Keep one cold.** An eighteenth was emptied and left running at −70 °C as a reserve. It does not count as a saving.

There is an international freezer challenge and an ENERGY STAR specification for laboratory freezers. Labels compare freezers that are running; what is saved by switching one off is not included.

> We sell freezers, but we recommend counting samples before buying one.

**Lin Zhihan, Director of Research and Development**`,
    es_ES: `El ahorro de energía en los laboratorios suele empezar por comprar equipos nuevos. Esta primavera, la Universidad de Nanwan empezó por un inventario de sus muestras: 88 ultracongeladores de nueve facultades, en cuatro semanas.

## Resultados

- Muestras con responsable: 71 %; con un responsable que dejó la universidad pero está localizable: 18 %; sin responsable: 11 %
- Suero duplicado a partir de la quinta alícuota: 24 000 tubos
- Congeladores apagados: 17

Todos eran de segunda generación, a 11,6 kWh al día. El ahorro es de unos 72 000 kWh al año, y no hubo que comprar nada.

## Claves del resultado

**Decidir antes quién puede desechar muestras.** Las no reclamadas se anuncian durante 90 días; después decide una comisión de la facultad, con dos firmas.

**Avanzar rack a rack.** Un rack lleva cuarenta minutos, y las muestras siguen frías.

**Registrar primero y apagar después.** De lo contrario, el congelador se llena de nuevo en pocos meses.

**Dejar uno frío.** Un decimoctavo se vació y quedó en marcha a −70 °C, de reserva. No se cuenta como ahorro.

Existen un concurso internacional de congeladores de laboratorio y una especificación ENERGY STAR para ellos. Las etiquetas comparan congeladores en marcha; lo que se ahorra al apagar uno no está incluido.

> Vendemos congeladores, pero recomendamos contar las muestras antes de comprar uno.

**Lin Zhihan, directora de Investigación y Desarrollo**`,
    fr_FR: `Les plans d’économie d’énergie des laboratoires commencent souvent par l’achat d’équipements neufs. Ce printemps, l’université de Nanwan a commencé par un inventaire : quatre semaines, neuf facultés, 88 congélateurs ultra-basse température.

## Résultats

- Échantillons ayant un responsable : 71 % ; un responsable parti mais joignable : 18 % ; aucun : 11 %
- 24 000 tubes de sérum en cinquième exemplaire ou au-delà
- Congélateurs éteints : 17

Tous étaient de deuxième génération, à 11,6 kWh par jour. L’économie est d’environ 72 000 kWh par an, sans aucun achat.

## La méthode

**Décider d’abord qui a le droit de jeter.** Les échantillons non réclamés sont annoncés pendant 90 jours ; ensuite, une commission de la faculté tranche, avec deux signatures.

**Procéder rack par rack.** Un rack demande quarante minutes, et les échantillons restent froids.

**Enregistrer, puis éteindre.** Dans l’ordre inverse, les congélateurs se remplissent de nouveau en quelques mois.

**En garder un au froid.** Un dix-huitième a été vidé, nettoyé et laissé en marche à −70 °C, en réserve. Il n’est pas compté dans l’économie.

Il existe un concours international des congélateurs de laboratoire, et une spécification ENERGY STAR. Tous deux comparent des congélateurs en marche ; l’économie obtenue en éteignant un appareil n’y figure pas.

> Nous vendons des congélateurs, et nous recommandons pourtant de commencer par l’inventaire.

**Lin Zhihan, directrice de la recherche et du développement**`,
  },
}
