import { internationalOnly } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const rotterdamHubOpenDay: NewsSeed = {
  id: '1214000000000011030',
  slug: 'rotterdam-hub-open-day',
  type: 'Events',
  cover: 'news-open-day.webp',
  publishTime: '2026-10-08T08:00:00+00:00',
  recommended: false,
  sites: internationalOnly,
  title: {
    zh_CN: '鹿特丹服务中心开放日：10 月 24 日',
    en_EN: 'Open day at the Rotterdam service hub on 24 October',
    es_ES: 'Puertas abiertas en el centro de servicio de Róterdam el 24 de octubre',
    fr_FR: 'Portes ouvertes au centre de service de Rotterdam le 24 octobre',
  },
  coverAlt: coverAlts['news-open-day.webp'],
  body: {
    zh_CN: `新的鹿特丹服务中心 10 月 1 日投入运行，常备 11,400 种备件，面积 5,200 平方米。10 月 24 日（星期六）10 时至 16 时为开放日。

请带上您设备铭牌的照片，2012 年以来的机型均可。工作人员输入型号和编号后，十秒钟内即可查到备件所在的货架，您可以到现场查看备件。

**全天**

- 维修台：压缩机的翻新与测试
- 校准间：演示同一支探头从 −196 °C 到 +50 °C 的校准
- 十二台备用冰箱：常年制冷待运

**整点**

- 11 时与 14 时：服务热线如何处理来电，四种语言讲解
- 12 时与 15 时：如何在二十分钟内判断冰箱是否真的在升温

**儿童活动**

- 液氮冰淇淋，限量两百份

免费参观，请事先登记：[events@norvane.example](mailto:events@norvane.example)，写明人数。港区周末有公交车到达，附近有停车场，自行车停在三号装卸口。夜间值班热线当天照常服务。

> 欢迎来看看您的备件存放在哪里、怎样发货。

**伊尔丝·布兰兹马，服务总监**`,
    en_EN: `Our service hub in Rotterdam has been in operation since 1 October. On Saturday 24 October, from 10:00 to 16:00, it is open to visitors.

Please bring a photograph of the rating plate of a unit you look after, of any model since 2012. A colleague at the entrance enters the number and tells you within ten seconds in which row its parts are kept, so that you can see them there.

**All day**

- The bench where compressors are refurbished and tested
- The calibration room: one probe, from −196 °C to +50 °C
- Twelve loan freezers, kept cold and ready to travel

**On the hour**

- 11:00 and 14:00: how the service line handles a call, explained in four languages
- 12:00 and 15:00: how to tell in twenty minutes whether a freezer is really warming

**For children**

- Ice cream made with liquid nitrogen, two hundred portions

Admission is free. Please register at [events@norvane.example](mailto:events@norvane.example) with the number of visitors. Bicycles go to dock three.

> Come and see where your spare parts are kept and how they are shipped.

**Ilse Brandsma, Service Director**`,
    es_ES: `Nuestro centro de servicio de Róterdam funciona desde el 1 de octubre. El sábado 24 de octubre, de 10:00 a 16:00, abre sus puertas.

Traiga una foto de la placa de características de un equipo a su cargo, de cualquier modelo desde 2012. En la entrada, una empleada introduce el número y le indica en diez segundos en qué fila están sus piezas, para que pueda verlas.

**Todo el día**

- El banco donde se reacondicionan y ensayan los compresores
- La sala de calibración: una sonda, de −196 °C a +50 °C
- Doce congeladores de préstamo, fríos, vacíos y listos para salir

**A las horas en punto**

- 11:00 y 14:00: cómo se atiende una llamada en la línea de servicio, explicado en cuatro idiomas
- 12:00 y 15:00: cómo saber en veinte minutos si un congelador se calienta de verdad

**Para los niños**

- Helado hecho con nitrógeno, doscientas raciones

La entrada es gratuita. Inscríbase en [events@norvane.example](mailto:events@norvane.example) e indique el número de visitantes. Las bicicletas se dejan en el muelle tres.

> Vengan a ver dónde están sus repuestos y cómo se envían.

**Ilse Brandsma, directora de Servicio**`,
    fr_FR: `Notre centre de service de Rotterdam est en activité depuis le 1er octobre. Le samedi 24 octobre, de 10 h à 16 h, il ouvre ses portes.

Apportez une photographie de la plaque signalétique d’un appareil dont vous avez la charge, de tout modèle depuis 2012. À l’entrée, une collègue saisit le numéro et vous indique en dix secondes dans quelle rangée se trouvent ses pièces, que vous pourrez aller voir.

**Toute la journée**

- L’établi où les compresseurs sont remis à neuf et testés
- La salle d’étalonnage : une sonde, de −196 °C à +50 °C
- Douze congélateurs de prêt, maintenus au froid et prêts à partir

**À l’heure pile**

- 11 h et 14 h : le traitement d’un appel par la ligne de service, expliqué en quatre langues
- 12 h et 15 h : comment savoir en vingt minutes si un congélateur se réchauffe vraiment

**Pour les enfants**

- De la crème glacée préparée à l’azote liquide, deux cents portions

L’entrée est libre. Inscrivez-vous à [events@norvane.example](mailto:events@norvane.example) en indiquant combien vous serez. Les vélos se garent au quai trois.

> Venez voir où sont vos pièces et comment elles sont expédiées.

**Ilse Brandsma, directrice du service**`,
  },
}
