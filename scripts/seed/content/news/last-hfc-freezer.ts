import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const lastHfcFreezer: NewsSeed = {
  id: '1214000000000002034',
  slug: 'last-hfc-freezer',
  type: 'LatestNews',
  cover: 'news-hydrocarbon-refrigerants.webp',
  publishTime: '2022-12-15T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '最后一台 HFC 超低温保存箱发往欧洲，此后全部采用碳氢制冷剂',
    en_EN: 'Last HFC freezer for Europe shipped; all models now use hydrocarbons',
    es_ES: 'Sale hacia Europa el último congelador con HFC; desde ahora, solo hidrocarburos',
    fr_FR:
      'Dernier congélateur à HFC expédié vers l’Europe ; tous les modèles sont désormais aux hydrocarbures',
  },
  coverAlt: {
    zh_CN: '铜管冷凝器、R290 压缩机与两只制冷剂钢瓶',
    en_EN: 'Condenser with copper tubes, compressor for R290 and two refrigerant cylinders',
    es_ES: 'Condensador con tubos de cobre, compresor para R290 y dos botellas de refrigerante',
    fr_FR: 'Condenseur à tubes de cuivre, compresseur R290 et deux bouteilles de fluide frigorigène',
  },
  body: {
    zh_CN: `12 月 9 日 14 时 20 分，最后一台使用氢氟碳化物（HFC）制冷剂的超低温保存箱从青屿发往欧洲。这家用户已有五台同型号设备，要求第六台型号一致。随机文件附有制冷剂回收说明。

自明年 1 月起，供应欧洲的全部设备只用丙烷（R290）、乙烷（R170）或异丁烷（R600a），单个回路充注量不超过 150 g。

## 五年的改造

- 压缩机 11 种，全部换型
- 焊点由平均每台 38 处减到 24 处，可能的泄漏点随之减少
- 总装线改造：42 只可燃气体探测器，排风量每小时 9 万立方米
- 重写 4 份用户说明书，新编 1 份培训教材

## 减排效果

一台旧机型含 620 g 制冷剂，若全部泄漏，约合 2.4 吨二氧化碳当量；采用碳氢制冷剂后不到 1 kg。节电的作用更大：同容积机型平均节电 17%。

## 在用旧机型

继续供应备件和维修，至少十年。报废时请勿自行放气，联系我们或当地持证单位回收。

这台设备的序列号标在一号线尽头的立柱上，退役时将补上日期。`,
    en_EN: `At 14:20 on 9 December the last ultra-low freezer with a hydrofluorocarbon refrigerant left Qingyu for Europe. Its buyer has five of the same model and wanted the sixth to match. The documents include instructions for recovering the refrigerant.

From January, every freezer for Europe will run on propane (R290), ethane (R170) or isobutane (R600a), with no circuit above 150 g.

## What five years replaced

- All eleven types of compressor
- 14 of 38 brazed joints per freezer, each a possible leak
- Half of the assembly line: 42 gas detectors, and 90,000 m³ of air extracted every hour
- Four manuals, rewritten, and one training course, newly written

## Effect on emissions

An old freezer held 620 g of refrigerant. If all of it had escaped, this would have been equivalent to 2.4 tonnes of carbon dioxide. With hydrocarbons it is less than a kilogram. Electricity matters more: at equal volume the new models use 17% less on average.

## Freezers in use

Parts and service continue for at least ten years. When a freezer is retired, please leave the circuit closed and call us or a certified company, as the law requires in most of Europe.

The serial number of this freezer is painted on the last pillar of line one, with a space for the date on which it is retired.`,
    es_ES: `El 9 de diciembre, a las 14:20, salió de Qingyu hacia Europa el último ultracongelador con refrigerante HFC. El comprador tiene cinco del mismo modelo y quería un sexto igual. La documentación incluye instrucciones para recuperar el refrigerante.

Desde enero, todos los congeladores para Europa funcionarán con propano (R290), etano (R170) o isobutano (R600a), y ningún circuito pasará de 150 g.

## Lo que hubo que cambiar en cinco años

- Los once tipos de compresor
- 14 de las 38 soldaduras de cada equipo, suprimidas por ser posibles puntos de fuga
- Media línea de montaje: 42 detectores de gas y 90 000 m³ de aire extraídos cada hora
- Cuatro manuales reescritos y un curso de formación nuevo de principio a fin

## Efecto en las emisiones

Un equipo antiguo contenía 620 g de refrigerante. Si escapaba todo, equivalía a 2,4 toneladas de dióxido de carbono. Con hidrocarburos no llega a un kilo. Más importante es la electricidad: a igual volumen, los modelos nuevos consumen de media un 17 % menos.

## Congeladores en uso

Los repuestos y el servicio se mantienen al menos diez años. Cuando retire un congelador, no abra el circuito: llámenos o avise a una empresa certificada, como exige la ley en la mayor parte de Europa.

El número de serie de este último congelador está pintado en el último pilar de la línea uno, con un espacio para la fecha en que se retire.`,
    fr_FR: `Le 9 décembre à 14 h 20, le dernier congélateur ultra-basse température chargé en HFC a quitté Qingyu pour l’Europe. Son acheteur a cinq appareils du même modèle et en voulait un sixième identique. Les documents comprennent des instructions pour la récupération du fluide.

À partir de janvier, tous les congélateurs destinés à l’Europe fonctionneront au propane (R290), à l’éthane (R170) ou à l’isobutane (R600a), sans qu’aucun circuit dépasse 150 g.

## Ce qui a changé en cinq ans

- Les onze types de compresseur
- 14 des 38 brasures de chaque appareil, supprimées pour réduire le risque de fuite
- La moitié de la ligne de montage : 42 détecteurs de gaz et 90 000 m³ d’air extraits par heure
- Quatre manuels réécrits et une formation entièrement nouvelle

## Effet sur les émissions

Un ancien appareil contenait 620 g de fluide. Si tout s’échappait, l’effet équivalait à 2,4 tonnes de dioxyde de carbone. Avec les hydrocarbures, c’est moins d’un kilogramme. L’électricité compte davantage : à volume égal, les nouveaux modèles consomment en moyenne 17 % de moins.

## Les congélateurs en service

Les pièces et le service sont assurés dix ans au moins. Au moment de la réforme, laissez le circuit fermé et appelez-nous, ou une entreprise certifiée, comme la loi l’exige presque partout en Europe.

Le numéro de série de ce dernier congélateur est peint sur le dernier pilier de la ligne un.`,
  },
}
