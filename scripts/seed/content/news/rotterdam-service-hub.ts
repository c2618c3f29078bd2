import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const rotterdamServiceHub: NewsSeed = {
  id: '1214000000000001019',
  slug: 'rotterdam-service-hub',
  type: 'LatestNews',
  cover: 'news-rotterdam-service-hub.webp',
  publishTime: '2026-10-15T08:00:00+00:00',
  recommended: true,
  sites: everywhere,
  title: {
    zh_CN: '鹿特丹服务中心启用，常备 11,400 种备件',
    en_EN: 'Rotterdam service hub now open with 11,400 part numbers in stock',
    es_ES: 'El centro de servicio de Róterdam, ya abierto con 11 400 referencias en stock',
    fr_FR: 'Le centre de service de Rotterdam est ouvert, avec 11 400 références en stock',
  },
  coverAlt: {
    zh_CN: '黄昏中鹿特丹服务中心的装卸口',
    en_EN: 'The loading docks of the Rotterdam hub at dusk',
    es_ES: 'Los muelles de carga del centro de Róterdam al anochecer',
    fr_FR: 'Les quais de chargement du centre de Rotterdam au crépuscule',
  },
  body: {
    zh_CN: `诺凡欧洲服务中心 10 月 1 日在鹿特丹启用，储备 2012 年以来在欧洲售出的全部机型的备件。中欧时间 16 时前到达的订单，当天出库。

## 建设背景

此前，常用件由各国合作伙伴自备，其余从青屿发运，等待时间的中位数为八天。冷藏箱尚可等待，装满样本的超低温保存箱则要借用其他冰箱一周。6 月至 9 月试运行期间，备件只上架三分之一，十一个国家从下单到送达的中位时间已降到 27 小时。

## 设施与人员

- 5,200 平方米仓储、维修与培训场地
- 11,400 种备件，包括早已停产机型的控制器
- 压缩机与控制器翻修台，修复件附新的测试记录
- 12 台备用超低温保存箱，常年制冷待运
- 校准实验室，覆盖 −196 °C 至 +50 °C，计划 2027 年 3 月接受 ISO/IEC 17025 现场评审

中心共 22 人，其中 9 人接听电话，使用英、法、德、西、荷五种语言，每人都有三年以上的现场经验。

> 备件的关键，是急用的时候就在附近。

**伊尔丝·布兰兹马，服务总监**

## 用户服务的变化

合同和联系人不变，仍由当地合作伙伴负责；通话时，合作伙伴即可查到中心的库存与发运时间。非工作时间的值班电话专门受理冰箱升温的紧急来电。

中国用户的备件继续由青屿总部供应，两地共用同一套库存与批次记录，每件备件均可查到来源和检验数据。`,
    en_EN: `Our service hub in Rotterdam has been in operation since 1 October. It keeps parts for every model we have sold in Europe since 2012, and orders received by 16:00 Rotterdam time ship the same day.

## Why a hub

Until now, common parts came from our partners’ own stock and the rest from Qingyu. The median wait for the rest was eight days. For a refrigerator that is an inconvenience; with a freezer, the samples need space in another one for a week. In a trial run from June to September, with a third of the shelves filled, the median fell to 27 hours from order to delivery in eleven countries.

## What is inside

- 5,200 m² of storage, workshop and training space
- 11,400 part numbers, among them controllers for models that left production years ago
- A bench for refurbishing compressors and controllers, which are returned with a new test record
- Twelve loan freezers, kept cold and ready to travel
- A calibration laboratory from −196 °C to +50 °C; its ISO/IEC 17025 assessment is booked for March 2027

Twenty-two people work in the hub, nine of them on the telephone in English, French, German, Spanish and Dutch. Those who answer have each spent at least three years in the field.

> What matters most about a spare part is where it is when you need it.

**Ilse Brandsma, Service Director**

## What changes for users

Contracts and contacts stay the same: your local partner remains responsible and can now see the hub’s stock while on the telephone with you. Outside working hours the line is staffed for emergencies only, that is, for freezers that are warming up.

To reach the hub: [service.eu@norvane.example](mailto:service.eu@norvane.example).`,
    es_ES: `Nuestro centro de servicio de Róterdam está en funcionamiento desde el 1 de octubre. Dispone de piezas de todos los modelos vendidos en Europa desde 2012, y los pedidos recibidos antes de las 16:00, hora de Róterdam, se envían el mismo día.

## Por qué un centro

Hasta ahora, las piezas habituales salían de los almacenes de nuestros socios y las demás, de Qingyu. La espera mediana de estas últimas era de ocho días. Con un frigorífico es una molestia; con un congelador, las muestras necesitan sitio en otro equipo durante una semana. En la marcha de prueba, de junio a septiembre y con un tercio de las estanterías ocupado, la mediana entre pedido y entrega bajó a 27 horas en once países.

## Qué hay dentro

- 5200 m² de almacén, taller y aulas
- 11 400 referencias, entre ellas controladores de modelos descatalogados hace años
- Un banco para reacondicionar compresores y controladores, que vuelven con un nuevo protocolo de ensayo
- Doce congeladores de préstamo, fríos y listos para viajar
- Un laboratorio de calibración de −196 °C a +50 °C, cuya evaluación según ISO/IEC 17025 está prevista para marzo de 2027

En el centro trabajan veintidós personas; nueve atienden el teléfono en inglés, francés, alemán, español y neerlandés. Todas tienen al menos tres años de experiencia como técnicos de campo.

> Lo más importante de un repuesto es dónde está cuando hace falta.

**Ilse Brandsma, directora de Servicio**

## Qué cambia para el usuario

Los contratos y los contactos no cambian: el responsable sigue siendo el socio local, que ahora puede consultar las existencias del centro mientras habla con usted. Fuera del horario laboral, la línea atiende solo urgencias, es decir, congeladores que se calientan.

Para contactar con el centro: [service.eu@norvane.example](mailto:service.eu@norvane.example).`,
    fr_FR: `Notre centre de service de Rotterdam est en service depuis le 1er octobre. Il tient en stock les pièces de tous les modèles vendus en Europe depuis 2012, et toute commande reçue avant 16 h, heure de Rotterdam, est expédiée le jour même.

## Pourquoi un centre

Jusqu’ici, les pièces courantes venaient du stock de nos partenaires et les autres de Qingyu, avec un délai médian de huit jours. Pour un réfrigérateur, c’est une gêne ; pour un congélateur plein d’échantillons, il faut trouver de la place ailleurs pendant une semaine. Pendant l’essai mené de juin à septembre, avec un tiers des rayonnages garnis, ce délai est tombé à 27 heures entre la commande et la livraison, dans onze pays.

## Ce qu’il abrite

- 5 200 m² de stockage, d’atelier et de salles de formation
- 11 400 références, dont les régulateurs de modèles arrêtés depuis des années
- Un banc de remise à neuf des compresseurs et des régulateurs, rendus avec un nouveau procès-verbal d’essai
- Douze congélateurs de prêt, maintenus au froid et prêts à partir
- Un laboratoire d’étalonnage de −196 °C à +50 °C, dont l’évaluation ISO/IEC 17025 est fixée à mars 2027

Vingt-deux personnes y travaillent, dont neuf au téléphone, en anglais, français, allemand, espagnol et néerlandais. Toutes ont passé au moins trois ans sur le terrain.

> L’essentiel, pour une pièce de rechange, est l’endroit où elle se trouve quand on en a besoin.

**Ilse Brandsma, directrice du service**

## Ce qui change pour vous

Ni les contrats ni les interlocuteurs ne changent : votre partenaire local reste responsable et peut désormais consulter le stock du centre pendant qu’il vous parle. En dehors des heures ouvrées, la ligne est réservée aux urgences, c’est-à-dire aux congélateurs qui se réchauffent.

Pour joindre le centre : [service.eu@norvane.example](mailto:service.eu@norvane.example).`,
  },
}
