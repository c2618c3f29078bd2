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
    zh_CN: '世界献血者日：212 名员工参加献血',
    en_EN: 'World Blood Donor Day: 212 donors at the Qingyu plant',
    es_ES: 'Día Mundial del Donante de Sangre: 212 donantes en la planta de Qingyu',
    fr_FR: 'Journée mondiale du donneur de sang : 212 donneurs à l’usine de Qingyu',
  },
  coverAlt: coverAlts['case-2.webp'],
  body: {
    zh_CN: `6 月 14 日是世界献血者日。市血液中心的采血车第七次开进厂区，停在食堂对面。我们做血液冷藏箱做了十几年，每年这一天提醒自己：箱子里的东西，原来在胳膊里。

当天的账是这样的：

- 来了 212 人，献成 186 人，其中 61 人是头一回
- 26 人没有献成，多数因为血红蛋白差一点，有两位因为刚拔了牙
- 早班的一整条总装线分三批来，线没有停
- 晕倒一人，是来采访的，没有献血，看的

**一袋血的下午。** 我们征得一位同事同意，跟了他那一袋。10 时 41 分采完，随车在 20–24 °C 存放；13 时 05 分到血液中心，离心，分成三份；红细胞 15 时 20 分进 R890，箱内 4.0 °C。数字我们平时天天看，今天每一个都认得是谁。

晚上食堂给献血的人加一份红烧肉，是自愿的，也可以换豆腐。

> 做设备的人容易把血看成负载。一年里至少有一天，不许用这个词。

**林知寒，研发总监**

十月再来。没有献成的 26 位同事已经预约，拔牙的两位排在最前面。`,
    en_EN: `On 14 June, World Blood Donor Day, the bus of the city’s blood service came to our factory for the seventh time and parked opposite the canteen. We have built blood bank refrigerators for well over ten years. Once a year it is good to be reminded that their contents used to be in an arm.

The day in figures:

- 212 people came, 186 gave, 61 of them for the first time
- 26 were sent away, most for a little too little haemoglobin, two on account of a tooth drawn that week
- a whole assembly team came in three groups, and the line did not stop
- one person fainted. He was reporting on the event and had given nothing

**One bag’s afternoon.** With a colleague’s consent we followed his. Taken at 10:41, it travelled at 20–24 °C and reached the blood service at 13:05, where it was spun and parted in three. The red cells were in an R890 at 15:20, at 4.0 °C. We read such figures every day. For once we knew whose they were.

In the evening the canteen added a dish of braised pork for every donor, or tofu.

> If you build appliances, you begin to call blood a load. One day a year the word is not allowed.

**Lin Zhihan, Director of Research and Development**

The bus returns in October. All 26 have booked. The two teeth come first.`,
    es_ES: `El 14 de junio, Día Mundial del Donante de Sangre, el autobús del servicio de transfusión de la ciudad vino a nuestra fábrica por séptima vez y aparcó frente al comedor. Llevamos más de diez años fabricando frigoríficos de sangre. La jornada nos recuerda de quién viene su contenido.

La jornada en cifras:

- vinieron 212 personas y donaron 186, 61 de ellas por primera vez
- 26 no pudieron; la mayoría, por una hemoglobina algo baja, y dos, por la extracción de una muela esa semana
- un equipo de montaje entero acudió en tres grupos, y la línea no se detuvo
- se desmayó una persona, un periodista que no había donado

**La tarde de una bolsa.** Con permiso de un compañero seguimos la suya. Extraída a las 10:41, viajó a 20–24 °C y llegó al servicio a las 13:05, donde se centrifugó y se dividió en tres. A las 15:20 los hematíes estaban en un R890, a 4,0 °C. Son cifras que leemos a diario; esta vez sabíamos de quién era la bolsa.

Por la noche el comedor añadió un plato de cerdo guisado para cada donante, o de tofu.

> Quien fabrica equipos acaba llamando carga a la sangre. Un día al año, esa palabra está prohibida.

**Lin Zhihan, directora de Investigación y Desarrollo**

El autobús vuelve en octubre y los 26 tienen cita.`,
    fr_FR: `Le 14 juin, Journée mondiale du donneur de sang, le car du service du sang de la ville est venu à l’usine pour la septième fois et s’est garé face à la cantine. Nous construisons des réfrigérateurs à sang depuis plus de dix ans. Cette journée nous rappelle de qui vient leur contenu.

La journée en chiffres :

- 212 personnes venues, 186 dons, dont 61 premiers
- 26 n’ont pas pu donner, la plupart pour une hémoglobine un peu basse, deux pour une dent arrachée dans la semaine
- une équipe de montage entière est venue en trois groupes, sans arrêt de la chaîne
- une personne s’est évanouie : un journaliste, qui n’avait pas donné

**L’après-midi d’une poche.** Avec l’accord d’un collègue, nous avons suivi la sienne. Prélevée à 10 h 41, elle a voyagé à 20–24 °C, est arrivée à 13 h 05, a été centrifugée, puis partagée en trois. À 15 h 20, les globules rouges étaient dans un R890, à 4,0 °C. Ces chiffres, nous les lisons chaque jour ; cette fois, nous savions de qui venait la poche.

Le soir, la cantine a ajouté un plat de porc braisé pour chaque donneur, ou du tofu.

> À force de construire des appareils, on se met à dire « charge » pour « sang ». Un jour par an, le mot est interdit.

**Lin Zhihan, directrice de la recherche et du développement**

Le car revient en octobre, et les 26 ont rendez-vous.`,
  },
}
