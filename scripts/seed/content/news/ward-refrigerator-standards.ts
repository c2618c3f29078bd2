import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const wardRefrigeratorStandards: NewsSeed = {
  id: '1214000000000011015',
  slug: 'ward-refrigerator-standards',
  type: 'IndustryNews',
  cover: 'news-ward-pharmacy.webp',
  publishTime: '2024-02-22T08:20:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '2–8 °C 冷藏箱标准对比：DIN 13277、NSF/ANSI 456 与 YY/T 0086',
    en_EN: 'Pharmacy refrigerators: DIN 13277, NSF/ANSI 456 and YY/T 0086 compared',
    es_ES: 'Frigoríficos de farmacia: comparación de DIN 13277, NSF/ANSI 456 e YY/T 0086',
    fr_FR: 'Réfrigérateurs de pharmacie : comparaison des normes DIN 13277, NSF/ANSI 456 et YY/T 0086',
  },
  coverAlt: coverAlts['news-ward-pharmacy.webp'],
  body: {
    zh_CN: `医用冷藏箱都标注 2–8 °C，但测量条件和方法因标准而异。

**德国 DIN 13277**（2022 年版，取代了只适用于药品冷藏箱的 DIN 58345）侧重*环境温度*。它把实验室与医用冷藏、冷冻设备放在一起，要求在规定的环境温度范围内，箱内各测点都留在限值以内，并有独立的安全装置防止过冷。

**美国 NSF/ANSI 456**（2021）只适用于疫苗储存，侧重*使用状态*。试验包括频繁开门，模拟接种日的取苗过程，空载与满载都做。美国疾控中心的疫苗储存手册还规定：任何情况下都不得使用宿舍式的单门小冰箱。

**中国 YY/T 0086**（2020 年版《医用冷藏箱》）侧重*温度均匀性和波动*，并对报警、断电提示和开门有具体要求。

## 病区自查

除设备符合标准外，病区还应自查：

- 每天早上记录的是当前温度，还是前一夜的最高和最低温度？
- 记录之后是否复位？
- 探头在缓冲瓶里，还是靠近出风口？
- 箱内是否存放食品？

最后一项发现的问题最多：医用冷藏箱里存放食品，比断电更常见。

> 检查病区冷藏箱时，我先请护士长读出昨夜的最高温度。

**伊尔丝·布兰兹马，服务总监**`,
    en_EN: `Every pharmacy refrigerator is marked 2–8 °C. The conditions and methods of measurement differ from standard to standard.

**DIN 13277,** the German standard of 2022 that succeeded DIN 58345, is mainly about the *ambient temperature*. It covers refrigerators and freezers for laboratories and medicine. All measuring points have to stay within limits over a stated range of ambient temperatures, and a separate device has to guard against freezing.

**NSF/ANSI 456,** of 2021, was written in the United States for vaccines only and is mainly about *use*. Doors are opened as often as on a vaccination day, with the cabinet empty and full. The toolkit of the CDC adds that dormitory-style refrigerators must not be used under any circumstances.

**YY/T 0086,** the Chinese standard, edition 2020, is mainly about *uniformity and stability*. It also has precise requirements for alarms.

## Questions for the ward

- Do you record the current temperature in the morning, or the highest and lowest of the night?
- Was the memory reset afterwards?
- Is the probe in its buffer, or in the airflow?
- Is food stored in the refrigerator?

The last question finds most faults: food in pharmacy refrigerators is more frequent than power cuts.

> On a ward, I first ask the nurse in charge to read me last night’s maximum.

**Ilse Brandsma, Service Director**`,
    es_ES: `Todos los frigoríficos de farmacia indican 2–8 °C. Las condiciones y los métodos de medida difieren de una norma a otra.

La **DIN 13277,** norma alemana de 2022 que sustituye a la DIN 58345, trata sobre todo de la *temperatura ambiente*. Abarca frigoríficos y congeladores de laboratorio y de uso médico. Todos los puntos de medida han de permanecer dentro de los límites en un intervalo declarado de temperatura ambiente, y un dispositivo independiente debe impedir la congelación.

La **NSF/ANSI 456,** de 2021, se redactó en Estados Unidos solo para vacunas y trata sobre todo del *uso*. La puerta se abre al ritmo de un día de vacunación, en vacío y con carga. La guía de los CDC añade que los minifrigoríficos domésticos no deben usarse en ningún caso.

La **YY/T 0086,** norma china en su edición de 2020, trata sobre todo de la *uniformidad y la estabilidad*. También tiene requisitos precisos para las alarmas.

## Preguntas para la planta

- ¿Qué se anota por la mañana: la temperatura del momento o la máxima y la mínima de la noche?
- ¿Se puso después la memoria a cero?
- ¿Está la sonda en su frasco tampón o en la corriente de aire?
- ¿Hay alimentos en el frigorífico?

La última pregunta es la que más fallos descubre: los alimentos en frigoríficos de farmacia son más frecuentes que los cortes de corriente.

> En una planta, lo primero que pido a la supervisora es que me lea la máxima de anoche.

**Ilse Brandsma, directora de Servicio**`,
    fr_FR: `Tous les réfrigérateurs de pharmacie portent la mention 2–8 °C. Les conditions et méthodes de mesure diffèrent selon les normes.

La **DIN 13277,** norme allemande de 2022 qui remplace la DIN 58345, porte sur la température ambiante. Elle couvre les réfrigérateurs et congélateurs de laboratoire et à usage médical. Tous les points doivent rester dans les limites sur une plage déclarée de température ambiante, et un dispositif indépendant doit empêcher le gel.

La **NSF/ANSI 456,** de 2021, a été rédigée aux États-Unis pour les seuls vaccins et porte sur l’utilisation. La porte est ouverte au rythme d’un jour de vaccination, à vide puis en charge. Le guide des CDC ajoute que les petits réfrigérateurs domestiques ne doivent être utilisés en aucun cas.

La **YY/T 0086,** norme chinoise, édition 2020, porte sur l’homogénéité et la stabilité, et fixe des exigences précises pour les alarmes.

## Les questions du service

- Que note-t-on le matin : la température de l’instant, ou le maximum et le minimum de la nuit ?
- La mémoire a-t-elle ensuite été remise à zéro ?
- La sonde est-elle dans son flacon tampon ou dans le courant d’air ?
- Y a-t-il des aliments à l’intérieur ?

La dernière question révèle le plus de défauts : des aliments parmi les médicaments sont plus fréquents que les coupures de courant.

> Dans un service, je demande d’abord à la cadre de santé de me lire le maximum de la nuit.

**Ilse Brandsma, directrice du service**`,
  },
}
