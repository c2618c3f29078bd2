import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const bloodBankNight: NewsSeed = {
  id: '1214000000000001002',
  slug: 'blood-bank-night',
  type: 'LatestNews',
  cover: 'news-blood-bank-night.webp',
  publishTime: '2024-12-19T09:00:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '圣奥德里克血液中心一夜开门 412 次，血液保持 2–6 °C',
    en_EN: 'St Aldric Blood Service: 412 door openings in one night, blood at 2 to 6 °C',
    es_ES: 'Servicio de Sangre St Aldric: 412 aperturas en una noche, la sangre de 2 a 6 °C',
    fr_FR: 'Service du sang St Aldric : 412 ouvertures en une nuit, le sang entre 2 et 6 °C',
  },
  coverAlt: {
    zh_CN: '夜间的血库，冷藏箱内灯光亮着',
    en_EN: 'Blood bank refrigerators at night, lit from inside',
    es_ES: 'Frigoríficos de banco de sangre iluminados por dentro, de noche',
    fr_FR: 'Réfrigérateurs de banque de sang éclairés de l’intérieur, la nuit',
  },
  body: {
    zh_CN: `英格兰北部的圣奥德里克血液中心（St Aldric Blood Service）全天运行。中心血库有 28 台 R890 血液冷藏箱，每台最多存放 360 袋。11 月的一个夜晚，我们从 22 时观察到次日 6 时，记录冷藏箱的开门情况。

## 22:00

架上共有 6,380 袋红细胞，要求始终保持 2–6 °C。显示屏读数依次为 3.9、4.1、4.0。值班两人。

## 01:40

四十分钟车程外的一家医院申请 12 袋 O 型 RhD 阴性红细胞。检验人员从 3 号箱一次取齐，开门 41 秒。箱内空气瞬时升到 5.8 °C；而浸在甘油瓶里、热惯性与血袋相当的探头，只变化了 0.2 °C。判断血液是否超温，看的是后一个数。R890 两个都显示。

## 03:15

17 号箱报警：门未关严，一只托盘顺着滑轨滑了出来。60 秒后电话响起，又过 11 秒门被关上。血液没有升温，这次开门仍写入记录，注明人员和原因。

## 06:00

一夜汇总：

- 开门 412 次，平均每次 23 秒
- 28 台箱体的负载温度：最低 3.6 °C，最高 4.9 °C
- 报警 2 次，均为门未关严
- 因温度报废的血液：0 袋

> 我们选择夜间调研，因为夜班人员疲劳，设备更应当一目了然。

**伊尔丝·布兰兹马，服务总监**

根据这次观察，明年春天起，R890 的滑轨加装限位，开门报警延时可设为 30 秒。在用的 R890 均可在下次保养时免费加装。`,
    en_EN: `The central store of the St Aldric Blood Service, in the north of England, is open day and night. Twenty-eight R890 refrigerators hold up to 360 bags each. We spent a night there in November to record how the refrigerators are used.

## 22:00

There are 6,380 units of red cells on the shelves. All of them must stay between 2 °C and 6 °C. The displays along the aisle read 3.9, 4.1, 4.0. Two people are on duty.

## 01:40

A hospital forty minutes away asks for twelve units of O negative. The biomedical scientist takes them from refrigerator 3 in a single opening of 41 seconds. The air inside rises to 5.8 °C for a moment. The reading of the probe in glycerol, which has the thermal inertia of a blood bag, changes by 0.2 °C. The second figure is the one that counts, and the R890 shows both.

## 03:15

An alarm: refrigerator 17, door ajar. A tray has come forward on its runners. The telephone rings after 60 seconds, and the door is shut eleven seconds later. No bag has warmed; the opening is recorded all the same, with a name and a reason.

## 06:00

The count for the night:

- 412 door openings, 23 seconds on average
- Load temperature, coldest and warmest of all 28 refrigerators: 3.6 °C and 4.9 °C
- Alarms: two, both for a door ajar
- Units discarded for temperature: none

> We visit at night because people on night shift are tired, and the equipment has to be self-explanatory.

**Ilse Brandsma, Service Director**

Two changes follow. From spring, the runners of the R890 have a stop, and the door alarm can be set to 30 seconds. Both can be fitted to refrigerators already in use, at no cost, at the next maintenance visit.`,
    es_ES: `El almacén central del Servicio de Sangre St Aldric, en el norte de Inglaterra, funciona día y noche. Veintiocho frigoríficos R890 guardan hasta 360 bolsas cada uno. Pasamos allí una noche de noviembre para registrar cómo se utilizan los frigoríficos.

## 22:00

En los estantes hay 6380 concentrados de hematíes. Todos deben mantenerse siempre entre 2 °C y 6 °C. Las pantallas del pasillo marcan 3,9, 4,1, 4,0. Hay dos personas de guardia.

## 01:40

Un hospital a cuarenta minutos pide doce unidades de O negativo. La técnica las saca del frigorífico 3 en una sola apertura de 41 segundos. El aire sube un instante a 5,8 °C. La sonda sumergida en glicerol, con la inercia de una bolsa de sangre, varía 0,2 °C. Esa segunda cifra es la que cuenta, y el R890 muestra las dos.

## 03:15

Una alarma: frigorífico 17, puerta entreabierta. Una bandeja se ha deslizado hacia delante. El teléfono suena a los 60 segundos y la puerta queda cerrada once segundos después. Ninguna bolsa se ha calentado; aun así, la apertura consta en el registro, con un nombre y un motivo.

## 06:00

El recuento de la noche:

- 412 aperturas, de 23 segundos de media
- Temperatura de la carga, mínima y máxima de los 28 frigoríficos: 3,6 °C y 4,9 °C
- Alarmas: dos, ambas de puerta
- Unidades desechadas por temperatura: ninguna

> Venimos de noche porque el personal del turno de noche está cansado y el manejo del equipo no debe requerir explicaciones.

**Ilse Brandsma, directora de Servicio**

De la visita resultan dos cambios. Desde la primavera, las guías del R890 tendrán un tope y la alarma de puerta podrá ajustarse a 30 segundos. Ambos se incorporan sin coste en los equipos ya instalados, en la siguiente visita de mantenimiento.`,
    fr_FR: `Le dépôt central du service du sang St Aldric, dans le nord de l’Angleterre, fonctionne jour et nuit. Vingt-huit réfrigérateurs R890 y contiennent jusqu’à 360 poches chacun. Nous y avons passé une nuit de novembre pour observer l’utilisation des réfrigérateurs.

## 22 h 00

Il y a 6 380 concentrés de globules rouges sur les clayettes. Tous doivent rester entre 2 °C et 6 °C. Dans la longue allée, les affichages indiquent 3,9, 4,1, 4,0. Deux personnes sont de garde.

## 1 h 40

Un hôpital situé à quarante minutes demande douze concentrés O négatif. La technicienne les sort du réfrigérateur 3 en une seule ouverture de 41 secondes. L’air monte un instant à 5,8 °C. La sonde plongée dans le glycérol, qui a l’inertie thermique d’une poche de sang, ne varie que de 0,2 °C. C’est cette seconde valeur qui compte, et le R890 affiche les deux.

## 3 h 15

Une alarme : réfrigérateur 17, porte entrouverte. Un plateau a glissé vers l’avant. Le téléphone sonne au bout de 60 secondes, la porte est refermée onze secondes plus tard. Aucune poche ne s’est réchauffée ; l’ouverture est tout de même enregistrée, avec un nom et un motif.

## 6 h 00

Le bilan de la nuit :

- 412 ouvertures, de 23 secondes en moyenne
- Température de la charge, minimum et maximum des 28 réfrigérateurs : 3,6 °C et 4,9 °C
- Alarmes : deux, toutes deux de porte
- Concentrés écartés pour cause de température : aucun

> Nous venons la nuit, car c’est alors que le personnel est fatigué et doit pouvoir utiliser l’appareil sans explication.

**Ilse Brandsma, directrice du service**

La visite a conduit à deux modifications. À partir du printemps, les glissières du R890 auront une butée et l’alarme de porte pourra être réglée à 30 secondes. Les deux peuvent être installées sans frais sur les appareils en service, à la prochaine visite d’entretien.`,
  },
}
