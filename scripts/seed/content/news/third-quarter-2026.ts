import { chineseOnly } from '../sites'
import type { NewsSeed } from '../types'

export const thirdQuarter2026: NewsSeed = {
  id: '1214000000000002061',
  slug: 'third-quarter-2026',
  type: 'LatestNews',
  cover: 'office-line-two.webp',
  publishTime: '2026-10-29T17:30:00+08:00',
  recommended: false,
  investors: true,
  sites: chineseOnly,
  title: {
    zh_CN: '2026 年三季报：前三季度营收 15.06 亿元，增长 15.2%',
    en_EN: 'Third quarter of 2026: nine-month revenue 1.506 billion yuan, up 15.2%',
    es_ES: 'Tercer trimestre de 2026: ingresos de 1506 millones de yuanes en nueve meses, un 15,2 % más',
    fr_FR: 'Troisième trimestre 2026 : 1,506 milliard de yuans sur neuf mois, en hausse de 15,2 %',
  },
  coverAlt: {
    zh_CN: '二号线：辊道上装好门封和压缩机的白色箱体，上方悬挂扭力螺丝刀',
    en_EN:
      'Line two: white cabinets with seals and compressors on the rollers, a torque driver on its balancer',
    es_ES: 'Línea dos: armarios blancos con juntas y compresores en los rodillos y un atornillador colgado',
    fr_FR:
      'Ligne deux\u00a0: caissons blancs avec joints et compresseurs sur les rouleaux, visseuse suspendue',
  },
  body: {
    zh_CN: `诺凡生物医疗今日披露 2026 年第三季度报告（未经审计）。前三季度营业收入 15.06 亿元，同比增长 15.2%；归属于上市公司股东的净利润 2.16 亿元，同比增长 17.6%。

## 主要数据

|项目|金额（亿元）|同比|
|---|---|---|
|前三季度营业收入|15.06|+15.2%|
|其中上半年|9.94|+14.8%|
|其中第三季度|5.12|+16.1%|
|前三季度归属于上市公司股东的净利润|2.16|+17.6%|

## 报告期内的主要事项

- 二号线 [5 月 18 日投产](/zh_CN/newsDetail?id=1214000000000001016)，全厂年产能由 3.6 万台增至 6 万台，折旧主要影响下半年
- 2025 年度现金分红于 6 月 12 日发放，每 10 股派 4.30 元（含税），合计 1.03 亿元
- Trace 4 于 6 月发布，平台接入设备 6.1 万台
- [东湖样本库二期](/zh_CN/newsDetail?id=1214000000000001018) 9 月 14 日投入使用，其中有 186 台 U830 和 24 台 V1000

## 报告期后的事项

[鹿特丹服务中心](/zh_CN/newsDetail?id=1214000000000001019) 10 月 1 日启用，常备 11,400 种备件，供应欧洲用户。

## 业绩说明会

第三季度业绩说明会的回放见[投资者资讯](/zh_CN/investor/information)，问答全文在会后两个交易日内公开。本文内容与山海证券交易所网站披露的报告不一致的，以报告为准。`,
    en_EN: `Norvane Biomedical today published its report for the third quarter of 2026. The figures have not been audited. Revenue of the first nine months was 1.506 billion yuan, up 15.2%; profit attributable to shareholders was 216 million yuan, up 17.6%.

## Figures

- Revenue, first nine months: 1,506 million yuan, up 15.2%
- First half: 994 million yuan, up 14.8%
- Third quarter: 512 million yuan, up 16.1%
- Profit attributable to shareholders, first nine months: 216 million yuan, up 17.6%

## During the period

- Line two went into regular operation on 18 May. It raises the capacity of the plant from 36,000 to 60,000 units a year; its depreciation takes effect mainly in the second half
- The dividend for 2025, 0.43 yuan a share or 103 million yuan in total, was paid on 12 June
- Trace 4 was released in June, for 61,000 connected devices
- The second phase of the East Lake Biobank opened on 14 September, with 186 U830 freezers and 24 V1000 vessels

## After the period

The service hub in Rotterdam has been in operation since 1 October. It keeps 11,400 part numbers for users in Europe.

## Presentation

The recording of the results presentation is published in Chinese on the [investors’ pages](/zh_CN/investor/information). If this text differs from the report on the website of the Shanhai Stock Exchange, the report applies.`,
    es_ES: `Norvane Biomedical ha publicado hoy su informe del tercer trimestre de 2026. Las cifras no están auditadas. Los ingresos de los nueve primeros meses ascienden a 1506 millones de yuanes, un 15,2 % más; el beneficio atribuible a los accionistas, a 216 millones de yuanes, un 17,6 % más.

## Cifras

- Ingresos de nueve meses: 1506 millones de yuanes, un 15,2 % más
- Primer semestre: 994 millones de yuanes, un 14,8 % más
- Tercer trimestre: 512 millones de yuanes, un 16,1 % más
- Beneficio atribuible a los accionistas de nueve meses: 216 millones de yuanes, un 17,6 % más

## Durante el periodo

- La línea dos funciona con normalidad desde el 18 de mayo. Eleva la capacidad de la fábrica de 36 000 a 60 000 equipos al año; su amortización afecta sobre todo al segundo semestre
- El dividendo de 2025, 0,43 yuanes por acción, 103 millones de yuanes en total, se pagó el 12 de junio
- Trace 4 se lanzó en junio, para 61 000 dispositivos conectados
- La segunda fase del Biobanco East Lake se abrió el 14 de septiembre, con 186 U830 y 24 V1000

## Después del periodo

El centro de servicio de Róterdam funciona desde el 1 de octubre. Guarda 11 400 referencias para los usuarios de Europa.

## Presentación

La grabación de la presentación de resultados se publica en chino en la [página para inversores](/zh_CN/investor/information). Si este texto difiere del informe publicado en la web de la Bolsa de Shanhai, prevalece el informe.`,
    fr_FR: `Norvane Biomedical publie aujourd’hui son rapport du troisième trimestre 2026. Les chiffres ne sont pas audités. Le chiffre d’affaires des neuf premiers mois s’élève à 1,506 milliard de yuans, en hausse de 15,2 % ; le résultat net part du groupe, à 216 millions de yuans, en hausse de 17,6 %.

## Chiffres

- Chiffre d’affaires, neuf mois : 1 506 millions de yuans, + 15,2 %
- Premier semestre : 994 millions de yuans, + 14,8 %
- Troisième trimestre : 512 millions de yuans, + 16,1 %
- Résultat net part du groupe, neuf mois : 216 millions de yuans, + 17,6 %

## Au cours de la période

- La ligne deux est en exploitation régulière depuis le 18 mai. Elle porte la capacité de l’usine de 36 000 à 60 000 appareils par an ; son amortissement pèse surtout sur le second semestre
- Le dividende de 2025, 0,43 yuan par action, soit 103 millions de yuans, a été versé le 12 juin
- Trace 4 est sorti en juin, pour 61 000 appareils raccordés
- La deuxième phase de la biobanque East Lake a ouvert le 14 septembre, avec 186 U830 et 24 V1000

## Après la période

Le centre de service de Rotterdam fonctionne depuis le 1er octobre. Il conserve 11 400 références pour les utilisateurs d’Europe.

## Présentation

L’enregistrement de la présentation des résultats est publié en chinois sur la [page des investisseurs](/zh_CN/investor/information). Si ce texte diffère du rapport publié sur le site de la Bourse de Shanhai, le rapport fait foi.`,
  },
}
