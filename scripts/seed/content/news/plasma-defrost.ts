import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const plasmaDefrost: NewsSeed = {
  id: '1214000000000002045',
  slug: 'plasma-defrost',
  type: 'ProductNews',
  cover: 'scene-plasma-fractionation.webp',
  publishTime: '2024-10-17T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'U620 血浆低温保存箱：12 分钟化霜，袋芯升温 0.7 °C',
    en_EN: 'How the U620 defrosts in 12 minutes without warming the plasma',
    es_ES: 'Cómo desescarcha el U620 en 12 minutos sin calentar el plasma',
    fr_FR: 'Comment l’U620 dégivre en 12 minutes sans réchauffer le plasma',
  },
  coverAlt: coverAlts['scene-plasma-fractionation.webp'],
  body: {
    zh_CN: `血浆低温保存箱每天开门几十次，湿空气进入后结霜。化霜需要加热，但不能影响血浆温度。我们用 400 只装有盐水的血浆袋，对 U620 的热气化霜测试了六周。

## 化霜方式

传统做法是电加热，25 分钟，箱内空气升到 −18 °C。U620 将压缩机排出的热气反向通入蒸发器，风机停转，风门关闭，热量只传到翅片，不到货架。一次 12 分钟，平均每天两次。

## 测试结果

- 箱内空气：由 −35 °C 升到 −29 °C，18 分钟后恢复
- 最靠近蒸发器的一袋，袋芯温度：升高 0.7 °C
- 其余 399 袋：0.4 °C 以内
- 每天化霜耗电：0.5 kWh，占全天耗电的 6%

我们还测试了最不利的情形：门半开 10 分钟后立即化霜。袋芯升高 1.9 °C，仍在 −30 °C 以下。

## 化霜时机

化霜不按固定时间。控制器监测蒸发器与空气的温差，温差增大说明霜层变厚。无人开门的星期天不化霜，入库集中的夜晚则化霜三次。

> 化霜是否合格，要看血浆温度有没有变化。

**林知寒，研发总监**

这套控制逻辑随软件更新提供给 2022 年以后出厂的全部血浆低温保存箱，包括 U310 与 U1100。`,
    en_EN: `A plasma freezer is opened dozens of times a day. Humid air comes in and turns to frost, and defrosting needs heat, which must not reach the plasma. For six weeks we tested the hot-gas defrost of the U620 with 400 bags of salt water.

## The method

The usual way is an electric heater: 25 minutes, and air at −18 °C. The U620 sends hot gas from its compressor backwards through the evaporator, with the fan at rest and a flap closed. Heat reaches the fins and goes no further. A defrost takes 12 minutes and is needed about twice a day.

## What we measured

- Air in the cabinet: from −35 °C to −29 °C, and back after 18 minutes
- Core of the bag nearest to the evaporator: 0.7 °C warmer
- Cores of the other 399: 0.4 °C at most
- Electricity for defrosting: 0.5 kWh a day, 6% of the total

We also tried the worst case: a defrost straight after ten minutes with the door ajar. The core rose by 1.9 °C and stayed below −30 °C.

## When it defrosts

Defrosting does not follow the clock. The controller compares the temperatures of evaporator and air; a growing difference means thicker frost. On a Sunday without door openings there is no defrost; on a busy evening there may be three.

> A good defrost shows on the curve of the air and not in the bag.

**Lin Zhihan, Director of Research and Development**

The control logic is available as a software update for every plasma freezer built since 2022.`,
    es_ES: `Un congelador de plasma se abre decenas de veces al día. Entra aire húmedo, se forma escarcha, y el desescarche exige calor, que no debe llegar al plasma. Durante seis semanas ensayamos el desescarche por gas caliente del U620 con 400 bolsas de agua salada.

## El método

Lo habitual es una resistencia eléctrica: 25 minutos y aire a −18 °C. El U620 envía el gas caliente del compresor en sentido inverso por el evaporador, con el ventilador parado y una compuerta cerrada. El calor llega a las aletas y no pasa de ahí. El desescarche dura 12 minutos y hace falta unas dos veces al día.

## Resultados medidos

- Aire del mueble: de −35 °C a −29 °C, recuperado a los 18 minutos
- Centro de la bolsa más próxima al evaporador: 0,7 °C más
- Centro de las otras 399: 0,4 °C como máximo
- Electricidad del desescarche: 0,5 kWh al día, el 6 % del total

Probamos también el caso más desfavorable: desescarchar justo después de diez minutos con la puerta entornada. El centro subió 1,9 °C y siguió por debajo de −30 °C.

## Cuándo se produce

No es a una hora fija. El controlador compara la temperatura del evaporador con la del aire; si la diferencia crece, hay más escarcha. Un domingo sin aperturas no hay desescarche; una tarde de mucho trabajo puede haber tres.

> Un buen desescarche se ve en la curva del aire y no en la de la bolsa.

**Lin Zhihan, directora de Investigación y Desarrollo**

La lógica de control está disponible como actualización para todos los congeladores de plasma fabricados desde 2022.`,
    fr_FR: `Un congélateur à plasma s’ouvre des dizaines de fois par jour. L’air humide qui entre forme du givre, et le dégivrage demande de la chaleur, qui ne doit pas atteindre le plasma. Pendant six semaines, nous avons testé le dégivrage par gaz chauds de l’U620 avec 400 poches d’eau salée.

## La méthode

D’ordinaire, on utilise une résistance : 25 minutes, avec de l’air à −18 °C. L’U620 fait passer les gaz chauds du compresseur à rebours dans l’évaporateur, ventilateur arrêté, volet fermé. La chaleur ne dépasse pas les ailettes. Un dégivrage dure 12 minutes et a lieu environ deux fois par jour.

## Ce que nous avons mesuré

- Air de l’enceinte : de −35 °C à −29 °C, rétabli après 18 minutes
- Cœur de la poche la plus proche de l’évaporateur : 0,7 °C de plus
- Cœur des 399 autres : 0,4 °C au plus
- Électricité : 0,5 kWh par jour, 6 % du total

Nous avons aussi testé le cas le plus défavorable : un dégivrage juste après dix minutes de porte entrouverte. La température à cœur a augmenté de 1,9 °C et est restée sous −30 °C.

## Déclenchement du dégivrage

Il n’a pas lieu à heure fixe. Le régulateur compare la température de l’évaporateur à celle de l’air ; un écart croissant indique un givre plus épais. Un dimanche sans ouverture, il n’y a pas de dégivrage ; un soir chargé, il peut y en avoir trois.

> Un bon dégivrage se voit sur la courbe de l’air, et non dans la poche.

**Lin Zhihan, directrice de la recherche et du développement**

Cette logique de régulation est disponible, par mise à jour du logiciel, pour tous les congélateurs à plasma construits depuis 2022.`,
  },
}
