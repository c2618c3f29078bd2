import { internationalOnly } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const thermometerTour: NewsSeed = {
  id: '1214000000000011029',
  slug: 'thermometer-tour',
  type: 'Events',
  cover: 'news-lorry-night.webp',
  publishTime: '2026-09-24T08:00:00+00:00',
  recommended: false,
  sites: internationalOnly,
  title: {
    zh_CN: '温度计巡回比对：11 座城市，412 支温度计',
    en_EN: 'Thermometer tour: 412 thermometers compared in eleven Spanish towns',
    es_ES: 'Gira de termómetros: 412 comparados en once ciudades españolas',
    fr_FR: 'Tournée des thermomètres : 412 comparés dans onze villes espagnoles',
  },
  coverAlt: coverAlts['news-lorry-night.webp'],
  body: {
    zh_CN: `九月里，我们的一辆货车从卡塞雷斯开到赫罗纳，停了十一座城市。车厢里是一间校准室：一只 5 °C 的恒温槽，一只 −80 °C 的，一支可溯源的铂电阻，两位技术员，一台咖啡机。告示上写着：带上您冰箱里的温度计，免费比一比。

**带来的，** 412 支，出自药房、诊所、兽医站、两家奶酪坊和一座教堂。

**比下来，** 298 支误差在半度之内；53 支偏差半度到一度；60 支超过一度，最大的一支差 6.3 °C，挂在一台疫苗冰箱里，十一年；还有一支完全准确，是华氏的，主人一直以为冰箱坏了。

**为什么会偏。** 多数不是坏，是老：探头进了水汽，电池快没电时读数偏低。一部分从来没有准过。还有七支贴着有效期内的校准标签，标签属于另一支。

我们不发证书，只给一张卡片：日期、读数、差值，以及一句话，“请在一年内做一次正式校准，谁做都行”。有人问能不能写成合格。不能。

> 温度计偏差两度而未发现，说明平时没有比对。

**伊尔丝·布兰兹马，服务总监**

明年春天走葡萄牙。想让货车停在您那里，请来信：[events@norvane.example](mailto:events@norvane.example)。需要的只有一个插座和一片树荫。`,
    en_EN: `This September one of our lorries drove from Cáceres to Girona and stopped in eleven towns. It carried a small calibration room: a bath at 5 °C, another at −80 °C, a traceable platinum thermometer, two technicians and a coffee machine. The poster said: bring the thermometer from your refrigerator, and we shall compare it for nothing.

**Brought:** 412, by pharmacies, surgeries, vets, two cheese dairies and a church.

**Found:** 298 within half a degree. Fifty-three between half a degree and one. Sixty beyond, the worst by 6.3 °C; it had hung in a vaccine refrigerator for eleven years. One was perfectly right, in Fahrenheit. Its owner had thought for months that the refrigerator was broken.

**The reasons:** mostly age, with moisture in the probe or a battery near its end. Some had never been right. Seven bore a valid calibration label which belonged to another instrument.

We gave out no certificates. Everybody received a card with the date, both readings and one sentence: have it calibrated properly within a year, by whomever you like. Could it say “passed”? It could not.

> A thermometer that is two degrees out goes unnoticed until it is compared.

**Ilse Brandsma, Service Director**

Next spring the lorry goes to Portugal. If you would like it in your yard, write to [events@norvane.example](mailto:events@norvane.example). It needs a socket and some shade.`,
    es_ES: `Este septiembre, uno de nuestros camiones fue de Cáceres a Girona con parada en once ciudades. Llevaba dentro una pequeña sala de calibración: un baño a 5 °C, otro a −80 °C, un termómetro de resistencia de platino trazable y dos técnicos, que compararon gratis los termómetros de frigorífico que la gente traía.

**Se compararon** 412, de farmacias, consultas, clínicas veterinarias y dos queserías.

**Resultados:** 298 con menos de medio grado de error. Cincuenta y tres, entre medio grado y uno. Sesenta, con más; el peor, 6,3 °C, llevaba once años en un frigorífico de vacunas. El último era exacto, pero indicaba grados Fahrenheit.

**Las causas:** casi siempre la edad, con humedad en la sonda o la pila casi agotada. Algunos eran inexactos desde su fabricación. Siete llevaban una etiqueta de calibración en vigor que era de otro instrumento.

No se emitieron certificados. Cada participante recibió una tarjeta con la fecha, las dos lecturas y la recomendación de calibrar el termómetro antes de un año en un laboratorio de su elección.

> Un termómetro con dos grados de error pasa inadvertido hasta que se compara.

**Ilse Brandsma, directora de Servicio**

En primavera el camión irá a Portugal. Si desea recibirlo en su centro, escriba a [events@norvane.example](mailto:events@norvane.example). Solo necesita un enchufe y algo de sombra.`,
    fr_FR: `En septembre, l’un de nos camions est allé de Cáceres à Gérone en s’arrêtant dans onze villes. Il transportait une petite salle d’étalonnage : un bain à 5 °C, un autre à −80 °C, un thermomètre à résistance de platine raccordé et deux techniciens, qui ont comparé gratuitement les thermomètres de réfrigérateur apportés par le public.

**Comparés :** 412, venus de pharmacies, de cabinets, de cliniques vétérinaires et de deux fromageries.

**Résultats :** 298 à moins d’un demi-degré. Cinquante-trois entre un demi et un degré. Soixante au-delà, dont le pire, faux de 6,3 °C, se trouvait depuis onze ans dans un réfrigérateur à vaccins. Le dernier était juste, mais indiquait des degrés Fahrenheit.

**Les causes :** l’âge surtout, avec de l’humidité dans la sonde ou une pile presque vide. Certains étaient faux dès l’origine. Sept portaient l’étiquette d’étalonnage valide d’un autre instrument.

Aucun certificat n’a été délivré. Chaque participant a reçu une carte avec la date, les deux lectures et le conseil de faire étalonner le thermomètre dans l’année par le laboratoire de son choix.

> Un thermomètre faux de deux degrés passe inaperçu tant qu’on ne le compare pas.

**Ilse Brandsma, directrice du service**

Au printemps, le camion ira au Portugal. Pour l’accueillir sur votre site, écrivez à [events@norvane.example](mailto:events@norvane.example). Il lui faut une prise et un peu d’ombre.`,
  },
}
