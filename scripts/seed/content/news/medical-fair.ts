import { chineseOnly } from '../sites'
import type { NewsSeed } from '../types'

export const medicalFair: NewsSeed = {
  id: '1214000000000001005',
  slug: 'medical-fair',
  type: 'Events',
  cover: 'news-medical-fair.webp',
  publishTime: '2025-04-10T09:00:00+08:00',
  recommended: false,
  sites: chineseOnly,
  title: {
    zh_CN: '上海春季医疗器械展：U830 整点现场开门测试',
    en_EN: 'Shanghai spring fair: a U830 is opened every hour to show its recovery',
    es_ES: 'Feria de primavera de Shanghái: un U830 se abre cada hora para mostrar su recuperación',
    fr_FR:
      'Salon de printemps de Shanghai : un U830 ouvert chaque heure pour montrer son temps de récupération',
  },
  coverAlt: {
    zh_CN: '展台：液氮罐、接待台与超低温保存箱，墙上为 −86°',
    en_EN: 'The fair stand with a nitrogen vessel, a counter and a freezer, −86° on its wall',
    es_ES: 'El expositor con un recipiente de nitrógeno, un mostrador y un ultracongelador, −86° en la pared',
    fr_FR: 'Le stand avec une cuve d’azote, un comptoir et un congélateur, −86° au mur',
  },
  body: {
    zh_CN: `4 月 8 日至 11 日，诺凡在上海春季医疗器械展设 320 平方米展台，带来四台设备，全部通电运行。

## 整点开门

每到整点，请一位观众打开预生产的 U830，保持 60 秒，箱体上方的大屏同时显示 27 个测点。周二馆内 26 °C，箱内平均温度最高升到 −66 °C，19 分钟后回到 −75 °C。15 时那一次因电视台拍摄，门全程敞开，恢复用了 24 分钟。这条曲线也保留在屏幕上。

## 其他运行中的设备

- 装满液氮的 V1000，现场称重，昨日蒸发 8.6 升
- 灯光下运行的 R240 太阳能直驱疫苗冷藏箱，冰排外露可见
- B150 生物安全柜，配烟雾发生器，演示气流走向

到今天上午，2,600 位观众留言。问得最多的是耗电，其次是噪声。展馆嘈杂，展台旁为此设了一间玻璃房，房内距设备 1 米处为 46 dB(A)。

> 展会上的数据往往经过挑选，我们希望展示平常的数据。

**林知寒，研发总监**

## 展会之后

四天的全部曲线下周起可以索取，来信请写明日期和时刻：[sales@norvane.example](mailto:sales@norvane.example)。U830 计划 8 月正式发布；另一台 R240 样机已运抵萨赫勒地区，本月开始现场测试。展台位置与每日讲解时间见参展手册，明天 15 时后设备陆续停机，最后一次开门在 14 时。`,
    en_EN: `Until tomorrow evening, Norvane shows four units, all in operation, on 320 m² at the spring medical equipment fair in Shanghai.

## The hourly opening

Every hour on the hour, someone from the audience opens a pre-series U830 for 60 seconds. A screen above it shows 27 sensors at once. On Tuesday the mean reading rose to −66 °C and was back at −75 °C after 19 minutes, in a hall at 26 °C. The opening at 15:00, with the door held wide open for a television crew, took 24. That curve stays on the screen as well.

## Also in operation

- A V1000 vessel, filled and weighed in public; it lost 8.6 litres yesterday
- A pre-series R240 solar refrigerator under lamps, with its ice bank exposed
- A B150 cabinet with a smoke generator that makes the airflow visible

By this morning 2,600 people had signed the visitors’ book. Most asked about energy, then about noise. Since a fair hall is loud, there is a small glazed booth beside the stand: inside, the U830 measures 46 dB(A) at one metre.

> At fairs one sees the best figures. We wanted to show the ordinary ones.

**Lin Zhihan, Director of Research and Development**

## After the fair

All curves of the four days will be available from next week. Write to [sales@norvane.example](mailto:sales@norvane.example) and name the hour you would like to see. The U830 is planned for release in August.`,
    es_ES: `Hasta mañana por la tarde, Norvane muestra cuatro equipos en funcionamiento, en 320 m², en la feria de equipos médicos de primavera de Shanghái.

## La apertura de cada hora

A cada hora en punto, una persona del público abre durante 60 segundos un U830 de preserie. Sobre él, una pantalla muestra 27 sensores a la vez. El martes la media subió a −66 °C y volvió a −75 °C en 19 minutos, en un pabellón a 26 °C. La apertura de las 15:00, con la puerta de par en par para un equipo de televisión, necesitó 24. Esa curva sigue también en pantalla.

## También en funcionamiento

- Un V1000 lleno, pesado ante el público; ayer perdió 8,6 litros
- Un R240 solar de preserie bajo focos, con el acumulador de hielo a la vista
- Una cabina B150 con humo, para hacer visible el flujo de aire

Hasta esta mañana habían firmado el libro de visitas 2600 personas. La mayoría preguntó por el consumo y después por el ruido. Como un pabellón es ruidoso, junto al expositor hay una pequeña sala acristalada: dentro se miden 46 dB(A) a un metro del U830.

> En las ferias se ven las mejores cifras. Queríamos mostrar las habituales.

**Lin Zhihan, directora de Investigación y Desarrollo**

## Después de la feria

Todas las curvas de los cuatro días estarán disponibles desde la semana próxima. Escriba a [sales@norvane.example](mailto:sales@norvane.example) e indique la hora que le interesa. El lanzamiento del U830 está previsto para agosto.`,
    fr_FR: `Jusqu’à demain soir, Norvane occupe 320 m² au salon de printemps des équipements médicaux de Shanghai, avec quatre appareils en fonctionnement.

## L’ouverture horaire

Toutes les heures, une personne du public ouvre un U830 de présérie pendant 60 secondes. Au-dessus, un écran montre 27 sondes à la fois. Mardi, la moyenne est montée à −66 °C, puis revenue à −75 °C en 19 minutes, dans un hall à 26 °C. L’ouverture de 15 heures, porte grande ouverte pour une équipe de télévision, en a demandé 24. Cette courbe reste elle aussi à l’écran.

## Également en fonctionnement

- Une V1000 pleine, pesée en public ; elle a perdu 8,6 litres hier
- Un R240 solaire de présérie sous projecteurs, sa réserve de glace à découvert
- Un poste B150 avec fumée, pour rendre visible le flux d’air

Ce matin, 2 600 personnes avaient signé le livre. La plupart s’intéressent à la consommation, puis au bruit. Comme un hall de salon est bruyant, une petite cabine vitrée jouxte le stand : on y mesure 46 dB(A) à un mètre de l’U830.

> Dans un salon, on voit les meilleurs chiffres. Nous voulions montrer les chiffres ordinaires.

**Lin Zhihan, directrice de la recherche et du développement**

## Après le salon

Toutes les courbes des quatre jours seront disponibles dès la semaine prochaine. Écrivez à [sales@norvane.example](mailto:sales@norvane.example) en indiquant l’heure qui vous intéresse. La sortie de l’U830 est prévue en août.`,
  },
}
