import { internationalOnly } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const serviceBanMinusThirty: NewsSeed = {
  id: '1214000000000011018',
  slug: 'service-ban-minus-thirty',
  type: 'IndustryNews',
  cover: 'scene-plasma-fractionation.webp',
  publishTime: '2024-07-11T08:10:00+00:00',
  recommended: false,
  sites: internationalOnly,
  title: {
    zh_CN: '欧盟含氟气体法规第 13 条：−30 °C 血浆库不在 −50 °C 豁免之列',
    en_EN: 'F-gas service ban: −30 °C plasma stores are not covered by the −50 °C exemption',
    es_ES: 'Prohibición de mantenimiento: la excepción por debajo de −50 °C no incluye el plasma a −30 °C',
    fr_FR: 'Interdiction d’entretien F-Gas : les dépôts de plasma à −30 °C hors de l’exemption sous −50 °C',
  },
  coverAlt: coverAlts['scene-plasma-fractionation.webp'],
  body: {
    zh_CN: `欧盟含氟气体法规 (EU) 2024/573 豁免了超低温保存箱，许多实验室因此以为自己的低温设备都在豁免之内。血浆低温保存箱、−40 °C 低温保存箱和冷库并不在内。

## 第 13 条的规定

自 2025 年 1 月 1 日起，不得再用全球变暖潜能值（GWP）2,500 及以上的含氟气体维修、保养**任何**制冷设备。此前的界限是充注量达到 40 吨二氧化碳当量，许多小型设备低于这一界限，不受影响。R404A 的 GWP 为 3,922，在禁止之列。

例外有两种：军用设备，以及用于把产品冷却到 −50 °C 以下的设备。再生或回收的气体，在规定条件下可以用到 2030 年 1 月 1 日。

## 逐台核查

1. 记录每台设备的制冷剂种类和充注量（克），铭牌上均有标注
2. 克数除以 1,000，乘以 GWP，得出二氧化碳当量（千克）
3. 达到 5 吨的须定期检漏；贴有标识的全封闭设备，界限为 10 吨
4. 台账至少保存五年
5. 使用 R404A 且工作温度高于 −50 °C 的，请向服务商询问再生气体的供应和价格

## 是否需要立即更换

不需要。禁止的是补充制冷剂，不是使用设备。无泄漏的设备可以继续使用，有泄漏的设备应当更换。

> 以前设备泄漏，维修即可；明年 1 月起，只能更换设备。

**伊尔丝·布兰兹马，服务总监**

本文不代替法律意见，各国另有执行细则。`,
    en_EN: `Regulation (EU) 2024/573 on fluorinated gases exempts ultra-low freezers. Many laboratories conclude that all their cold storage is exempt. Plasma freezers, −40 °C freezers and cold rooms are not.

## What Article 13 says

From 1 January 2025, gases with a global warming potential of 2,500 or more may no longer be used to service or maintain **any** refrigeration equipment. Until then the limit is a charge of 40 tonnes of CO₂ equivalent, and most laboratory freezers are far below it. The potential of R404A is 3,922.

There are two exceptions: military equipment, and equipment meant to cool products below −50 °C. Reclaimed and recycled gas may be used, under conditions, until 1 January 2030.

## Check each unit

1. Note refrigerant and charge of each unit; the rating plate has both
2. Grams divided by 1,000, times the potential, are kilograms of CO₂ equivalent
3. From five tonnes, check for leaks; labelled and hermetically sealed equipment begins at ten
4. Keep the records for five years
5. R404A above −50 °C? Ask your service partner whether reclaimed gas can be had, and at what price

## Must it be replaced?

No. The refill is banned, not the use. A unit without leaks may stay in service; one that leaks should be replaced.

> A leak used to mean a repair. From January it means a replacement.

**Ilse Brandsma, Service Director**

This is not legal advice. Member States have rules of their own.`,
    es_ES: `El Reglamento (UE) 2024/573 sobre gases fluorados exime a los ultracongeladores. Muchos laboratorios concluyen que están exentos todos sus equipos de frío. No lo están los congeladores de plasma, los de −40 °C ni las cámaras frigoríficas.

## Lo que dice el artículo 13

Desde el 1 de enero de 2025 no podrán usarse gases con un potencial de calentamiento de 2500 o más para mantener o revisar **ningún** equipo de refrigeración. Hasta entonces el umbral es una carga de 40 toneladas de CO₂ equivalente, y como casi todos los aparatos pequeños quedan muy por debajo, apenas se les aplica. El potencial del R404A es de 3922.

Hay dos excepciones: los equipos militares y los destinados a enfriar productos por debajo de −50 °C. El gas regenerado o reciclado puede usarse, con condiciones, hasta el 1 de enero de 2030.

## Revise cada equipo

1. Anote el refrigerante y la carga de cada equipo; ambos figuran en la placa
2. Gramos divididos entre 1000 y multiplicados por el potencial: kilogramos de CO₂ equivalente
3. A partir de cinco toneladas, control de fugas; para los equipos herméticos y etiquetados, a partir de diez
4. Conserve los registros cinco años
5. ¿R404A por encima de −50 °C? Pregunte a su servicio técnico por la disponibilidad y el precio del gas regenerado

## ¿Hay que sustituirlos?

No. Se prohíbe la recarga, no el uso. Un equipo estanco puede seguir en servicio; conviene sustituir el que tiene fugas.

> Hasta ahora, una fuga suponía una reparación. Desde enero supone una sustitución.

**Ilse Brandsma, directora de Servicio**

Este artículo no constituye asesoramiento jurídico. Cada Estado miembro tiene además sus normas.`,
    fr_FR: `Le règlement (UE) 2024/573 sur les gaz fluorés exempte en partie les congélateurs ultra-basse température. Beaucoup de laboratoires croient que l’exemption vaut pour tous leurs appareils, mais elle ne couvre ni les congélateurs à plasma, ni ceux à −40 °C, ni les chambres froides.

## Ce que dit l’article 13

Au 1er janvier 2025, les gaz dont le potentiel de réchauffement atteint 2 500 ne pourront plus servir à l’entretien ni à la maintenance d’**aucun** équipement de réfrigération. Jusque-là, la limite est une charge de 40 tonnes équivalent CO₂ ; la plupart des petits appareils sont bien en dessous. Le potentiel du R404A est de 3 922.

Il y a deux exceptions : les équipements militaires et ceux destinés à refroidir des produits sous −50 °C. Le gaz régénéré ou recyclé reste permis, sous conditions, jusqu’au 1er janvier 2030.

## Passer l’inventaire en revue

1. Relevez le fluide et les grammes de chaque appareil ; la plaque donne les deux
2. Grammes divisés par 1 000, fois le potentiel : des kilogrammes équivalent CO₂
3. À partir de cinq tonnes, contrôle d’étanchéité ; à partir de dix pour un équipement hermétique et étiqueté
4. Conservez les registres cinq ans
5. Du R404A au-dessus de −50 °C ? Demandez à votre prestataire la disponibilité et le prix du gaz régénéré

## Faut-il remplacer ?

Non. C’est la recharge qui est interdite, pas l’utilisation. Un appareil étanche peut rester en service ; mieux vaut remplacer celui qui fuit.

> Jusqu’ici, une fuite signifiait une réparation. À partir de janvier, elle signifie un remplacement.

**Ilse Brandsma, directrice du service**

Ceci n’est pas un avis juridique ; chaque État membre a aussi ses règles.`,
  },
}
