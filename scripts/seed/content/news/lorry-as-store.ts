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
    zh_CN: '欧盟 GDP 第九章解读：运输途中的温度要求',
    en_EN: 'Temperature in transport: what chapter 9 of the GDP guidelines requires',
    es_ES: 'Temperatura en el transporte: qué exige el capítulo 9 de las directrices de BPD',
    fr_FR: 'Température pendant le transport : ce qu’exige le chapitre 9 des BPD',
  },
  coverAlt: coverAlts['news-lorry-night.webp'],
  body: {
    zh_CN: `欧盟《人用药品良好分销规范指南》（2013/C 343/01）第九章讲运输，篇幅不长，核心要求是：标签规定的储存条件在运输途中同样适用。

## 四项主要要求

指南规定，供货的批发商负责保护货物，并保证运输途中的温度在可接受的范围内。具体说来：

- 发生温度超标，须告知分销商和收货方
- 车辆和容器所用的温度监测设备，至少每年校准一次
- 在有代表性的条件下做温度分布验证，并考虑季节差异
- 保温箱中的冰排不得直接接触产品，装箱人员须经培训，冬夏分别有装法

## 运输中常见的三个漏洞

第一，车厢只在二月做过验证。第二，中途转运的月台不在任何一份验证报告内，药品却在那里停留四十分钟。第三，记录仪紧靠出风口，全程 3.1 °C，不能代表药品的温度。

> 我请承运商指出最热的那一箱。答得上来的，文件通常也完整。

**伊尔丝·布兰兹马，服务总监**

## 简便的核查方法

下一次运输时，在车门口最上层的一角加放一只记录仪，到站后与固定探头比较。相差 1 °C 以内，说明探头位置有代表性；超过 2 °C，应重新做温度分布验证。`,
    en_EN: `Chapter 9 of the European guidelines on good distribution practice for medicines (2013/C 343/01) is about transport. It is short, and its main point is that the storage conditions on the label apply in transport as well.

## Four main requirements

The supplying wholesaler has to protect the goods and to see that the temperature stays within acceptable limits. In particular:

- An excursion during transport is reported to the distributor and to the recipient
- Monitoring equipment in vehicles and containers is calibrated at least once a year
- Temperature mapping is done under representative conditions and takes the seasons into account
- Cool packs must not touch the product, and those who pack boxes are trained for summer and for winter

## Three common gaps

The vehicle was mapped, but only in February. The loading bay where goods change vehicles is in no mapping report, although pallets stand there for forty minutes. The logger hangs in the air outlet and reads 3.1 °C all the way, which is not the temperature of the medicine.

> I ask carriers to show me the warmest carton. Those who can point to it usually have good documents, too.

**Ilse Brandsma, Service Director**

## A simple check

On the next run, put one more logger into an upper corner at the door and compare it with the fixed probe. If they differ by less than one degree, the position of the probe is representative. If they differ by more than two, map the vehicle again.`,
    es_ES: `El capítulo 9 de las directrices europeas de buenas prácticas de distribución (BPD) de medicamentos (2013/C 343/01) trata del transporte. Es breve, y su idea principal es que las condiciones de conservación de la etiqueta rigen también durante el transporte.

## Cuatro exigencias principales

El distribuidor que suministra debe proteger la mercancía y mantener la temperatura dentro de límites aceptables. En concreto:

- Toda desviación durante el transporte se comunica al distribuidor y al destinatario
- Los equipos de control de vehículos y contenedores se calibran al menos una vez al año
- El mapeo térmico se hace en condiciones representativas y tiene en cuenta las estaciones
- Los acumuladores no deben tocar el producto, y quien prepara las cajas está formado para el verano y para el invierno

## Tres carencias frecuentes

El vehículo se mapeó, pero solo en febrero. El muelle donde la mercancía cambia de vehículo no figura en ningún informe de mapeo, aunque los palés pasan allí cuarenta minutos. El registrador cuelga en la salida de aire y marca 3,1 °C durante todo el viaje, un valor que no representa al medicamento.

> Pido a los transportistas que me señalen la caja más caliente. Quien sabe señalarla suele tener también la documentación en orden.

**Ilse Brandsma, directora de Servicio**

## Una comprobación sencilla

En el próximo viaje, ponga un registrador más junto a la puerta, arriba, en una esquina. Compárelo con la sonda fija. Si difieren menos de un grado, la posición de la sonda es representativa. Si difieren más de dos, repita el mapeo del vehículo.`,
    fr_FR: `Le chapitre 9 des lignes directrices européennes de bonnes pratiques de distribution (2013/C 343/01) traite du transport. Il est court, et son principe est simple : les conditions de conservation de l’étiquette valent pendant le transport comme en entrepôt.

## Quatre exigences

Le distributeur en gros qui livre protège la marchandise et maintient la température dans des limites acceptables. En particulier :

- Toute excursion en cours de route est signalée au distributeur et au destinataire
- Les instruments de suivi des véhicules et des conteneurs sont étalonnés au moins une fois par an
- La cartographie se fait en conditions représentatives et tient compte des saisons
- Les accumulateurs ne touchent pas le produit, et ceux qui préparent les caisses sont formés pour l’été comme pour l’hiver

## Trois lacunes fréquentes

Le véhicule a été cartographié, mais en février seulement. Le quai où la marchandise change de camion ne figure dans aucune cartographie, alors que les palettes y passent quarante minutes. L’enregistreur est suspendu dans la bouche de soufflage et affiche 3,1 °C tout au long du trajet : une valeur qui ne représente pas le médicament.

> Je demande au transporteur de me montrer le carton le plus chaud. Ceux qui savent le désigner ont généralement de bons dossiers.

**Ilse Brandsma, directrice du service**

## Un contrôle simple

Au prochain trajet, posez un enregistreur de plus près de la porte, en haut, dans un angle. Comparez-le à la sonde fixe. Si l’écart est inférieur à un degré, la position de la sonde est représentative. S’il dépasse deux degrés, refaites la cartographie.`,
  },
}
