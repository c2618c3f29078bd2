import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const annualResults2022: NewsSeed = {
  id: '1214000000000002036',
  slug: 'annual-results-2022',
  type: 'LatestNews',
  cover: 'menu-about.webp',
  publishTime: '2023-04-20T09:15:00+08:00',
  recommended: false,
  investors: true,
  sites: everywhere,
  title: {
    zh_CN: '2022 年年报：营收 11.6 亿元，增长 13.7%，研发投入占 9.8%',
    en_EN:
      'Annual results 2022: revenue up 13.7% to 1.16 billion yuan, 9.8% spent on research and development',
    es_ES:
      'Resultados de 2022: los ingresos suben un 13,7 %, hasta 1160 millones de yuanes, con un 9,8 % para I+D',
    fr_FR:
      'Résultats 2022 : chiffre d’affaires de 1,16 milliard de yuans, en hausse de 13,7 %, dont 9,8 % pour la R&D',
  },
  coverAlt: {
    zh_CN: '黄昏中的诺凡总部，灯光倒映水面',
    en_EN: 'Norvane headquarters at dusk, lit windows mirrored in the water',
    es_ES: 'Sede de Norvane al anochecer, con las ventanas reflejadas en el agua',
    fr_FR: 'Siège de Norvane au crépuscule, fenêtres éclairées reflétées dans l’eau',
  },
  body: {
    zh_CN: `诺凡生物医疗今日发布 2022 年年度报告。全年营业收入 11.6 亿元，比上年增长 13.7%；归属于上市公司股东的净利润 1.78 亿元，增长 8.5%。利润增速低于收入，主要受碳氢换型、海运费和存货增加影响。

## 主要数字

- 境外收入占 44%，比上年高 3 个百分点，来自 71 个国家和地区
- 研发投入 1.14 亿元，占收入 9.8%
- 经营活动现金流净额 1.63 亿元
- 利润分配预案：每 10 股派 3.00 元（含税），合计 7,200 万元，约为净利润的四成

## 收入增长

超低温保存箱收入增长 11%，疫苗冷链增长 9%；服务与备件收入增长 26%，占营业收入的 7%。已售设备每年约有 5% 签订新的服务合同，该业务增长平稳，受行业波动影响较小。

## 成本影响

碳氢换型全年增加成本 4,100 万元，包括新压缩机、防爆改造和两套产线并行。海运费自下半年起回落。存货增加 6,800 万元：芯片短缺期间，公司为保证交货增加了控制板库存，预计 2023 年回落。

## 2023 年

公司不作业绩预测。经营计划为：碳氢平台覆盖全部机型，自建服务网点由 31 个增至 36 个，资本开支控制在 9,000 万元以内。

年报全文和业绩说明会的问答记录，见[投资者资讯](/zh_CN/investor/information)。`,
    en_EN: `Norvane Biomedical today published its annual report for 2022. Revenue rose by 13.7% to 1.16 billion yuan and net profit attributable to shareholders by 8.5% to 178 million yuan. Profit grew more slowly than revenue, for the reasons given under “Costs”.

## The figures

- 44% of revenue came from outside China, three points more than a year before, from 71 countries and regions
- Research and development: 114 million yuan, or 9.8% of revenue
- Cash flow from operations: 163 million yuan
- Proposed dividend: 0.30 yuan a share, 72 million yuan in total, about two fifths of the profit

## Where growth came from

Ultra-low freezers grew by 11% and the vaccine cold chain by 9%. Service and parts grew by 26%, to 7% of revenue. This business grows steadily and is less exposed to market fluctuations.

## Costs

The change to hydrocarbons cost 41 million yuan in the year: new compressors, explosion protection of the halls and two platforms in production side by side. Freight rates fell only in the second half. Inventories rose by 68 million, because the company held more controllers during the chip shortage rather than delay deliveries. They are expected to fall in 2023.

## 2023

The company makes no forecast. Its plan for the year: hydrocarbons in every model, 36 service points of our own instead of 31, and capital expenditure below 90 million yuan.

The report and the questions asked at its presentation are published in Chinese under [investor relations](/zh_CN/investor/information).`,
    es_ES: `Norvane Biomedical ha publicado hoy su informe anual de 2022. Los ingresos crecieron un 13,7 %, hasta 1160 millones de yuanes, y el beneficio neto atribuible a los accionistas, un 8,5 %, hasta 178 millones de yuanes. El beneficio creció menos que los ingresos por los motivos que se exponen en el apartado «Costes».

## Las cifras

- El 44 % de los ingresos procede de fuera de China, tres puntos más que el año anterior, y de 71 países y regiones
- Investigación y desarrollo: 114 millones de yuanes, el 9,8 % de los ingresos
- Flujo de caja de explotación: 163 millones de yuanes
- Dividendo propuesto: 0,30 yuanes por acción, 72 millones de yuanes en total, unos dos quintos del beneficio

## Origen del crecimiento

Los ultracongeladores crecieron un 11 % y la cadena de frío de vacunas, un 9 %. Servicio y repuestos crecieron un 26 %, hasta el 7 % de los ingresos. Este negocio crece de forma estable y está menos expuesto a las fluctuaciones del mercado.

## Costes

El paso a los hidrocarburos costó 41 millones en el año: compresores nuevos, protección contra explosiones de las naves y dos plataformas de fabricación en paralelo. Los fletes no bajaron hasta el segundo semestre. Las existencias aumentaron en 68 millones porque, durante la escasez de chips, la empresa almacenó controladores para no retrasar las entregas. Se espera que bajen en 2023.

## 2023

La empresa no publica previsiones. El plan del año contempla hidrocarburos en todos los modelos, 36 puntos de servicio propios en lugar de 31 e inversiones inferiores a 90 millones.

El informe y las preguntas de su presentación se publican en chino en la [página para inversores](/zh_CN/investor/information).`,
    fr_FR: `Norvane Biomedical publie aujourd’hui son rapport annuel 2022. Le chiffre d’affaires progresse de 13,7 %, à 1,16 milliard de yuans, et le résultat net part du groupe de 8,5 %, à 178 millions de yuans. Le résultat progresse moins vite que les ventes, pour les raisons exposées sous « Les coûts ».

## Les chiffres

- 44 % du chiffre d’affaires hors de Chine, trois points de plus qu’un an plus tôt, dans 71 pays et régions
- Recherche et développement : 114 millions de yuans, soit 9,8 % du chiffre d’affaires
- Flux de trésorerie d’exploitation : 163 millions de yuans
- Dividende proposé : 0,30 yuan par action, 72 millions de yuans au total, environ deux cinquièmes du résultat

## D’où vient la croissance

Les congélateurs ultra-basse température progressent de 11 %, la chaîne du froid vaccinale de 9 %. Le service et les pièces gagnent 26 % et atteignent 7 % des ventes. Cette activité progresse régulièrement et est moins exposée aux variations du marché.

## Les coûts

Le passage aux hydrocarbures a coûté 41 millions dans l’année : nouveaux compresseurs, protection des ateliers contre les explosions, deux plateformes produites en parallèle. Le fret n’a baissé qu’au second semestre. Les stocks ont augmenté de 68 millions : pendant la pénurie de puces, la société a stocké des régulateurs pour ne pas retarder les livraisons. Ils devraient baisser en 2023.

## 2023

La société ne publie pas de prévisions. Son plan pour l’année : des hydrocarbures dans tous les modèles, 36 points de service en propre au lieu de 31 et moins de 90 millions de yuans d’investissements.

Le rapport et les questions posées à sa présentation sont publiés en chinois sur la [page des investisseurs](/zh_CN/investor/information).`,
  },
}
