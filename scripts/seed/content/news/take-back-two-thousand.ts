import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const takeBackTwoThousand: NewsSeed = {
  id: '1214000000000002046',
  slug: 'take-back-two-thousand',
  type: 'LatestNews',
  cover: 'service-maintenance.webp',
  publishTime: '2025-02-13T09:15:00+08:00',
  recommended: false,
  investors: true,
  sites: everywhere,
  title: {
    zh_CN: '诺凡回收旧机 2,000 台，抽出制冷剂 1.1 吨',
    en_EN: '2,000 old freezers taken back, 1.1 tonnes of refrigerant recovered',
    es_ES: 'Recogidos 2000 congeladores antiguos y recuperadas 1,1 toneladas de refrigerante',
    fr_FR: '2 000 vieux congélateurs repris, 1,1 tonne de fluide récupérée',
  },
  coverAlt: coverAlts['service-maintenance.webp'],
  body: {
    zh_CN: `三年前开始的旧机回收计划，本月收到第 2,000 台。计划不限品牌，四成为其他厂家的产品。最早的一台 1991 年出厂。

## 旧冰箱的材料构成

平均每台 287 kg，拆解后分类称重：

- 钢与铝 198 kg，回炉
- 铜 14 kg，回炉
- 发泡料 41 kg，其中的发泡剂在密闭腔内抽出
- 压缩机油 2.1 升，除酸后再生
- 制冷剂 0.56 kg，抽空、称重、送持证单位销毁

两千台合计抽出制冷剂 1.12 吨，按品种折算约 4,200 吨二氧化碳当量。材料再利用率 91%，其余 9% 主要是密封条和混合塑料，目前尚无回收途径。

## 成本

单台处理成本 640 元，材料回收收入 410 元，运费平均 380 元。净支出约 610 元，全部计入当年费用，2024 年为 44 万元。交回旧机的用户中，58% 再次选购了我们的产品。

## 下一步计划

今年回收点由 9 个增加到 16 个，欧洲先在荷兰试行。用户只需支付 1 元手续费。

交回之前请取出全部样本：两千台中，有三台仍存有样本。`,
    en_EN: `Our take-back programme, three years old, received its 2,000th unit this month. Any make is accepted; four in ten were from other manufacturers. The oldest was built in 1991.

## Materials in an old freezer

The freezers are dismantled and the materials weighed. The average of 287 kg contains:

- 198 kg of steel and aluminium, remelted
- 14 kg of copper, remelted
- 41 kg of foam, whose blowing agent is drawn off in a closed chamber
- 2.1 litres of oil, cleaned and reused
- 0.56 kg of refrigerant, recovered, weighed and destroyed by a licensed company

Over 2,000 units that makes 1.12 tonnes of refrigerant, or some 4,200 tonnes of carbon dioxide equivalent. 91% of the material is reused. The rest, mainly gaskets and mixed plastics, cannot be recycled yet.

## Costs

One unit costs 640 yuan to dismantle and 380 to collect, and its materials bring in 410. The net cost of some 610 yuan is charged in the year it arises; in 2024 the total was 440,000 yuan. Of the users who returned a freezer, 58% bought their next one from us.

## Next steps

The number of collection points rises from nine to sixteen this year, with a trial in the Netherlands. The user pays a fee of one yuan.

Please remove your samples first: three of the 2,000 freezers still contained some.`,
    es_ES: `Nuestro programa de recogida, en marcha desde hace tres años, recibió este mes el equipo número 2000. Se acepta cualquier marca; cuatro de cada diez eran de otros fabricantes. El más antiguo es de 1991.

## Materiales de un congelador viejo

Los congeladores se desmontan y los materiales se pesan. La media, 287 kg, contiene:

- 198 kg de acero y aluminio, que se refunden
- 14 kg de cobre, que también se refunde
- 41 kg de espuma, cuyo agente espumante se extrae en cámara cerrada
- 2,1 litros de aceite, depurado y reutilizado
- 0,56 kg de refrigerante, recuperado, pesado y destruido por una empresa autorizada

En 2000 unidades suman 1,12 toneladas de refrigerante, unas 4200 toneladas equivalentes de dióxido de carbono. El 91 % del material se reutiliza. El resto, sobre todo juntas y plásticos mezclados, todavía no puede reciclarse.

## Costes

Desmontar una unidad cuesta 640 yuanes y recogerla, 380; sus materiales aportan 410. El coste neto, unos 610 yuanes, se imputa al ejercicio en que se produce; en 2024, el total fue de 440 000 yuanes. De quienes devolvieron un congelador, el 58 % compró el siguiente a Norvane.

## Próximos pasos

Este año, los puntos de recogida pasan de nueve a dieciséis, con una prueba en los Países Bajos. El usuario paga un yuan simbólico.

Antes de la recogida, retire sus muestras: tres de los 2000 congeladores aún las contenían.`,
    fr_FR: `Notre programme de reprise, qui a trois ans, a reçu ce mois-ci son 2 000e appareil. Toutes les marques sont admises ; quatre sur dix venaient d’autres fabricants. Le plus ancien date de 1991.

## Matières d’un vieux congélateur

Les congélateurs sont démontés et les matières pesées. La moyenne, 287 kg, se compose de :

- 198 kg d’acier et d’aluminium, refondus
- 14 kg de cuivre, refondus
- 41 kg de mousse, dont l’agent gonflant est extrait en chambre close
- 2,1 litres d’huile, épurée et réemployée
- 0,56 kg de fluide, récupéré, pesé et détruit par une entreprise agréée

Pour 2 000 appareils, cela fait 1,12 tonne de fluide, soit quelque 4 200 tonnes d’équivalent CO₂. 91 % de la matière est réutilisée. Le reste, surtout des joints et des plastiques mêlés, ne peut pas encore être recyclé.

## Coût

Un appareil coûte 640 yuans à démonter, 380 à enlever, et rapporte 410 par ses métaux. Le coût net, environ 610 yuans, est comptabilisé en charge dans l’année : au total, 440 000 yuans en 2024. Parmi ceux qui ont rendu un congélateur, 58 % ont acheté le suivant chez Norvane.

## La suite

Le nombre de points de collecte passe cette année de neuf à seize, avec un essai aux Pays-Bas. L’utilisateur paie un yuan symbolique.

Avant l’enlèvement, retirez vos échantillons : trois des 2 000 congélateurs en contenaient encore.`,
  },
}
