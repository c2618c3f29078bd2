import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const lorryAsStore: NewsSeed = {
  id: '1214000000000011002',
  slug: 'lorry-as-store',
  type: 'IndustryNews',
  cover: 'news-lorry-night.webp',
  publishTime: '2022-03-31T08:40:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '冷藏车即仓库：GDP 第九章解读',
    en_EN: 'A lorry is a store with wheels: reading chapter 9 of the GDP guidelines',
    es_ES: 'Un camión es un almacén con ruedas: el capítulo 9 de la guía europea de distribución',
    fr_FR: 'Un camion est un entrepôt sur roues : relire le chapitre 9 des BPD',
    en_US: 'A truck is a store with wheels: reading chapter 9 of the GDP guidelines',
  },
  coverAlt: coverAlts['news-lorry-night.webp'],
  body: {
    zh_CN: `欧盟《人用药品良好分销规范指南》（2013/C 343/01）第九章讲运输，全文不过几页，意思却很重：标签上写的储存条件，上了车照样有效。药品在路上不享受宽限。

## 条文里的四句话

指南要求，供货的批发商负责保护货物，并保证运输途中的温度在可接受的范围内。具体说来：

- 发生温度超标，须告知分销商和收货方
- 车辆和容器所用的温度监测设备，至少每年校准一次
- 在有代表性的条件下做温度分布验证，并考虑季节差异
- 保温箱中的冰排不得直接接触产品，装箱人员须经培训，冬夏分别有装法

## 路上常见的三个漏洞

第一，车厢验证过，但只在二月。第二，中途转运的月台不属于任何一份验证报告，药品却在那里停了四十分钟。第三，记录仪贴着出风口，全程 3.1 °C，十分漂亮，与药品无关。

> 我请承运商指给我看最热的那只箱子。答得上来的，文件通常也写得好。

**伊尔丝·布兰兹马，服务总监**

## 一个便宜的办法

下一趟运输，在车门口最上层的一角加放一只记录仪，到站后与固定探头比较。差在一度以内，可以安心；超过两度，就该把第九章再读一遍，这回带上红笔。`,
    en_EN: `Chapter 9 of the European guidelines on good distribution practice for medicines (2013/C 343/01) is about transport. It is short, and its meaning is heavy: the storage conditions on the label hold on the road as they do on the shelf. A journey is no holiday from them.

## Four sentences worth underlining

The supplying wholesaler has to protect the goods and to see that the temperature stays within acceptable limits. In particular:

- An excursion during transport is reported to the distributor and to the recipient
- Monitoring equipment in vehicles and containers is calibrated at least once a year
- Temperature mapping is done under representative conditions and takes the seasons into account
- Cool packs must not touch the product, and those who pack boxes are trained for summer and for winter

## Three holes we keep meeting

The vehicle was mapped, but only in February. The platform where it changes trucks belongs to nobody’s mapping, and the pallet stands there for forty minutes. The logger hangs in the air outlet and reads a beautiful 3.1 °C all the way, which says nothing about the medicine.

> I ask carriers to show me the warmest carton. Those who can point to it usually have good papers, too.

**Ilse Brandsma, Service Director**

## A cheap experiment

On the next run, put one more logger at the door, at the top, in a corner. Compare it with the fixed probe. Within one degree, sleep well. Beyond two, read chapter 9 again, with a pencil.`,
    es_ES: `El capítulo 9 de las directrices europeas sobre prácticas correctas de distribución de medicamentos (2013/C 343/01) trata del transporte. Es breve y claro: las condiciones de conservación de la etiqueta rigen durante el transporte igual que en el almacén.

## Cuatro exigencias

El distribuidor que suministra debe proteger la mercancía y mantener la temperatura dentro de límites aceptables. En concreto:

- Toda desviación durante el transporte se comunica al distribuidor y al destinatario
- Los equipos de control de vehículos y contenedores se calibran al menos una vez al año
- El mapeo térmico se hace en condiciones representativas y tiene en cuenta las estaciones
- Los acumuladores no tocan el producto, y quien prepara las cajas está formado para el verano y para el invierno

## Tres carencias frecuentes

El vehículo se mapeó, pero solo en febrero. El muelle donde se cambia de camión no figura en ningún mapeo, y el palé pasa allí cuarenta minutos. El registrador cuelga en la salida de aire y marca 3,1 °C todo el viaje: un valor que no representa al medicamento.

> Pido al transportista que me señale la caja más caliente. Quien sabe señalarla suele tener también los papeles en orden.

**Ilse Brandsma, directora de Servicio**

## Una comprobación sencilla

En el próximo viaje, ponga un registrador más junto a la puerta, arriba, en una esquina. Compárelo con la sonda fija. Con menos de un grado de diferencia, la sonda es representativa. Con más de dos, repita el mapeo.`,
    fr_FR: `Le chapitre 9 des lignes directrices européennes de bonnes pratiques de distribution (2013/C 343/01) traite du transport. Il est court et clair : les conditions de conservation de l’étiquette valent pendant le transport comme en entrepôt.

## Quatre exigences

Le distributeur en gros qui livre protège la marchandise et maintient la température dans des limites acceptables. En particulier :

- Toute excursion en cours de route est signalée au distributeur et au destinataire
- Les instruments de suivi des véhicules et des conteneurs sont étalonnés au moins une fois par an
- La cartographie se fait en conditions représentatives et tient compte des saisons
- Les accumulateurs ne touchent pas le produit, et ceux qui préparent les caisses sont formés pour l’été comme pour l’hiver

## Trois lacunes fréquentes

Le véhicule a été cartographié, mais en février seulement. Le quai où l’on change de camion n’appartient à aucune cartographie, et la palette y passe quarante minutes. L’enregistreur est suspendu dans la bouche de soufflage et affiche 3,1 °C tout au long du trajet : une valeur qui ne représente pas le médicament.

> Je demande au transporteur de me montrer le carton le plus chaud. Qui sait le désigner a généralement un dossier en ordre.

**Ilse Brandsma, directrice du service**

## Un contrôle simple

Au prochain trajet, posez un enregistreur de plus près de la porte, en haut, dans un angle. Comparez-le à la sonde fixe. En dessous d’un degré d’écart, la sonde est représentative. Au-delà de deux, refaites la cartographie.`,
  },
}
