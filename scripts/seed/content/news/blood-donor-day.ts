import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const bloodDonorDay: NewsSeed = {
  id: '1214000000000011017',
  slug: 'blood-donor-day',
  type: 'Events',
  cover: 'case-2.webp',
  publishTime: '2024-06-20T10:20:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '世界献血者日：186 名员工献血',
    en_EN: 'World Blood Donor Day: 186 donors at the Qingyu plant',
    es_ES: 'Día Mundial del Donante de Sangre: 186 donantes en la planta de Qingyu',
    fr_FR: 'Journée mondiale du donneur de sang : 186 donneurs à l’usine de Qingyu',
  },
  coverAlt: coverAlts['case-2.webp'],
  body: {
    zh_CN: `6 月 14 日是世界献血者日。市血液中心的采血车第七次开进厂区，停在食堂对面。公司生产血液冷藏箱已有十多年，每年借这一天，让更多员工了解冷藏箱里的血液从何而来。

当天情况：

- 212 人报名，186 人完成献血，其中 61 人为首次献血
- 26 人暂缓献血，多数因血红蛋白略低于标准，两人因近期拔牙
- 早班总装线的员工分三批参加，生产线没有停工

**一袋血的流程。** 征得一位同事同意，我们跟踪了他献的血：10 时 41 分采集完毕，随车在 20–24 °C 存放；13 时 05 分到达血液中心，离心后分成三份；红细胞 15 时 20 分放入 R890，箱内 4.0 °C。

当晚，食堂为献血的员工加一份红烧肉，也可以换成豆腐。

> 做设备的人习惯把血液叫作负载。每年至少有一天，我们要记得它来自献血者。

**林知寒，研发总监**

采血车十月再来，暂缓献血的 26 位同事已全部预约。`,
    en_EN: `On 14 June, World Blood Donor Day, the bus of the city’s blood service came to our factory for the seventh time and parked opposite the canteen. We have built blood bank refrigerators for well over ten years; the day reminds us where their contents come from.

The day in figures:

- 212 people came and 186 gave blood, 61 of them for the first time
- 26 were deferred, most because their haemoglobin was slightly low, two because of a recent tooth extraction
- the early shift of an assembly line came in three groups, and the line did not stop

**The route of one bag.** With a colleague’s consent we followed his donation. Collected at 10:41, it travelled at 20–24 °C and reached the blood service at 13:05, where it was centrifuged and separated into three components. At 15:20 the red cells were in an R890 at 4.0 °C.

In the evening the canteen added a dish of braised pork, or tofu, for every donor.

> If you build refrigerators, you get used to calling blood a load. At least once a year we should remember the donors.

**Lin Zhihan, Director of Research and Development**

The bus returns in October. All 26 have booked.`,
    es_ES: `El 14 de junio, Día Mundial del Donante de Sangre, la unidad móvil del servicio de transfusión de la ciudad vino a nuestra fábrica por séptima vez y aparcó frente al comedor. Llevamos más de diez años fabricando frigoríficos de banco de sangre; la jornada nos recuerda de dónde procede su contenido.

La jornada en cifras:

- vinieron 212 personas y donaron 186, 61 de ellas por primera vez
- 26 no pudieron donar, la mayoría por una hemoglobina algo baja y dos por una extracción dental reciente
- el turno de mañana de una línea de montaje acudió en tres grupos, y la línea no se detuvo

**El recorrido de una bolsa.** Con permiso de un compañero seguimos su donación. Extraída a las 10:41, viajó a 20–24 °C y llegó al servicio a las 13:05, donde se centrifugó y se separó en tres componentes. A las 15:20, los hematíes estaban en un R890, a 4,0 °C.

Por la noche el comedor añadió un plato de cerdo guisado para cada donante, o de tofu.

> Quien fabrica equipos se acostumbra a llamar carga a la sangre. Al menos un día al año debemos acordarnos de los donantes.

**Lin Zhihan, directora de Investigación y Desarrollo**

La unidad móvil vuelve en octubre y los 26 tienen cita.`,
    fr_FR: `Le 14 juin, Journée mondiale du donneur de sang, le car du service du sang de la ville est venu à l’usine pour la septième fois et s’est garé face à la cantine. Nous construisons des réfrigérateurs à sang depuis plus de dix ans ; cette journée nous rappelle d’où vient leur contenu.

La journée en chiffres :

- 212 personnes sont venues et 186 ont donné, dont 61 pour la première fois
- 26 n’ont pas pu donner, la plupart pour une hémoglobine un peu basse, deux pour une extraction dentaire récente
- l’équipe du matin d’une ligne de montage est venue en trois groupes, sans arrêt de la ligne

**Le parcours d’une poche.** Avec l’accord d’un collègue, nous avons suivi la sienne. Prélevée à 10 h 41, elle a été transportée à 20–24 °C et est arrivée au service du sang à 13 h 05, où elle a été centrifugée et séparée en trois composants. À 15 h 20, les globules rouges étaient dans un R890, à 4,0 °C.

Le soir, la cantine a ajouté un plat de porc braisé pour chaque donneur, ou du tofu.

> À force de construire des appareils, on s’habitue à appeler le sang une charge. Au moins une fois par an, il faut penser aux donneurs.

**Lin Zhihan, directrice de la recherche et du développement**

Le car reviendra en octobre ; les 26 personnes ont pris rendez-vous.`,
  },
}
