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
    zh_CN: '医院工程师实训班招生：可携带疑难设备',
    en_EN: 'Workshop for hospital engineers: bring your most difficult appliance',
    es_ES: 'Taller para técnicos de hospital: traiga su equipo más difícil',
    fr_FR: 'Atelier pour techniciens hospitaliers : apportez votre appareil le plus difficile',
  },
  coverAlt: coverAlts['news-workshop-bench.webp'],
  body: {
    zh_CN: `- **时间**：2023 年 10 月 23 日至 25 日
- **地点**：青屿，诺凡测试中心二层实训室
- **名额**：十六人，医院与疾控机构的设备工程师
- **费用**：课程免费，食宿自理

每家医院都有一台这样的设备：报修三次，换过两块主板，隔一阵还是老毛病。这一期实训班请学员把它的病历带来，能搬的，把它本身也带来。运费由我们承担，修好修不好，都送回去。

## 三天怎么过

*第一天，听。* 压缩机、风机、继电器各有各的声音。上午蒙着眼睛听六台冰箱，下午看示波器验证耳朵。

*第二天，量。* 门封用纸条量，保温层用红外量，探头用冰水混合物量。三样加起来不到两百元，解释得了一半以上的报修。

*第三天，会诊。* 带来的设备逐台过堂，全班提方案，主人表决。

## 报名要写的一件事

不要履历。请写一段话，讲讲那台设备：什么时候开始不对劲，您试过什么，您心里怀疑什么。我们按这段话排座位，把怀疑相反的人排在一起。

写到 [events@norvane.example](mailto:events@norvane.example)，9 月 30 日截止。去年春天那一班，14 台设备中修复 11 台，报废 2 台，另有 1 台仍在查找原因。`,
    en_EN: `- **When:** 23 to 25 October 2023
- **Where:** Qingyu, workshop on the second floor of the test centre
- **Who:** sixteen engineers of hospitals and public health laboratories
- **Cost:** none for the course; bed and board are yours

Every hospital has one: repaired three times, two new controllers, and after a while the old complaint. For this workshop we ask you to bring its file, and the patient itself if it can be moved. We pay for the carriage, both ways, cured or not.

## Three days

**Listen.** Compressors, fans and relays have voices. In the morning you meet six refrigerators blindfold. In the afternoon an oscilloscope tells you how good your ears are.

**Measure.** A gasket is measured with a strip of paper, insulation with an infrared camera, a probe with melting ice. Only one of the three costs money, and together they explain more than half of all calls.

**Consult.** The appliances are presented one by one. The class proposes a treatment, the owner decides.

## How to apply

Send no curriculum vitae. Write one paragraph about the appliance: when it began, what you have tried, what you suspect. We seat people by these paragraphs, those with opposite suspicions side by side.

The address is [events@norvane.example](mailto:events@norvane.example), until 30 September. Of fourteen appliances last spring, eleven were repaired and two scrapped. One is still under investigation.`,
    es_ES: `- **Cuándo:** del 23 al 25 de octubre de 2023
- **Dónde:** Qingyu, taller de la segunda planta del centro de ensayos
- **Quién:** dieciséis técnicos de hospitales y laboratorios de salud pública
- **Precio:** el curso es gratuito; alojamiento y comidas, por cuenta del participante

Todo hospital tiene uno: tres reparaciones, dos placas nuevas y, al cabo de un tiempo, la misma avería. Para este taller le pedimos que traiga su historial y, si es transportable, el propio equipo. Pagamos el porte, de ida y de vuelta, con reparación o sin ella.

## Tres días

**Escuchar.** Compresores, ventiladores y relés hacen ruidos característicos. Por la mañana diagnosticará seis frigoríficos solo de oído; por la tarde comprobará sus diagnósticos con un osciloscopio.

**Medir.** La junta se mide con una tira de papel; el aislamiento, con una cámara infrarroja; la sonda, con hielo fundente. Solo una de las tres cosas cuesta dinero, y juntas explican más de la mitad de los avisos.

**Consultar.** Los equipos se presentan uno a uno. El grupo propone la reparación y el propietario decide.

## Cómo inscribirse

No envíe el currículum. Escriba un párrafo sobre el aparato: cuándo empezó, qué ha probado, qué sospecha. Con esos párrafos formamos los grupos, de modo que se discutan hipótesis contrarias.

La dirección es [events@norvane.example](mailto:events@norvane.example), hasta el 30 de septiembre. De los catorce aparatos de la primavera pasada, once se repararon y dos se desecharon. Uno sigue en estudio.`,
    fr_FR: `- **Quand :** du 23 au 25 octobre 2023
- **Où :** Qingyu, atelier du deuxième étage du centre d’essais
- **Qui :** seize techniciens d’hôpitaux et de laboratoires de santé publique
- **Prix :** le cours est gratuit ; l’hébergement et les repas restent à votre charge

Chaque hôpital en a un : trois réparations, deux cartes neuves et, quelque temps après, la même panne. Pour cet atelier, apportez son dossier et, s’il est transportable, l’appareil lui-même. Le port est à nos frais, aller et retour, que l’appareil soit réparé ou non.

## Trois jours

**Écouter.** Compresseurs, ventilateurs et relais ont des bruits caractéristiques. Le matin, vous diagnostiquez six réfrigérateurs à l’oreille ; l’après-midi, vous vérifiez vos diagnostics à l’oscilloscope.

**Mesurer.** Un joint se mesure avec une bande de papier, une isolation avec une caméra infrarouge, une sonde avec de la glace fondante. Une seule des trois méthodes coûte de l’argent ; ensemble, elles expliquent plus de la moitié des appels.

**Consulter.** Les appareils sont présentés un à un. Le groupe propose une réparation, le propriétaire décide.

## Pour s’inscrire

Pas de curriculum vitæ. Écrivez un paragraphe sur l’appareil : depuis quand, ce que vous avez essayé, ce que vous soupçonnez. Ces paragraphes servent à composer les groupes, pour confronter des hypothèses contraires.

L’adresse : [events@norvane.example](mailto:events@norvane.example), jusqu’au 30 septembre. Des quatorze appareils du printemps dernier, onze ont été réparés et deux mis au rebut. Un seul est encore à l’étude.`,
  },
}
