import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const annualResults2025: NewsSeed = {
  id: '1214000000000002054',
  slug: 'annual-results-2025',
  type: 'LatestNews',
  cover: 'menu-investor.webp',
  publishTime: '2026-03-26T09:15:00+08:00',
  recommended: false,
  investors: true,
  sites: everywhere,
  title: {
    zh_CN: '2025 年年报：营收 18.62 亿元，增长 14.6%',
    en_EN: 'Annual results 2025: revenue 1.862 billion yuan, up 14.6%',
    es_ES: 'Resultados de 2025: ingresos de 1862 millones de yuanes, un 14,6 % más',
    fr_FR: 'Résultats 2025 : chiffre d’affaires de 1,862 milliard de yuans, en hausse de 14,6 %',
  },
  coverAlt: {
    zh_CN: 'V1000 气相液氮罐近景，后方还有一台',
    en_EN: 'A V1000 nitrogen vessel from near, a second one behind it',
    es_ES: 'Un recipiente de nitrógeno V1000 de cerca; detrás, otro',
    fr_FR: 'Une cuve d’azote V1000 de près, une autre derrière',
  },
  body: {
    zh_CN: `诺凡生物医疗今日发布 2025 年年度报告。营业收入 18.62 亿元，比上年增长 14.6%；归属于上市公司股东的净利润 2.61 亿元，增长 17.0%。

## 主要数据

- 境外收入：占营业收入的 46.0%
- 研发投入：1.75 亿元
- 利润分配预案：每 10 股派 4.30 元（含税），合计 1.03 亿元

## 各项业务

- 样本存储：8.01 亿元，增长 19.2%，主要来自 8 月上市的 U830
- 疫苗与公共卫生：3.72 亿元，增长 12.0%
- 血液与医药供应链：3.35 亿元，增长 9.1%
- 生物安全与实验室：1.86 亿元，增长 6.3%
- 监测平台与服务：1.68 亿元，增长 22.6%

## 产品质量保证（预计负债，附注 31）

产品质量保证余额 4,120 万元，比上年增加 890 万元，主要系第三代平台的保修期由三年延长至五年。新机型暂按旧机型的故障率计提；如实际故障率较低，多提部分在以后年度冲回。

> 质保费用应当及时、足额计提。

**苏明岚，总裁**

## 2026 年

- 二号线计划 5 月投产，折旧主要影响下半年
- 鹿特丹服务中心计划 10 月启用
- 资本开支计划 1.9 亿元，上年为 3.1 亿元

完整报告见[投资者资讯](/zh_CN/investor/information)。`,
    en_EN: `Norvane Biomedical today published its annual report for 2025. Revenue was 1.862 billion yuan, up 14.6%, and profit attributable to shareholders 261 million yuan, up 17.0%. The proposed dividend is 0.43 yuan a share, or 103 million yuan in total.

## Revenue by business, in yuan

- Sample storage: 801 million, up 19.2%, mainly from the U830 released in August
- Vaccines and public health: 372 million, up 12.0%
- Blood and medicines supply: 335 million, up 9.1%
- Biosafety and laboratories: 186 million, up 6.3%
- Monitoring and service: 168 million, up 22.6%, from a small base

46.0% of revenue came from outside China. Research and development expenditure was 175 million yuan.

## Warranty provision (note 31)

The provision for warranties is 41.2 million yuan, 8.9 million more than a year ago, since the warranty of the third platform is five years instead of three. It is calculated from the failure rates of the earlier models. If those of the new ones prove lower, the excess will be released in later years.

> Provisions must be made in full and on time.

**Su Minglan, Chief Executive**

## 2026

- Line two starts in May; its depreciation takes effect in the second half
- The service hub in Rotterdam opens in October
- Capital expenditure: 190 million yuan, after 310 million

The report is published in Chinese on the [investors’ pages](/zh_CN/investor/information).`,
    es_ES: `Norvane Biomedical ha publicado hoy su informe anual de 2025. Los ingresos fueron de 1862 millones de yuanes, un 14,6 % más, y el beneficio atribuible a los accionistas, de 261 millones de yuanes, un 17,0 % más. El dividendo propuesto es de 0,43 yuanes por acción, 103 millones de yuanes en total.

## Ingresos por línea de negocio, en yuanes

- Conservación de muestras: 801 millones, un 19,2 % más, sobre todo por el U830, lanzado en agosto
- Vacunas y salud pública: 372 millones, un 12,0 % más
- Sangre y suministro de medicamentos: 335 millones, un 9,1 % más
- Bioseguridad y laboratorio: 186 millones, un 6,3 % más
- Monitorización y servicio: 168 millones, un 22,6 % más, sobre una base pequeña

El 46,0 % de los ingresos procede de fuera de China. El gasto en investigación y desarrollo fue de 175 millones de yuanes.

## Provisión para garantías (nota 31)

La provisión para garantías asciende a 41,2 millones de yuanes, 8,9 millones más que hace un año. El aumento se debe a que la garantía de la tercera plataforma pasa de tres a cinco años. La provisión se calcula con la tasa de averías de la plataforma anterior. Si la de la nueva es menor, el exceso revertirá a resultados en los ejercicios siguientes.

> Las provisiones deben dotarse íntegramente y a tiempo.

**Su Minglan, directora general**

## 2026

- La línea dos arranca en mayo; su amortización afectará al segundo semestre
- El centro de servicio de Róterdam abre en octubre
- Inversiones: 190 millones de yuanes, tras los 310 millones de 2025

El informe se publica en chino en la [página para inversores](/zh_CN/investor/information).`,
    fr_FR: `Norvane Biomedical publie aujourd’hui son rapport annuel 2025. Le chiffre d’affaires s’élève à 1,862 milliard de yuans, en hausse de 14,6 %, et le résultat net part du groupe à 261 millions de yuans, en hausse de 17,0 %. Le dividende proposé est de 0,43 yuan par action, soit 103 millions de yuans au total.

## Chiffre d’affaires par activité, en yuans

- Conservation d’échantillons : 801 millions, + 19,2 %, surtout grâce à l’U830, lancé en août
- Vaccins et santé publique : 372 millions, + 12,0 %
- Sang et médicaments : 335 millions, + 9,1 %
- Biosécurité et laboratoires : 186 millions, + 6,3 %
- Surveillance et service : 168 millions, + 22,6 %, sur une base encore étroite

46,0 % du chiffre d’affaires est réalisé à l’étranger. Les dépenses de recherche et développement s’élèvent à 175 millions de yuans.

## Provision pour garanties (note 31)

La provision pour garanties s’élève à 41,2 millions de yuans, soit 8,9 millions de plus qu’un an plus tôt, la garantie de la troisième plateforme étant de cinq ans au lieu de trois. Elle est calculée d’après le taux de panne des modèles précédents. Si celui des nouveaux est plus faible, l’excédent sera repris en résultat au cours des exercices suivants.

> Les provisions doivent être constituées intégralement et à temps.

**Su Minglan, directrice générale**

## 2026

- La ligne deux démarre en mai ; son amortissement prendra effet au second semestre
- Le centre de service de Rotterdam ouvre en octobre
- Investissements : 190 millions de yuans, après 310 millions

Le rapport est publié en chinois sur la [page des investisseurs](/zh_CN/investor/information).`,
  },
}
