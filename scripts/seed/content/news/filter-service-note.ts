import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const filterServiceNote: NewsSeed = {
  id: '1214000000000002035',
  slug: 'filter-service-note',
  type: 'ProductNews',
  cover: 'menu-service.webp',
  publishTime: '2023-02-16T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '服务提示：七分钟清洁冷凝器滤网',
    en_EN: 'Service note: cleaning the condenser filter in seven minutes',
    es_ES: 'Nota técnica: limpieza del filtro del condensador en siete minutos',
    fr_FR: 'Note technique : nettoyer le filtre du condenseur en sept minutes',
  },
  coverAlt: {
    zh_CN: '从超低温保存箱底部抽出一半的滤网，后面是冷凝器翅片，旁边有一把毛刷',
    en_EN: 'The dust filter half out of the base of a freezer, condenser fins behind it, a brush beside it',
    es_ES:
      'El filtro de polvo a medio sacar de la base de un congelador; detrás, las aletas del condensador y, al lado, un cepillo',
    fr_FR:
      'Le filtre à poussière à demi sorti du socle d’un congélateur ; derrière, les ailettes du condenseur, à côté une brosse',
  },
  body: {
    zh_CN: `去年我们为超低温保存箱上门 2,316 次，其中 389 次的原因相同：冷凝器滤网堵塞。这类问题没有零件损坏，清洗滤网即可解决，用户可以自行完成。

## 为什么重要

滤网堵到一半，冷凝温度升高约 6 °C，耗电多 9% 左右；堵到八成，夏季午后压缩机会连续运行，室温再升几度就会停机保护。通常先是噪声变大，随后电费增加，最后才报警。

## 清洁步骤

1. 不必断电，不必开门。
2. 打开前格栅：下沿两侧各有一个卡扣，向外拨。
3. 抽出滤网，温水冲洗，从干净的一面往脏的一面冲；油污重时加几滴洗洁精。
4. 甩干、擦干后装回。潮湿的滤网更容易积灰。
5. 在门侧的卡片上写下日期。

第一次大约要七分钟，以后四分钟。

## 清洁周期

- 普通实验室：三个月
- 拆纸箱的库房：一个月
- 动物房、面粉厂附近：两周

显示屏上的“滤网”提示按运行小时计算，与实际积灰情况无关，请以目视检查为准。

滤网破损可以更换，保修期内免费；来信请写明序列号：[service@norvane.example](mailto:service@norvane.example)。`,
    en_EN: `Last year we made 2,316 visits to ultra-low freezers. In 389 of them the cause was a blocked condenser filter. Nothing was broken: the filter only needed cleaning, which users can do themselves.

## Why it matters

With half of the filter blocked, the condenser runs about 6 °C hotter and the freezer uses some 9% more electricity. At four fifths, the compressors no longer pause on a summer afternoon, and a few degrees more will stop them. The first sign is the noise, then the electricity bill, and finally an alarm.

## How it is done

1. Leave the power on and the door shut.
2. Open the front grille: one catch at each end of the lower edge, pulled outwards.
3. Draw out the filter and rinse it in lukewarm water, from the clean side towards the dirty one. A drop of washing-up liquid deals with grease.
4. Shake it, dry it, put it back. A damp filter collects dust faster.
5. Write the date on the card beside the door.

The first time takes seven minutes, later ones four.

## How often

- An ordinary laboratory: every three months
- A store where cartons are opened: monthly
- An animal house, or next door to a flour mill: fortnightly

The “filter” message counts running hours, not dust. Check the filter by eye.

A torn filter is replaced free of charge under warranty: [service@norvane.example](mailto:service@norvane.example).`,
    es_ES: `El año pasado hicimos 2316 visitas a ultracongeladores. En 389 la causa era un filtro de condensador obstruido. No había ninguna avería: bastaba con limpiar el filtro, lo que puede hacer el propio usuario.

## Por qué importa

Con medio filtro tapado, el condensador trabaja unos 6 °C más caliente y el congelador consume alrededor de un 9 % más. Con cuatro quintos tapados, en una tarde de verano los compresores funcionan sin pausa, y unos grados más bastan para que se paren por protección. El primer síntoma es el ruido; después, la factura eléctrica, y por último, una alarma.

## Cómo se hace

1. No corte la corriente ni abra la puerta.
2. Abra la rejilla frontal: un cierre en cada extremo del borde inferior, hacia fuera.
3. Saque el filtro y enjuáguelo con agua templada, de la cara limpia hacia la sucia. Si hay grasa, una gota de lavavajillas.
4. Sacúdalo, séquelo y vuelva a colocarlo. Un filtro húmedo acumula antes el polvo.
5. Apunte la fecha en la tarjeta que hay junto a la puerta.

La primera vez lleva siete minutos; las siguientes, cuatro.

## Cada cuánto

- Laboratorio corriente: cada tres meses
- Almacén donde se abren cajas: una vez al mes
- Animalario o local junto a una fábrica de harina: cada dos semanas

El aviso «filtro» se basa en las horas de marcha y no mide el polvo: compruébelo a simple vista.

Un filtro roto se sustituye sin cargo durante la garantía: [service@norvane.example](mailto:service@norvane.example).`,
    fr_FR: `L’an dernier, nous avons fait 2 316 visites pour des congélateurs ultra-basse température. Dans 389 cas, la cause était un filtre de condenseur bouché. Rien n’était en panne : il suffisait de nettoyer le filtre, ce que les utilisateurs peuvent faire eux-mêmes.

## Pourquoi c’est important

Quand le filtre est à moitié bouché, le condenseur chauffe d’environ 6 °C de plus et l’appareil consomme près de 9 % de plus. Aux quatre cinquièmes, les compresseurs ne s’arrêtent plus les après-midi d’été, et quelques degrés de plus suffisent à déclencher leur sécurité. Le premier signe est le bruit, puis la facture, enfin l’alarme.

## Comment faire

1. Ne coupez pas le courant, n’ouvrez pas la porte.
2. Ouvrez la grille avant : un clip à chaque extrémité du bord inférieur, à tirer vers l’extérieur.
3. Sortez le filtre et rincez-le à l’eau tiède, de la face propre vers la face sale. Une goutte de liquide vaisselle vient à bout du gras.
4. Secouez, séchez, remettez. Un filtre humide retient davantage de poussière.
5. Notez la date sur la carte, près de la porte.

Sept minutes la première fois, quatre ensuite.

## À quel rythme

- Laboratoire courant : tous les trois mois
- Réserve où l’on déballe des cartons : tous les mois
- Animalerie ou local voisin d’une minoterie : tous les quinze jours

Le message « filtre » se fonde sur les heures de marche et ne mesure pas la poussière : contrôlez le filtre à l’œil.

Un filtre déchiré est remplacé sans frais sous garantie : [service@norvane.example](mailto:service@norvane.example).`,
  },
}
