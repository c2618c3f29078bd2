import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const threeBloodTemperatures: NewsSeed = {
  id: '1214000000000011007',
  slug: 'three-blood-temperatures',
  type: 'IndustryNews',
  cover: 'scene-blood-network.webp',
  publishTime: '2023-02-16T08:35:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '一袋血，三种温度：红细胞、血小板与血浆的储存要求',
    en_EN: 'One donation, three temperatures: red cells, platelets and plasma',
    es_ES: 'Una donación, tres temperaturas: hematíes, plaquetas y plasma',
    fr_FR: 'Un don, trois températures : globules rouges, plaquettes et plasma',
  },
  coverAlt: coverAlts['scene-blood-network.webp'],
  body: {
    zh_CN: `一次捐献的 450 mL 血液，几个小时后分离成三种成分，储存温度各不相同，血站的设备也因此分成三类。

## 红细胞：2–6 °C

国内《血液储存要求》（WS 399）与欧盟 2004/33/EC 号指令附件四都写着 2–6 °C。保存期取决于保养液，欧盟为 28–49 天，国内添加剂红细胞多为 35 天或 42 天。6 °C 的上限不得超过。因此血液冷藏箱应有两只探头：一只测量空气温度，一只浸在模拟血袋的液体中；开门时空气温度变化快，判断血液温度应以后者为准。

## 血小板：20–24 °C，持续振荡

血小板既不能低温保存，也不能静置。欧盟规定保存五天，有细菌检测或减除措施的可到七天；国内同样要求持续轻缓振荡。振荡器停止即为故障，因此须有独立的停振报警。

## 血浆：速冻后低温保存

速冻之后，国内规定新鲜冰冻血浆在 −18 °C 以下保存一年；用于分馏的原料血浆，《欧洲药典》另有更低的要求。低温保存箱的难点在于化霜：每次化霜，箱门附近的血袋受热最多。

---

三种成分最终都由输血科发出，夜间往往只有一人值班。因此我们的三类设备采用相同的显示、报警音和消音键。标准没有这项要求，但便于值班人员操作。`,
    en_EN: `A donation of 450 mL of blood is separated within hours into three components, each with its own storage temperature. This is why a blood service needs three kinds of equipment.

## Red cells: 2 to 6 degrees

Annex IV of Directive 2004/33/EC says +2 to +6 °C, for 28 to 49 days depending on the process. China’s WS 399 names the same range. The upper limit of 6 °C must not be exceeded. A blood bank refrigerator therefore has two probes, one in air and one in liquid that simulates a bag. When the door is opened, the air warms first; the probe in liquid shows the temperature of the blood.

## Platelets: 20 to 24 degrees, in motion

Platelets must be neither cooled nor left standing. The directive allows five days, and seven where bacteria are detected or reduced. An agitator that stops is a failure even at the right temperature, so its motor needs an alarm of its own.

## Plasma: frozen quickly, stored cold

Plasma is frozen quickly and kept at temperatures that depend on its purpose and on how long it must last; for fractionation the European Pharmacopoeia has its own demands. The difficulty is the defrost: each time, the bags nearest the door take up most of the heat.

---

All three components are issued by the transfusion service, at night often by one person. Our equipment for all three therefore has the same display, the same alarm tone and the same mute key. No standard asks for this, but it makes the work of those on duty easier.`,
    es_ES: `De una donación de 450 mL de sangre se separan en pocas horas tres componentes, cada uno con su temperatura de conservación. Por eso un servicio de transfusión necesita tres clases de equipos.

## Hematíes: de 2 a 6 grados

El anexo IV de la Directiva 2004/33/CE establece de +2 a +6 °C, entre 28 y 49 días según el proceso. La norma china WS 399 fija el mismo intervalo. El límite superior de 6 °C no debe superarse. Por eso un frigorífico de banco de sangre lleva dos sondas: una en el aire y otra en un líquido que simula una bolsa. Al abrir la puerta se calienta primero el aire; la sonda en líquido indica la temperatura de la sangre.

## Plaquetas: de 20 a 24 grados, en movimiento

Las plaquetas no deben enfriarse ni dejarse en reposo. La directiva admite cinco días, y siete si se detectan o reducen las bacterias. Un agitador parado es una avería aunque la temperatura sea correcta, por lo que su motor necesita una alarma propia.

## Plasma: congelación rápida y conservación en frío

El plasma se congela deprisa y se guarda a una temperatura que depende de su destino y del plazo; para el fraccionamiento, la Farmacopea Europea tiene exigencias propias. La dificultad es el desescarche, que calienta sobre todo las bolsas más próximas a la puerta.

---

Los tres componentes los entrega el servicio de transfusión, de noche a menudo con una sola persona. Por eso nuestras tres clases de equipos tienen la misma pantalla, el mismo tono de alarma y la misma tecla para silenciarlo. Ninguna norma lo exige, pero facilita el trabajo de la guardia.`,
    fr_FR: `Un don de 450 mL de sang est séparé en quelques heures en trois composants, qui se conservent à des températures différentes. C’est pourquoi un service du sang a besoin de trois types d’appareils.

## Globules rouges : de 2 à 6 degrés

L’annexe IV de la directive 2004/33/CE indique +2 à +6 °C, pour 28 à 49 jours selon le procédé. La norme chinoise WS 399 retient la même plage. La limite de 6 °C ne doit pas être dépassée ; un réfrigérateur à sang a donc deux sondes : l’une dans l’air, l’autre dans un liquide qui imite la poche. À l’ouverture, l’air se réchauffe aussitôt, mais c’est la sonde dans le liquide qui indique la température du sang.

## Plaquettes : de 20 à 24 degrés, en mouvement

Les plaquettes ne doivent être ni refroidies ni laissées immobiles. La directive admet cinq jours, sept si les bactéries sont détectées ou réduites. Un agitateur arrêté est une panne, même à la bonne température ; son moteur doit donc avoir sa propre alarme.

## Plasma : congelé vite, conservé au froid

Le plasma se congèle rapidement et se garde à une température qui dépend de sa destination et de la durée ; pour le fractionnement, la Pharmacopée européenne a ses propres exigences. La difficulté est le dégivrage, qui réchauffe surtout les poches voisines de la porte.

---

La nuit, les trois composants sont souvent délivrés par une seule personne. Nos trois types d’appareils ont donc le même affichage, le même signal d’alarme et la même touche d’arrêt, bien qu’aucune norme ne l’exige.`,
  },
}
