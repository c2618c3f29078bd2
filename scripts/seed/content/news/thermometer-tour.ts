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
    zh_CN: '温度计巡回比对：西班牙 11 座城市，437 支温度计',
    en_EN: 'Thermometer tour: 437 thermometers compared in eleven Spanish towns',
    es_ES: 'Comparación itinerante de termómetros: 437 en once ciudades españolas',
    fr_FR: 'Tournée des thermomètres : 437 instruments comparés dans onze villes espagnoles',
  },
  coverAlt: coverAlts['news-lorry-night.webp'],
  body: {
    zh_CN: `九月，我们的一辆校准车从卡塞雷斯行至赫罗纳，在西班牙十一座城市停留。车内设有校准室，配备 5 °C 和 −80 °C 恒温槽各一只、一支可溯源的铂电阻温度计和两位技术员，为用户免费比对冷藏设备的温度计。

**送检情况。** 共 437 支，来自药房、诊所、兽医站和奶酪作坊等单位。

**比对结果。** 316 支偏差在 0.5 °C 以内；57 支为 0.5–1 °C；63 支超过 1 °C，最大的一支偏差 6.3 °C，已在疫苗冷藏箱里使用十一年；另有一支华氏温度计读数准确，用户却误认为冷藏箱有故障。

**偏差原因。** 多数为老化：探头受潮，或电池电量不足时读数偏低。少数出厂时就不准。另有七支贴着有效期内的校准标签，但标签属于其他温度计。

比对不出具证书，每位用户得到一张卡片，写明日期、两个读数和差值，并建议一年内进行正式校准。

> 温度计偏差两度而未发现，说明平时没有比对。

**伊尔丝·布兰兹马，服务总监**

明年春天将前往葡萄牙。希望校准车到访的单位请来信：[events@norvane.example](mailto:events@norvane.example)，现场只需提供一个电源插座。`,
    en_EN: `This September one of our lorries drove from Cáceres to Girona and stopped in eleven towns. It carried a small calibration room with a bath at 5 °C, another at −80 °C, a traceable platinum thermometer and two technicians, who compared the thermometers of refrigerators free of charge.

**Brought:** 437, by pharmacies, surgeries, vets and cheese dairies.

**Found:** 316 within half a degree, 57 between half a degree and one, and 63 beyond, the worst by 6.3 °C; it had hung in a vaccine refrigerator for eleven years. One was right but read in Fahrenheit; its owner had thought that the refrigerator was faulty.

**The reasons:** mostly age, with moisture in the probe or a battery near its end. Some had never been right. Seven bore a valid calibration label that belonged to another instrument.

We issued no certificates. Everybody received a card with the date, both readings and the advice to have the thermometer properly calibrated within a year.

> A thermometer that is two degrees out goes unnoticed until it is compared.

**Ilse Brandsma, Service Director**

Next spring the lorry goes to Portugal. If you would like it to visit, write to [events@norvane.example](mailto:events@norvane.example). All it needs is a socket.`,
    es_ES: `Este septiembre, uno de nuestros camiones fue de Cáceres a Girona con parada en once ciudades. Llevaba una pequeña sala de calibración con un baño a 5 °C, otro a −80 °C, un termómetro de resistencia de platino trazable y dos técnicos, que compararon gratuitamente termómetros de frigoríficos.

**Se trajeron** 437, de farmacias, consultas, clínicas veterinarias y dos queserías.

**Resultados:** 316 con menos de medio grado de error; 57, entre medio grado y uno, y 63, con más. El peor, con 6,3 °C, llevaba once años en un frigorífico para vacunas. El restante era exacto, pero indicaba grados Fahrenheit; su propietario creía que el frigorífico estaba averiado.

**Las causas:** casi siempre la edad, con humedad en la sonda o la pila casi agotada. Algunos nunca habían sido exactos. Siete llevaban una etiqueta de calibración en vigor de otro instrumento.

No se emitieron certificados. Cada participante recibió una tarjeta con la fecha, las dos lecturas y la recomendación de calibrar el termómetro antes de un año.

> Un termómetro con dos grados de error pasa inadvertido hasta que se compara.

**Ilse Brandsma, directora de Servicio**

La próxima primavera, el camión irá a Portugal. Si desea recibirlo en su centro, escriba a [events@norvane.example](mailto:events@norvane.example). Solo necesita un enchufe.`,
    fr_FR: `En septembre, l’un de nos camions est allé de Cáceres à Gérone en s’arrêtant dans onze villes. Il transportait une petite salle d’étalonnage : un bain à 5 °C, un autre à −80 °C, un thermomètre à résistance de platine raccordé et deux techniciens, qui ont comparé gratuitement les thermomètres de réfrigérateur apportés par le public.

**Apportés :** 437, par des pharmacies, des cabinets médicaux, des cliniques vétérinaires et des fromageries.

**Résultats :** 316 à moins d’un demi-degré, 57 entre un demi-degré et un degré, 63 au-delà. Le plus faux, de 6,3 °C, se trouvait depuis onze ans dans un réfrigérateur à vaccins. Le dernier était juste, mais indiquait des degrés Fahrenheit.

**Les causes :** l’âge surtout, avec de l’humidité dans la sonde ou une pile presque vide. Certains étaient faux depuis le début. Sept portaient l’étiquette d’étalonnage valide d’un autre instrument.

Aucun certificat n’a été délivré. Chaque participant a reçu une carte avec la date, les deux lectures et le conseil de faire étalonner le thermomètre dans l’année par le laboratoire de son choix.

> Un thermomètre faux de deux degrés passe inaperçu tant qu’on ne le compare pas.

**Ilse Brandsma, directrice du service**

Au printemps, le camion ira au Portugal. Pour l’accueillir sur votre site, écrivez à [events@norvane.example](mailto:events@norvane.example). Il lui faut seulement une prise.`,
  },
}
