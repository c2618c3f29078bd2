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
    zh_CN: '−30 °C 不在 −50 °C 以下：欧盟含氟气体法规第 13 条与血浆库',
    en_EN: '−30 °C is not below −50 °C: the service ban and the plasma store',
    es_ES: '−30 °C no es menos de −50 °C: la prohibición de mantenimiento y el almacén de plasma',
    fr_FR: '−30 °C n’est pas sous −50 °C : l’interdiction d’entretien et le dépôt de plasma',
  },
  coverAlt: coverAlts['scene-plasma-fractionation.webp'],
  body: {
    zh_CN: `欧盟含氟气体法规 (EU) 2024/573 对超低温保存箱网开一面，许多实验室由此以为自己的冷冻设备都在豁免之内。血浆低温箱、−40 °C 冷冻箱和冷库并不在内。

## 第 13 条说什么

自 2025 年 1 月 1 日起，不得再用变暖潜能值 2500 及以上的含氟气体维修、保养**任何**制冷设备。此前的界限是充注量达到 40 吨二氧化碳当量，许多小设备在界限之下，因此没有人提起。R404A 的潜能值为 3922，在禁止之列。

例外有两种：军用设备，以及用于把产品冷却到 −50 °C 以下的设备。再生或回收的气体，在规定条件下可以用到 2030 年 1 月 1 日。

## 对着清单走一遍

1. 记下每台设备的制冷剂和克数，铭牌上都有
2. 克数除以 1000，乘以潜能值，得出二氧化碳当量的千克数
3. 达到 5 吨的，定期检漏；贴有标识的全封闭设备，界限为 10 吨
4. 台账至少保存五年
5. 用 R404A 而又在 −50 °C 以上工作的，问服务商：再生气体有没有，什么价

## 该不该马上换

不必。禁的是补充，不是使用。不漏的设备可以一直用下去；漏的设备，本来也该换了。

> 泄漏从前是一张维修账单，现在是一封采购申请。

**伊尔丝·布兰兹马，服务总监**

本文不代替法律意见，各国另有执行细则。`,
    en_EN: `Regulation (EU) 2024/573 on fluorinated gases is lenient with ultra-low freezers. Many laboratories conclude that it is lenient with everything cold they own. Plasma freezers, −40 °C freezers and cold rooms are not meant.

## What Article 13 says

From 1 January 2025, gases with a global warming potential of 2,500 or more may no longer be used to service or maintain **any** refrigeration equipment. Until then the line lies at a charge of 40 tonnes of CO₂ equivalent, and since most small appliances are far below it, nobody speaks of them. R404A stands at 3,922.

There are two exceptions: military equipment, and equipment meant to cool products below −50 °C. Reclaimed and recycled gas may be used, under conditions, until 1 January 2030.

## Once through the list

1. Note refrigerant and grams of each appliance; the plate has both
2. Grams divided by 1,000, times the potential, are kilograms of CO₂ equivalent
3. From five tonnes, check for leaks; labelled and hermetically sealed equipment begins at ten
4. Keep the records for five years
5. R404A above −50 °C? Ask your service partner whether reclaimed gas can be had, and at what price

## Must it be replaced?

No. The refill is banned, not the use. A tight appliance may run on. A leaking one was never a good idea.

> A leak used to be a repair bill. From January it is a purchase request.

**Ilse Brandsma, Service Director**

This is not legal advice. Member States have rules of their own.`,
    es_ES: `El Reglamento (UE) 2024/573 sobre gases fluorados exime en parte a los ultracongeladores. Muchos laboratorios creen que la exención alcanza a todos sus equipos de frío, pero no incluye los congeladores de plasma, los de −40 °C ni las cámaras frigoríficas.

## Lo que dice el artículo 13

Desde el 1 de enero de 2025 no podrán usarse gases con un potencial de calentamiento de 2500 o más para mantener o revisar **ningún** equipo de refrigeración. Hasta entonces el umbral es una carga de 40 toneladas de CO₂ equivalente, y como casi todos los aparatos pequeños quedan muy por debajo, apenas se les aplica. El potencial del R404A es de 3922.

Hay dos excepciones: los equipos militares y los destinados a enfriar productos por debajo de −50 °C. El gas regenerado o reciclado puede usarse, con condiciones, hasta el 1 de enero de 2030.

## Cómo revisar el inventario

1. Anote refrigerante y gramos de cada aparato; ambos figuran en la placa
2. Gramos entre 1000, por el potencial: kilogramos de CO₂ equivalente
3. A partir de cinco toneladas, control de fugas; los equipos herméticos y etiquetados empiezan en diez
4. Conserve los registros cinco años
5. ¿R404A por encima de −50 °C? Pregunte a su servicio técnico por la disponibilidad y el precio del gas regenerado

## ¿Hay que sustituirlos?

No. Se prohíbe la recarga, no el uso. Un equipo estanco puede seguir en servicio; conviene sustituir el que tiene fugas.

> Hasta ahora, una fuga se reparaba. Desde enero puede obligar a comprar un equipo nuevo.

**Ilse Brandsma, directora de Servicio**

Este artículo no constituye asesoramiento jurídico. Cada Estado miembro tiene además sus normas.`,
    fr_FR: `Le règlement (UE) 2024/573 sur les gaz fluorés exempte en partie les congélateurs ultra-basse température. Bien des laboratoires croient que l’exemption vaut pour tous leurs appareils, mais elle ne couvre ni les congélateurs à plasma, ni ceux à −40 °C, ni les chambres froides.

## Ce que dit l’article 13

Au 1er janvier 2025, les gaz dont le potentiel de réchauffement atteint 2 500 ne pourront plus servir à l’entretien ni à la maintenance d’**aucun** équipement de réfrigération. Jusque-là, la limite est une charge de 40 tonnes équivalent CO₂ ; comme la plupart des petits appareils sont bien en dessous, elle les touche rarement. Le potentiel du R404A est de 3 922.

Il y a deux exceptions : les équipements militaires et ceux destinés à refroidir des produits sous −50 °C. Le gaz régénéré ou recyclé reste permis, sous conditions, jusqu’au 1er janvier 2030.

## Passer l’inventaire en revue

1. Relevez le fluide et les grammes de chaque appareil ; la plaque donne les deux
2. Grammes divisés par 1 000, fois le potentiel : des kilogrammes équivalent CO₂
3. Dès cinq tonnes, contrôle d’étanchéité ; dix pour un équipement hermétique et étiqueté
4. Gardez les registres cinq ans
5. Du R404A au-dessus de −50 °C ? Demandez à votre prestataire la disponibilité et le prix du gaz régénéré

## Faut-il remplacer ?

Non. C’est la recharge qui est interdite, non l’usage. Un appareil étanche peut rester en service ; mieux vaut remplacer celui qui fuit.

> Jusqu’ici, une fuite se réparait. Dès janvier, elle pourra obliger à acheter un appareil neuf.

**Ilse Brandsma, directrice du service**

Ceci n’est pas un avis juridique ; chaque État membre a aussi ses règles.`,
  },
}
