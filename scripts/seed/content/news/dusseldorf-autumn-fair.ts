import { internationalOnly } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const dusseldorfAutumnFair: NewsSeed = {
  id: '1214000000000011006',
  slug: 'dusseldorf-autumn-fair',
  type: 'Events',
  cover: 'news-fair-hall.webp',
  publishTime: '2022-11-10T08:00:00+00:00',
  recommended: false,
  sites: internationalOnly,
  title: {
    zh_CN: '诺凡在杜塞尔多夫秋季医疗展展出剖开的 U820',
    en_EN: 'A sectioned freezer at the Düsseldorf autumn fair',
    es_ES: 'Un congelador seccionado en la feria de Düsseldorf',
    fr_FR: 'Un congélateur en coupe au salon de Düsseldorf',
  },
  coverAlt: coverAlts['news-fair-hall.webp'],
  body: {
    zh_CN: `下周一起，诺凡参加杜塞尔多夫的秋季医疗展。今年展台不大，72 平方米，主要展品是一台从中间锯开的 U820 超低温保存箱。

## 剖面能看到什么

保温层厚度在产品资料上可以查到，剖面则能看到产品资料上没有的内容：发泡料的充填情况，铜管绕内胆的走向，门封的压合位置，以及两块真空绝热板之间 3 mm 的接缝。接缝的漏热量标在旁边的图上。

这台设备是 2017 年的耐久试验机，累计开门 98,000 次。两名钳工用一天半将它锯开，更换了十一片锯条。

## 展台上的一天

- 10 时至 12 时：温度曲线分析，可带上您自己的曲线，不限品牌
- 14 时：剖面讲解，二十分钟，英语和德语
- 16 时：欧洲含氟气体法规答疑

> 看过剖面，再讨论保温层厚度就有了共同的依据。

**伊尔丝·布兰兹马，服务总监**

想约时间，请在周五之前来信：[events@norvane.example](mailto:events@norvane.example)，写明您方便的时间。展会结束后，这半台设备留在欧洲供培训使用，另外半台在青屿测试中心展出。`,
    en_EN: `From Monday we are at the autumn medical fair in Düsseldorf. The stand measures 72 m² this year, and its chief exhibit is a U820 freezer that has been sawn in half.

## What the section shows

The brochure states how thick the insulation is. The section shows what the brochure cannot: how the foam has filled the walls, how the copper tubes run round the liner, what the gasket rests on, and the gap of three millimetres between two vacuum panels. A drawing beside it gives the heat that leaks through the gap.

The freezer, a unit of 2017 from the endurance tests, had been opened 98,000 times. Sawing it took two fitters a day and a half and eleven blades.

## A day at the stand

- **10:00 to 12:00** Temperature curves: bring your own, from any make of freezer
- **14:00** The sectioned freezer explained in twenty minutes, in English and German
- **16:00** Questions on the European rules for fluorinated gases

There is no prize draw, but there is coffee, stored well outside 2–8 °C.

> Once people have seen the section, we mean the same thing when we talk about insulation.

**Ilse Brandsma, Service Director**

For an appointment, write to [events@norvane.example](mailto:events@norvane.example) by Friday. The exhibit then stays in Europe for training. Its other half is on show at the test centre in Qingyu.`,
    es_ES: `Desde el lunes estamos en la feria médica de otoño de Düsseldorf. Este año, el expositor tiene 72 m² y su pieza principal es un congelador U820 cortado por la mitad.

## Lo que muestra el corte

El grosor del aislamiento figura en el catálogo. El corte muestra lo que el catálogo no recoge: cómo ha llenado la espuma las paredes, cómo rodean los tubos de cobre la cuba, sobre qué apoya la junta y la rendija de tres milímetros entre dos paneles de vacío. Un dibujo al lado indica el calor que entra por ella.

El congelador, una unidad de 2017 de los ensayos de durabilidad, se había abierto 98 000 veces. Cortarlo llevó a dos montadores día y medio y once hojas de sierra.

## Un día en el expositor

- **De 10:00 a 12:00** Curvas de temperatura: traiga las suyas, de cualquier marca de congelador
- **14:00** El congelador seccionado, explicado en veinte minutos, en inglés y alemán
- **16:00** Preguntas sobre el reglamento europeo de gases fluorados

No hay sorteo, pero sí café, muy por encima de 2–8 °C.

> Quien ha visto el corte entiende mejor de qué hablamos cuando hablamos de aislamiento.

**Ilse Brandsma, directora de Servicio**

Para concertar una cita, escriba antes del viernes a [events@norvane.example](mailto:events@norvane.example). La pieza se queda después en Europa, para formación. La otra mitad se expone en el centro de ensayos de Qingyu.`,
    fr_FR: `À partir de lundi, nous sommes au salon médical d’automne de Düsseldorf. Le stand mesure cette année 72 m², et sa pièce principale est un congélateur U820 scié par le milieu.

## Ce que montre la coupe

L’épaisseur de l’isolation figure dans la brochure. La coupe montre ce qui n’y figure pas : comment la mousse a rempli les parois, comment les tubes de cuivre contournent la cuve, sur quoi s’appuie le joint, et l’interstice de trois millimètres entre deux panneaux sous vide. Un dessin, à côté, indique la chaleur qui y passe.

L’appareil, de 2017, vient des essais d’endurance et comptait 98 000 ouvertures. Deux monteurs ont mis un jour et demi à le scier et usé onze lames.

## Une journée sur le stand

- **De 10 h à 12 h** Lecture de vos courbes de température, quelle que soit la marque du congélateur
- **14 h** Présentation du congélateur en coupe, vingt minutes, en anglais et en allemand
- **16 h** Questions sur le règlement européen relatif aux gaz fluorés

Il n’y a pas de tirage au sort, mais du café, servi bien au-dessus de 2–8 °C.

> Devant la coupe, chacun comprend de quoi nous parlons quand nous parlons d’isolation.

**Ilse Brandsma, directrice du service**

Pour un rendez-vous, écrivez avant vendredi à [events@norvane.example](mailto:events@norvane.example). La pièce restera ensuite en Europe, pour la formation. L’autre moitié est exposée au centre d’essais de Qingyu.`,
  },
}
