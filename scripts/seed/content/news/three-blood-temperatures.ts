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
    zh_CN: '一袋血，三种温度：红细胞、血小板与血浆各有规矩',
    en_EN: 'One donation, three temperatures',
    es_ES: 'Una donación, tres temperaturas',
    fr_FR: 'Un don, trois températures',
  },
  coverAlt: coverAlts['scene-blood-network.webp'],
  body: {
    zh_CN: `一个人捐出 450 mL 血，几个小时后分成三份，从此各走各的路。三份的温度没有一处相同，血站的设备也因此分成三类。

## 红细胞：2 到 6 度

国内《血液储存要求》（WS 399）与欧盟 2004/33/EC 号指令附件四都写着 2–6 °C。保存期取决于保养液，欧盟为 28 至 49 天，国内添加剂红细胞多为 35 天或 42 天。上限不是六点几，就是六。冷藏箱所以要有两只探头：一只测空气，一只泡在模拟血袋的液体里，开门时先动的那只，不作数。

## 血小板：20 到 24 度，还要摇

血小板怕冷，也怕静。欧盟规定五天，有细菌检测或减除措施的可到七天；国内同样要求持续轻缓振荡。一台停了的振荡器，温度再准也没有用，报警要接在电机上。

## 血浆：越快越冷越好

速冻之后，国内规定新鲜冰冻血浆在 −18 °C 以下保存一年；用于分馏的原料血浆，《欧洲药典》另有更低的要求。低温箱的难处不在冷，而在化霜：每次化霜，箱门附近的血袋都会替整台设备受一次热。

---

三种温度最后在输血科的一张桌子上重逢，通常是夜里。值班的人只有一双眼睛，因此我们主张三类设备用同一种显示、同一种警音、同一个静音键。标准没有这样要求，值班的人要求了。`,
    en_EN: `Somebody gives 450 mL of blood. A few hours later it has become three components, which never share a temperature again. A blood service owns three families of appliances for this reason.

## Red cells: 2 to 6 degrees

Annex IV of Directive 2004/33/EC says +2 to +6 °C, for 28 to 49 days depending on the process. China’s WS 399 names the same range. Six means six. A blood bank refrigerator therefore has two probes, one in the air and one in liquid that imitates a bag. When a door opens, the one that moves first is the one that counts least.

## Platelets: 20 to 24 degrees, in motion

Platelets suffer from cold, and from standing still. The directive allows five days, and seven where bacteria are detected or reduced. An agitator that has stopped is a failure at the most perfect temperature, so its alarm belongs on the motor.

## Plasma: cold, and soon

Plasma is frozen quickly and kept at temperatures that depend on its purpose and on how long it must last; for fractionation the European Pharmacopoeia has its own demands. The difficulty is less the cold than the defrost. Each time, the bags nearest the door take the heat for everyone.

---

The three meet again on a table outside an operating theatre, usually at night. The person on duty has one pair of eyes. We think that all three kinds of appliance should have the same display, the same tone and the same key to silence it. No standard asks for this. The person on duty did.`,
    es_ES: `De una donación de 450 mL de sangre se obtienen en pocas horas tres componentes, que se conservan a temperaturas distintas. Por eso un servicio de transfusión tiene tres familias de equipos.

## Hematíes: de 2 a 6 grados

El anexo IV de la Directiva 2004/33/CE dice de +2 a +6 °C, entre 28 y 49 días según el proceso. La norma china WS 399 fija el mismo intervalo. El límite de 6 °C es estricto; de ahí que un frigorífico de sangre lleve dos sondas: una en el aire y otra en un líquido que imita la bolsa. Al abrir la puerta, la primera varía enseguida, pero es la segunda la que indica la temperatura de la sangre.

## Plaquetas: de 20 a 24 grados, en movimiento

A las plaquetas les perjudican el frío y la falta de agitación. La directiva admite cinco días, y siete si se detectan o reducen las bacterias. Un agitador parado es una avería aunque la temperatura sea perfecta; su alarma debe estar en el motor.

## Plasma: frío, y cuanto antes

El plasma se congela deprisa y se guarda a una temperatura que depende de su destino y del plazo; para el fraccionamiento, la Farmacopea Europea tiene exigencias propias. Lo difícil no es tanto el frío como el desescarche, que calienta sobre todo las bolsas más próximas a la puerta.

---

De los tres equipos se ocupa, de noche, una sola persona de guardia. Por eso creemos que deben tener la misma pantalla, el mismo tono de alarma y la misma tecla para silenciarlo, aunque ninguna norma lo exija.`,
    fr_FR: `Un don de 450 mL de sang donne en quelques heures trois composants, qui se conservent à des températures différentes. C’est pourquoi un service du sang possède trois familles d’appareils.

## Globules rouges : de 2 à 6 degrés

L’annexe IV de la directive 2004/33/CE indique +2 à +6 °C, pour 28 à 49 jours selon le procédé. La norme chinoise WS 399 retient la même plage. La limite de 6 °C est stricte ; un réfrigérateur à sang a donc deux sondes : l’une dans l’air, l’autre dans un liquide qui imite la poche. À l’ouverture, la première varie aussitôt, mais c’est la seconde qui indique la température du sang.

## Plaquettes : de 20 à 24 degrés, en mouvement

Le froid et l’immobilité altèrent les plaquettes. La directive admet cinq jours, sept si les bactéries sont détectées ou réduites. Un agitateur arrêté est une panne, même à la température idéale ; son alarme doit donc surveiller le moteur.

## Plasma : froid, et vite

Le plasma se congèle rapidement et se garde à une température qui dépend de sa destination et de la durée ; pour le fractionnement, la Pharmacopée européenne a ses propres exigences. La difficulté tient moins au froid qu’au dégivrage. Il réchauffe surtout les poches voisines de la porte.

---

La nuit, une seule personne de garde s’occupe des trois appareils. Ils devraient donc avoir le même affichage, la même sonnerie et la même touche d’arrêt, bien qu’aucune norme ne l’exige.`,
  },
}
