import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const hospitalEngineersWorkshop: NewsSeed = {
  id: '1214000000000011011',
  slug: 'hospital-engineers-workshop',
  type: 'Events',
  cover: 'news-workshop-bench.webp',
  publishTime: '2023-09-07T09:50:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '医院设备工程师实训班招生 16 人，可携带疑难设备',
    en_EN: 'Workshop for hospital engineers: bring your most difficult freezer or refrigerator',
    es_ES: 'Taller para técnicos de hospital: traiga su equipo más difícil',
    fr_FR: 'Atelier pour techniciens hospitaliers : apportez votre appareil le plus difficile',
  },
  coverAlt: coverAlts['news-workshop-bench.webp'],
  body: {
    zh_CN: `医院常有这样的设备：报修三次，换过两块主板，隔一段时间又出现同样的故障。本期实训班请学员带来这类设备的维修记录，可以搬运的，连同设备一起带来。往返运费由我们承担。

- **时间**：2023 年 10 月 23 日至 25 日
- **地点**：青屿，诺凡测试中心三层实训室
- **名额**：十六人，医院与疾控机构的设备工程师
- **费用**：课程免费，食宿自理

## 课程安排

*第一天：听音诊断。* 分辨压缩机、风机和继电器的声音。上午凭听觉判断六台冰箱，下午用示波器验证。

*第二天：测量。* 门封用纸条检查，保温层用红外热像仪检查，探头用冰水混合物校验。这三种方法可以查明一半以上的故障原因。

*第三天：会诊。* 逐台讨论带来的设备，由全班提出方案，设备所属单位决定。

## 报名方式

无需履历。请用一段话说明设备的情况：故障从何时开始，试过哪些办法，怀疑什么原因。我们据此分组，让判断不同的学员坐在一起。

请发至 [events@norvane.example](mailto:events@norvane.example)，9 月 30 日截止。去年春天那一班，14 台设备中修复 11 台，报废 2 台，另有 1 台仍在查找原因。`,
    en_EN: `Every hospital has a unit like this: repaired three times, two new controllers, and after a while the old fault again. For this workshop we ask you to bring its service record, and the unit itself if it can be moved. We pay for transport both ways.

- **When:** 23 to 25 October 2023
- **Where:** Qingyu, workshop on the second floor of the test centre
- **Who:** sixteen engineers of hospitals and public health laboratories
- **Cost:** the course is free; board and lodging are at your own expense

## Three days

**Listening.** Compressors, fans and relays each have their sound. In the morning you diagnose six refrigerators by ear; in the afternoon you check the results with an oscilloscope.

**Measuring.** A gasket is tested with a strip of paper, insulation with an infrared camera, a probe in melting ice. Together the three explain more than half of all service calls.

**Case discussion.** The units are presented one by one. The class proposes a repair, the owner decides.

## How to apply

We need no curriculum vitae. Write one paragraph about the unit: when the fault began, what you have tried, what you suspect. We form groups accordingly, of people with different opinions.

Write to [events@norvane.example](mailto:events@norvane.example) by 30 September. Of fourteen units last spring, eleven were repaired and two scrapped. One is still under investigation.`,
    es_ES: `En todo hospital hay un equipo así: tres reparaciones, dos controladores nuevos y, al cabo de un tiempo, la misma avería. Para este taller le pedimos que traiga su historial de servicio y, si es transportable, el propio equipo. Pagamos el transporte de ida y vuelta.

- **Cuándo:** del 23 al 25 de octubre de 2023
- **Dónde:** Qingyu, taller de la segunda planta del centro de ensayos
- **Quién:** dieciséis técnicos de hospitales y laboratorios de salud pública
- **Precio:** el curso es gratuito; alojamiento y comidas, por cuenta del participante

## Tres días

**Escuchar.** Compresores, ventiladores y relés tienen cada uno su ruido. Por la mañana diagnosticará seis frigoríficos de oído; por la tarde comprobará los resultados con un osciloscopio.

**Medir.** La junta se comprueba con una tira de papel; el aislamiento, con una cámara infrarroja; la sonda, con hielo fundente. Juntas, las tres explican más de la mitad de los avisos.

**Casos.** Los equipos se presentan uno a uno. El grupo propone la reparación y el propietario decide.

## Cómo inscribirse

No hace falta currículum. Escriba un párrafo sobre el equipo: cuándo empezó la avería, qué ha probado, qué sospecha. Con ellos formamos los grupos, con participantes de opiniones distintas.

La dirección es [events@norvane.example](mailto:events@norvane.example), hasta el 30 de septiembre. De los catorce equipos de la primavera pasada, once se repararon y dos se desecharon. Uno sigue en estudio.`,
    fr_FR: `Chaque hôpital a un appareil réparé trois fois, équipé de deux régulateurs neufs et, quelque temps après, de nouveau en panne. Pour cet atelier, apportez son dossier d’intervention et, s’il est transportable, l’appareil lui-même. Le transport est à nos frais, aller et retour.

- **Quand :** du 23 au 25 octobre 2023
- **Où :** Qingyu, atelier du deuxième étage du centre d’essais
- **Qui :** seize techniciens d’hôpitaux et de laboratoires de santé publique
- **Prix :** le cours est gratuit ; l’hébergement et les repas restent à votre charge

## Trois jours

**Écouter.** Les compresseurs, les ventilateurs et les relais ont des bruits caractéristiques. Le matin, vous diagnostiquez six réfrigérateurs à l’oreille ; l’après-midi, vous vérifiez vos diagnostics à l’oscilloscope.

**Mesurer.** Un joint se contrôle avec une bande de papier, une isolation avec une caméra infrarouge, une sonde avec de la glace fondante. Ensemble, ces trois méthodes expliquent plus de la moitié des appels.

**Discuter des cas.** Les appareils sont présentés un à un. Le groupe propose une réparation, le propriétaire décide.

## Pour s’inscrire

Aucun curriculum vitæ n’est demandé. Écrivez un paragraphe sur l’appareil : le début de la panne, ce que vous avez essayé, ce que vous soupçonnez. Ces paragraphes servent à composer les groupes, avec des avis différents.

Écrivez à [events@norvane.example](mailto:events@norvane.example) au plus tard le 30 septembre. Sur les quatorze appareils du printemps dernier, onze ont été réparés et deux mis au rebut. Un est encore à l’étude.`,
  },
}
