import { internationalOnly } from '../sites'
import type { NewsSeed } from '../types'

export const hydrocarbonRefrigerants: NewsSeed = {
  id: '1214000000000001003',
  slug: 'hydrocarbon-refrigerants',
  type: 'IndustryNews',
  cover: 'news-hydrocarbon-refrigerants.webp',
  publishTime: '2025-01-23T09:00:00+00:00',
  recommended: false,
  sites: internationalOnly,
  title: {
    zh_CN: '欧盟含氟气体新规：−50 °C 以下的豁免能用多久',
    en_EN: 'The F-gas exemption below −50 °C, and why we do not build on it',
    es_ES:
      'La excepción por debajo de −50 °C del reglamento de gases fluorados, y por qué no nos basamos en ella',
    fr_FR: 'F-Gas : l’exemption sous −50 °C, et pourquoi nous ne comptons pas dessus',
  },
  coverAlt: {
    zh_CN: '超低温保存箱的压缩机舱与前格栅',
    en_EN: 'The compressor compartment and grille of a freezer',
    es_ES: 'El compartimento de compresores y la rejilla de un congelador',
    fr_FR: 'Le compartiment des compresseurs et la grille d’un congélateur',
  },
  body: {
    zh_CN: `欧盟含氟气体法规 (EU) 2024/573 自 2024 年 3 月 11 日起施行，HFC 投放量将逐级削减，到 2050 年归零。用于 −50 °C 以下的固定式制冷设备，不在若干禁令之列，超低温保存箱正属此类。因此常有用户问：这项法规是否与自己无关？

## 豁免的范围

豁免只针对设备，不针对气体。配额对所有用户同时收紧，而老式复叠系统使用的正是温室效应最强的几种：R404A 的全球变暖潜能值（GWP）为 3,922，R508B 约 13,400。今天购买的冰箱预计使用十五年，到 2038 年仍须为它找到补充的制冷剂。

按二氧化碳当量计算，达到限值的设备还须建立台账并定期检漏。几百克 R508B 就到五吨。

## 高温级丙烷，低温级乙烷

碳氢制冷剂无需豁免。丙烷（R290）沸点 −42 °C，乙烷（R170）沸点 −89 °C，适合组成两级复叠；GWP 为个位数或更低，能效也高。新型冰箱节省的电，有相当一部分来自制冷剂，而不是保温层。

碳氢制冷剂可燃。我们的冰箱每个回路充注量低于 150 g，可能积聚气体的部位不放置会产生火花的元件。维修须由经过培训、配有专用工具的人员进行，服务商应能出示证书。

## 写进招标文件的三个问题

- 用什么制冷剂，每个回路多少克？
- 200 公里内，谁有资格维修？
- 合同是否约定 2035 年补充制冷剂的价格？

诺凡自 2022 年底起，已不再为欧洲市场生产使用 HFC 的超低温保存箱。国内机型的切换也在进行，第三代平台将全部采用碳氢制冷剂。`,
    en_EN: `Regulation (EU) 2024/573 on fluorinated gases has applied since 11 March 2024. It ends the use of HFCs in the Union step by step, to zero placed on the market in 2050. Stationary refrigeration that cools below −50 °C is exempt from several of its bans. Ultra-low freezers fall under that exemption, and laboratories ask us whether the regulation concerns them at all.

## What the exemption does not cover

It covers the equipment, not the gas. Quotas shrink for every user, exempt or not, and the refrigerants of older cascades have some of the highest global warming potentials: 3,922 for R404A and about 13,400 for R508B. A freezer bought today is expected to work for fifteen years. Someone will have to find a refill for it in 2038.

Records and leak checks apply as well, from a charge given in tonnes of CO₂ equivalent. A few hundred grams of R508B reach five tonnes.

## Propane above, ethane below

Hydrocarbons need no exemption. Propane (R290) boils at −42 °C and ethane (R170) at −89 °C, which suits a two-stage cascade well. Their global warming potential is in single digits or lower. They are also efficient: a good part of the savings of present freezers comes from the refrigerant and not from the insulation.

Hydrocarbons are flammable. Each circuit in our freezers contains less than 150 g, about as much as thirty cigarette lighters. No spark-producing part lies where gas could gather. Refilling is work for trained people with the right tools, and partners should be able to show a certificate.

## Questions for a tender

- Which refrigerant, and how many grams in each circuit?
- Who within 200 km may service it?
- Is the price of a refill in 2035 part of the contract?

We stopped producing HFC freezers for Europe at the end of 2022.`,
    es_ES: `El Reglamento (UE) 2024/573 sobre gases fluorados se aplica desde el 11 de marzo de 2024. Pone fin por etapas al uso de HFC en la Unión, hasta llegar a cero en 2050. La refrigeración fija que enfría por debajo de −50 °C queda fuera de varias de sus prohibiciones. Los ultracongeladores entran en esa excepción, y los laboratorios nos preguntan si el reglamento les afecta.

## Lo que la excepción no cubre

Cubre el equipo, pero no el gas. Las cuotas se reducen para todos, con excepción o sin ella, y los gases de las cascadas antiguas están entre los de mayor impacto: el R404A tiene un potencial de calentamiento de 3922 y el R508B, de unos 13 400. De un congelador comprado hoy se esperan quince años de servicio. En 2038 habrá que encontrarle una recarga.

También son obligatorios los registros y los controles de fugas, a partir de una carga expresada en toneladas de CO₂ equivalente. Unos cientos de gramos de R508B alcanzan las cinco toneladas.

## Propano arriba, etano abajo

Los hidrocarburos no necesitan excepción. El propano (R290) hierve a −42 °C y el etano (R170), a −89 °C, lo que se adapta bien a una cascada de dos etapas. Su potencial de calentamiento es de una sola cifra, o menos. Además son eficientes: buena parte del ahorro de los congeladores actuales procede del refrigerante y no del aislamiento.

Son inflamables. Por eso cada circuito de nuestros congeladores contiene menos de 150 g. Ningún elemento que produzca chispa se encuentra donde el gas pudiera acumularse. La recarga es tarea de personal formado y con las herramientas adecuadas; la empresa de mantenimiento debe poder presentar un certificado.

## Preguntas para un pliego

- ¿Qué refrigerante lleva y cuántos gramos hay en cada circuito?
- ¿Quién puede hacer el mantenimiento a menos de 200 km?
- ¿Incluye el contrato el precio de una recarga en 2035?

Dejamos de fabricar congeladores con HFC para Europa a finales de 2022.`,
    fr_FR: `Le règlement (UE) 2024/573 relatif aux gaz à effet de serre fluorés s’applique depuis le 11 mars 2024. Il met fin par étapes à l’utilisation des HFC dans l’Union, jusqu’à zéro en 2050. Les équipements de réfrigération fixes destinés à descendre sous −50 °C échappent à plusieurs de ses interdictions. Les congélateurs ultra-basse température en font partie, et des laboratoires nous demandent s’ils sont encore concernés.

## Ce que l’exemption ne couvre pas

Elle couvre l’appareil, mais ne garantit pas l’approvisionnement en fluide. Les quotas diminuent pour tous, exemptés ou non, et les fluides des anciennes cascades comptent parmi ceux dont l’effet est le plus fort : 3 922 de potentiel de réchauffement pour le R404A, environ 13 400 pour le R508B. Un congélateur acheté aujourd’hui doit servir quinze ans. En 2038, il faudra peut-être lui trouver une recharge.

La tenue d’un registre et les contrôles d’étanchéité s’appliquent aussi, à partir d’une charge exprimée en tonnes équivalent CO₂. Quelques centaines de grammes de R508B suffisent à atteindre cinq tonnes.

## Propane en haut, éthane en bas

Les hydrocarbures n’ont besoin d’aucune exemption. Le propane (R290) bout à −42 °C et l’éthane (R170) à −89 °C, ce qui convient bien à une cascade à deux étages. Leur potentiel de réchauffement est inférieur à dix. Ils sont aussi efficaces : une bonne part des gains actuels vient du fluide et non de l’isolation.

Ils sont inflammables. C’est pourquoi chaque circuit de nos congélateurs contient moins de 150 g. Aucun organe susceptible de produire une étincelle ne se trouve là où le gaz pourrait s’accumuler. La recharge revient à des personnes formées et outillées ; votre prestataire doit pouvoir présenter son attestation.

## Questions pour un appel d’offres

- Quel fluide, et combien de grammes dans chaque circuit ?
- Qui peut l’entretenir à moins de 200 km ?
- Le prix d’une recharge en 2035 figure-t-il au contrat ?

Nous ne fabriquons plus de congélateurs aux HFC pour l’Europe depuis fin 2022.`,
  },
}
