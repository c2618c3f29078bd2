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
    zh_CN: '样本清点与设备关停：一所大学的节能实践',
    en_EN: 'A university counts its samples and switches off 17 freezers',
    es_ES: 'Una universidad cuenta sus muestras y apaga 17 congeladores',
    fr_FR: 'Une université compte ses échantillons et arrête 17 congélateurs',
  },
  coverAlt: coverAlts['scene-universities.webp'],
  body: {
    zh_CN: `实验室节能的报告里，第一页总是换新设备。南湾大学今年春天先做了另一件事：清点。四个星期，九个学院，88 台超低温保存箱。

## 清点之前与之后

- 找到主人的样本，占 71%；主人已毕业、去向清楚的，18%；谁也说不清的，11%
- 重复到第五份以上的血清，2.4 万管
- 一只生日蛋糕，2019 年的
- 关掉的冰箱：17 台

17 台全部是第二代机型，平均每天 11.6 kWh。一年省下约 7.2 万 kWh。没有买一台新设备。

## 怎样做才做得成

**先定谁有权扔。** 学校规定：贴公告 90 天，无人认领，由学院的样本委员会决定，双人签字。没有这一条，什么也扔不掉。

**按架，不按台。** 一次清一架，四十分钟，冻不坏人，也冻不坏样本。

**把位置登记进系统，再关机。** 顺序反过来，半年后又满了。

**空出来的留一台冷备。** 第十八台擦干净，空着，开着，设在 −70 °C，不算在省下的电里。

国际上有实验室冰箱挑战赛，美国能源之星有实验室冷藏冷冻设备的能效规范，都是好事。能效标签比较的是两台开着的冰箱，它没法给关着的那台打分。

> 我们是卖冰箱的。这篇文章，销售部看过，叹了口气，同意发表。

**林知寒，研发总监**`,
    en_EN: `Reports on energy in laboratories begin with new equipment. This spring, Nanwan University began by counting. It took four weeks, nine faculties and 88 ultra-low freezers.

## Before and after

- Samples with an owner, 71%; with one who has graduated and can be found, 18%; with nobody at all, 11%
- 24,000 tubes of serum in a fifth copy or beyond
- one birthday cake, of 2019
- freezers switched off: 17

All of them were of the second generation, at 11.6 kWh a day. That is about 72,000 kWh a year, and nothing was bought.

## What made it work

**Settle first who may throw away.** A notice hangs for 90 days; then a committee of the faculty decides, with two signatures. Without this rule nothing leaves.

**Go by the rack and not by the freezer.** A rack takes forty minutes. Neither people nor samples suffer.

**Register, then switch off.** In the other order the freezer is full again by Christmas.

**Keep one cold.** An eighteenth was emptied, wiped and left running at −70 °C as a reserve. It is not among the savings.

There is an international freezer challenge, and there is an ENERGY STAR specification for laboratory freezers. Both are good. A label compares two freezers that are running. It has no mark for the one that is not.

> We sell freezers. Our sales department read this, sighed and agreed.

**Lin Zhihan, Director of Research and Development**`,
    es_ES: `Los planes de ahorro de energía en los laboratorios suelen empezar por comprar equipos nuevos. Esta primavera, la Universidad de Nanwan empezó por un inventario: cuatro semanas, nueve facultades y 88 ultracongeladores.

## Antes y después

- Muestras con responsable, 71 %; con un responsable que dejó la universidad pero localizable, 18 %; sin responsable, 11 %
- 24 000 tubos de suero repetidos por quinta vez o más
- una tarta de cumpleaños de 2019
- congeladores apagados: 17

Todos eran de segunda generación, a 11,6 kWh al día. Son unos 72 000 kWh al año, y no se compró nada.

## Por qué salió bien

**Decidir antes quién puede desechar.** El aviso se expone 90 días; después decide una comisión de la facultad, con dos firmas. Sin esa norma, no se desecha nada.

**Ir por racks y no por congeladores.** Un rack lleva cuarenta minutos, un plazo aceptable para el personal y para las muestras.

**Registrar y luego apagar.** En el orden inverso, los congeladores se llenan de nuevo en pocos meses.

**Dejar uno frío.** Un decimoctavo se vació, se limpió y quedó en marcha a −70 °C, de reserva. No figura en el ahorro.

Existe un concurso internacional de congeladores de laboratorio, y existe una especificación ENERGY STAR para ellos. Ambos son útiles, pero solo comparan congeladores encendidos.

> Vendemos congeladores, y aun así recomendamos hacer primero el inventario.

**Lin Zhihan, directora de Investigación y Desarrollo**`,
    fr_FR: `Les plans d’économie d’énergie des laboratoires commencent souvent par l’achat d’équipements neufs. Ce printemps, l’université de Nanwan a commencé par un inventaire : quatre semaines, neuf facultés, 88 congélateurs ultra-basse température.

## Avant et après

- Échantillons ayant un responsable, 71 % ; un responsable parti mais joignable, 18 % ; aucun, 11 %
- 24 000 tubes de sérum en cinquième exemplaire ou au-delà
- un gâteau d’anniversaire de 2019
- congélateurs éteints : 17

Tous étaient de deuxième génération, à 11,6 kWh par jour. Cela fait environ 72 000 kWh par an, sans rien acheter.

## Pourquoi cela a marché

**Décider d’abord qui a le droit de jeter.** L’avis reste affiché 90 jours ; ensuite, une commission de la faculté tranche, avec deux signatures. Sans cette règle, rien n’est jeté.

**Procéder par rack, non par congélateur.** Un rack prend quarante minutes, un délai acceptable pour le personnel comme pour les échantillons.

**Enregistrer, puis éteindre.** Dans l’autre ordre, les congélateurs se remplissent de nouveau en quelques mois.

**En garder un au froid.** Un dix-huitième a été vidé, nettoyé et laissé en marche à −70 °C, en réserve. Il n’est pas compté dans l’économie.

Il existe un concours international des congélateurs de laboratoire, et une spécification ENERGY STAR. Tous deux sont utiles, mais ne comparent que des congélateurs en marche.

> Nous vendons des congélateurs, et nous recommandons pourtant de commencer par l’inventaire.

**Lin Zhihan, directrice de la recherche et du développement**`,
  },
}
