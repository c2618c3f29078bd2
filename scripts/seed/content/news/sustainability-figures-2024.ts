import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const sustainabilityFigures2024: NewsSeed = {
  id: '1214000000000002048',
  slug: 'sustainability-figures-2024',
  type: 'LatestNews',
  cover: 'poster-factory-line.webp',
  publishTime: '2025-06-26T09:15:00+08:00',
  recommended: false,
  investors: true,
  sites: everywhere,
  title: {
    zh_CN: '2024 年可持续发展报告：四项指标改善，三项未改善',
    en_EN: 'Sustainability report 2024: four figures improved, three did not',
    es_ES: 'Informe de sostenibilidad 2024: cuatro cifras mejoran, tres no',
    fr_FR: 'Rapport de durabilité 2024 : quatre chiffres en progrès, trois qui stagnent',
  },
  coverAlt: {
    zh_CN: '装配线旁推车上的压缩机',
    en_EN: 'A compressor on a trolley beside an assembly line',
    es_ES: 'Un compresor en un carro junto a una línea de montaje',
    fr_FR: 'Un compresseur sur un chariot près d’une ligne d’assemblage',
  },
  body: {
    zh_CN: `2024 年可持续发展报告今日发布，共 38 页：七项主要指标中，四项改善，三项未改善。

## 已改善

- **单台产品用电**：331 kWh，2021 年为 409 kWh。主要来自压缩空气查漏和模具预热的优化，见[此前的文章](/zh_CN/newsDetail?id=1214000000000002031)
- **泡沫包装**：0，两年前为每台 4.2 kg
- **可记录工伤**：每百万工时 1.4 起，上年 2.2
- **女性管理者**：31%，上年 27%

## 未改善

- **空运**：14% 的备件采用空运，比上年增加 2 个百分点，原因是用户停机时需要紧急供货
- **用水**：每台 0.62 吨，与上年持平，检漏和清洗占一半以上
- **供应商数据**：112 家主要供应商中，46 家能够提供自身碳排放数据，其余由公司估算，误差可能达到三成

## 产品使用阶段的排放

超低温保存箱全生命周期的碳排放，96% 来自使用阶段的用电，生产等其他阶段只占 4%。因此，降低产品耗电是减排的重点。

2025 年设定五项目标，均明确责任人；未达到的目标将在下一年报告中披露。数据由第三方鉴证，范围一、二为合理保证，范围三为有限保证。`,
    en_EN: `Of the seven main figures in our sustainability report for 2024, published today on 38 pages, four have improved and three have not.

## Improved

- **Electricity per freezer built**: 331 kWh, against 409 in 2021. Most of the saving came from compressed-air leaks and the preheating of moulds, [as the meters showed](/en/newsDetail?id=1214000000000002031)
- **Foam in packaging**: none, against 4.2 kg a crate two years before
- **Recordable injuries**: 1.4 per million hours worked, after 2.2
- **Women among managers**: 31%, after 27%

## Not improved

- **Air freight**: 14% of parts, two percentage points more than the year before, because users whose freezers had failed needed urgent supplies
- **Water**: 0.62 m³ a freezer, unchanged. Leak tests and washing account for most of it
- **Data from suppliers**: of 112 main suppliers, 46 can state their own emissions. Those of the others are estimated, with a possible error of a third

## Emissions from use

Of a freezer’s life-cycle emissions, 96% come from the electricity it uses. Production and all other stages account for 4%. Lower consumption of the products therefore has the largest effect.

There are five targets for 2025, each with a person responsible. Targets that are missed will be disclosed in the next report. An auditor gave reasonable assurance for scopes 1 and 2 and limited assurance for scope 3.`,
    es_ES: `De las siete cifras principales de nuestro informe de sostenibilidad de 2024, publicado hoy en 38 páginas, cuatro han mejorado y tres no.

## Mejoran

- **Electricidad por congelador fabricado**: 331 kWh, frente a 409 en 2021. La reducción procede sobre todo de las fugas de aire comprimido y del precalentamiento de los moldes, [como mostraron los contadores](/en/newsDetail?id=1214000000000002031&lang=es_ES)
- **Espuma de embalaje**: ninguna; dos años antes, 4,2 kg por cajón
- **Accidentes registrables**: 1,4 por millón de horas trabajadas, tras 2,2
- **Mujeres en puestos de mando**: 31 %, tras un 27 %

## No mejoran

- **Transporte aéreo**: el 14 % de las piezas se envía por avión, dos puntos más que el año anterior, porque los usuarios con congeladores averiados necesitaban suministros urgentes
- **Agua**: 0,62 m³ por congelador, sin cambios. Se emplea sobre todo en ensayos de fugas y lavado
- **Datos de proveedores**: de los 112 principales, 46 facilitan sus emisiones. Las demás se estiman, con un margen de error de un tercio

## Las emisiones de uso

El 96 % de las emisiones de un congelador en su ciclo de vida procede de la electricidad que consume; la fabricación y las demás etapas suponen el 4 %. Por tanto, lo que más efecto tiene es reducir el consumo de los productos.

Hay cinco objetivos para 2025, cada uno con un responsable. Los que no se cumplan se publicarán en el próximo informe. Los datos se verificaron con seguridad razonable en los alcances 1 y 2 y limitada en el 3.`,
    fr_FR: `Sur les sept principaux chiffres de notre rapport de durabilité 2024, publié aujourd’hui en 38 pages, quatre ont progressé et trois stagnent.

## En progrès

- **Électricité par congélateur fabriqué** : 331 kWh, contre 409 en 2021. L’essentiel de l’économie vient des fuites d’air comprimé et du préchauffage des moules, [comme l’ont montré les compteurs](/en/newsDetail?id=1214000000000002031&lang=fr_FR)
- **Mousse d’emballage** : zéro, contre 4,2 kg par caisse deux ans plus tôt
- **Accidents déclarés** : 1,4 par million d’heures travaillées, après 2,2
- **Femmes dans l’encadrement** : 31 %, après 27 %

## Sans progrès

- **Fret aérien** : 14 % des pièces partent encore par avion, deux points de plus qu’un an plus tôt, car les utilisateurs dont un congélateur était en panne devaient être livrés d’urgence
- **Eau** : 0,62 m³ par congélateur, inchangé. Elle sert surtout aux essais d’étanchéité et au lavage
- **Données des fournisseurs** : sur les 112 principaux, 46 communiquent leurs émissions. Celles des autres sont estimées, à un tiers près

## Les émissions à l’usage

96 % des émissions d’un congélateur viennent de l’électricité qu’il consomme à l’usage, les 4 % restants de la fabrication. La réduction de la consommation des produits a donc l’effet le plus important.

Cinq objectifs sont fixés pour 2025, chacun avec un responsable. Ceux qui ne seront pas atteints seront indiqués dans le prochain rapport. Les données ont été vérifiées : assurance raisonnable pour les périmètres 1 et 2, limitée pour le 3.`,
  },
}
