import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const minus70Debate: NewsSeed = {
  id: '1214000000000001012',
  slug: 'minus-70-debate',
  type: 'IndustryNews',
  cover: 'news-minus-70-debate.webp',
  publishTime: '2026-01-15T09:00:00+08:00',
  recommended: true,
  sites: everywhere,
  title: {
    zh_CN: '为什么是 −80 °C，什么时候 −70 °C 就够',
    en_EN: 'Why −80 °C became the default, and when −70 °C is enough',
    es_ES: 'Por qué −80 °C se hizo costumbre, y cuándo bastan −70 °C',
    fr_FR: 'Pourquoi −80 °C est devenu la règle, et quand −70 °C suffit',
  },
  coverAlt: {
    zh_CN: '−70 °C 超低温保存箱中的冻存架',
    en_EN: 'A vial rack in a freezer at −70 °C',
    es_ES: 'Una gradilla de viales en un congelador a −70 °C',
    fr_FR: 'Un portoir de tubes dans un congélateur à −70 °C',
  },
  body: {
    zh_CN: `许多设定 −80 °C 的冰箱，前一代设定的是 −70 °C。没有哪一项研究要求从 −70 °C 改为 −80 °C：压缩机改进后可达 −86 °C，各厂家写入产品资料，操作规程又照此沿用。这 10 °C 要多耗电，有必要重新评估。

## 耗电

[第三方实测](/zh_CN/newsDetail?id=1214000000000001010)中，三台 U830 在 −80 °C 日均耗电 7.2 kWh，−70 °C 为 5.8 kWh，相差 19%，一台一年约 510 kWh。压缩机转速也较低，机房需要排出的热量较少。

## 对样本的影响

温度越低，反应越慢，但收益递减。在 −70 到 −80 °C 之间，冻存管内的变化大多已受冰中极慢的扩散限制。已发表的多年比较表明，DNA、加稳定剂的 RNA 和多种血清蛋白在两个温度下没有差别。真正影响样本的是反复冻融，以及无人值守时缓慢升到 −40 °C。

## 支持 −80 °C 的理由

主要是断电后的时间。U830 从 −80 °C 升到 −50 °C 要 290 分钟，从 −70 °C 只要 215 分钟。值班人员距离较远的单位，应考虑这 75 分钟。下列情形也建议保留 −80 °C：

- 研究方案或审批文件写明
- 长期保存未加稳定剂的 RNA 或易失活的酶
- 每天开门超过五十次左右
- 该类样本尚无可查的稳定性数据

## 稳妥的调整步骤

先选一台存放备份样本的冰箱试行。在新设定下重做温度分布验证，报警设在 −60 °C，观察三个月。把决定写下来，由样本负责人签字，再考虑下一台。

> 储存温度应以数据为依据，并非越低越好。

**林知寒，研发总监**`,
    en_EN: `Many freezers that now read −80 °C replaced one that read −70 °C. No single study led from one to the other. Better compressors reached −86 °C, catalogues said so, and protocols copied the catalogue. It is worth reconsidering, because ten degrees cost electricity.

## Electricity

Three U830 freezers in [independent testing](/en/newsDetail?id=1214000000000001010) drew 7.2 kWh a day at −80 °C and 5.8 kWh at −70 °C: 19% less, or about 510 kWh a year for each. The compressors also run more slowly, and less heat has to be removed from the room.

## Effect on samples

Reactions slow down with cold, but with diminishing returns. Between −70 °C and −80 °C most changes in a frozen aliquot are already limited by very slow diffusion through ice. Published comparisons of DNA, of stabilised RNA and of many serum proteins over several years found no difference between the two. What does harm samples is repeated thawing, or a slow rise to −40 °C on an unattended Sunday.

## The argument for −80 °C

It is the time without power. Our U830 takes 290 minutes from −80 °C to −50 °C. From −70 °C it takes 215. If staff live an hour away, those 75 minutes matter. Keep −80 °C as well where

- a study protocol or a permit names it
- unstabilised RNA or labile enzymes are stored for years
- the freezer is opened more than about fifty times a day
- nobody has yet looked at the data for your material

## How to change over

Begin with one freezer of duplicates. Map it at the new setting, set the alarm at −60 °C, and wait three months. Write the decision down with the name of the person responsible for the samples.

> The right temperature is the warmest one you can defend with data.

**Lin Zhihan, Director of Research and Development**`,
    es_ES: `Muchos de los congeladores que hoy marcan −80 °C sustituyeron a uno que marcaba −70 °C. Ningún estudio justificó el cambio. Los compresores mejoraron hasta −86 °C, los catálogos lo anunciaron y los protocolos adoptaron la cifra. Conviene revisarla, porque diez grados cuestan electricidad.

## Electricidad

Tres congeladores U830 sometidos a un [ensayo independiente](/en/newsDetail?id=1214000000000001010&lang=es_ES) consumieron 7,2 kWh al día a −80 °C y 5,8 kWh a −70 °C: un 19 % menos, unos 510 kWh al año por equipo. Además, los compresores giran más despacio y la sala tiene menos calor que evacuar.

## Efecto en las muestras

Las reacciones se ralentizan con el frío, pero cada vez menos. Entre −70 °C y −80 °C, la mayoría de los cambios en una alícuota congelada ya está limitada por la lentitud de la difusión en el hielo. Las comparaciones publicadas de ADN, ARN estabilizado y muchas proteínas séricas durante varios años no hallaron diferencias. Lo que sí daña las muestras es la descongelación repetida o una subida lenta a −40 °C un domingo sin personal.

## El argumento a favor de −80 °C

Es el tiempo sin corriente. El U830 tarda 290 minutos en pasar de −80 °C a −50 °C. Desde −70 °C tarda 215. Si el personal de guardia vive a una hora, esos 75 minutos cuentan. Mantenga también −80 °C si:

- lo exige el protocolo de un estudio o una autorización
- se guardan durante años ARN sin estabilizar o enzimas lábiles
- el congelador se abre más de unas cincuenta veces al día
- aún no se han consultado los datos de su tipo de muestra

## Cómo cambiar la consigna

Empiece por un congelador con duplicados. Mapéelo a la nueva consigna, ponga la alarma a −60 °C y espere tres meses. Deje la decisión por escrito, con el nombre de quien responde de las muestras.

> La temperatura correcta es la más alta que se puede defender con datos.

**Lin Zhihan, directora de Investigación y Desarrollo**`,
    fr_FR: `Beaucoup de congélateurs qui affichent −80 °C en ont remplacé un qui affichait −70 °C. Aucune étude n’a justifié ce changement. De meilleurs compresseurs ont atteint −86 °C, les catalogues l’ont annoncé et les protocoles ont repris ce chiffre. La question mérite d’être réexaminée, car dix degrés ont un coût.

## Consommation

Trois congélateurs U830, lors d’un [essai indépendant](/en/newsDetail?id=1214000000000001010&lang=fr_FR), ont consommé 7,2 kWh par jour à −80 °C et 5,8 kWh à −70 °C : 19 % de moins, environ 510 kWh par an et par appareil. Les compresseurs tournent aussi plus lentement, et le local a moins de chaleur à évacuer.

## Effet sur les échantillons

Le froid ralentit la chimie, mais pas indéfiniment. Entre −70 °C et −80 °C, presque tout ce qui peut arriver dans une aliquote congelée est déjà freiné par la lenteur de la diffusion dans la glace. Les comparaisons publiées sur l’ADN, l’ARN stabilisé et de nombreuses protéines sériques, sur plusieurs années, n’ont pas trouvé de différence. Ce qui abîme un échantillon, ce sont les décongélations répétées ou une lente remontée à −40 °C pendant un week-end.

## L’argument en faveur de −80 °C

C’est le temps disponible en cas de coupure. Sans courant, l’U830 met 290 minutes pour passer de −80 °C à −50 °C. À partir de −70 °C, il en met 215. Si le personnel d’astreinte habite à une heure de route, ces 75 minutes comptent. Gardez aussi −80 °C lorsque

- le protocole d’une étude ou une autorisation le mentionne
- de l’ARN non stabilisé ou des enzymes fragiles sont conservés des années
- le congélateur est ouvert plus d’une cinquantaine de fois par jour
- les données propres à votre type d’échantillon n’ont pas encore été consultées

## Comment changer de consigne

Commencez par un congélateur de doublons. Cartographiez-le à la nouvelle consigne, réglez l’alarme à −60 °C et attendez trois mois. Consignez la décision, avec le nom de la personne responsable des échantillons.

> La bonne température est la plus élevée que l’on puisse défendre par des données.

**Lin Zhihan, directrice de la recherche et du développement**`,
  },
}
