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
    en_EN: 'Two to eight degrees, three standards, three questions',
    es_ES: 'De dos a ocho grados: tres normas, tres preguntas',
    fr_FR: 'De deux à huit degrés : trois normes, trois questions',
  },
  coverAlt: coverAlts['news-ward-pharmacy.webp'],
  body: {
    zh_CN: `药品冷藏箱的面板上都写着 2–8 °C。可是“符合 2–8 °C”是谁、在哪里、按什么方法量出来的，标准各有各的问法。

**德国 DIN 13277**（2022 年版，取代了只管药品冷藏箱的 DIN 58345）问的是：*在多热的房间里？* 它把实验室与医用冷藏、冷冻设备放在一起，要求在规定的环境温度范围内，箱内各测点都留在限值以内，并有独立的安全装置防止过冷。

**美国 NSF/ANSI 456**（2021）只为疫苗而写。它问的是：*有人在用的时候呢？* 试验包括开门，模拟接种日里一再取苗的节奏，空载与满载都做。美国疾控中心的疫苗储存手册另有一句话，常被引用：任何情况下都不得使用宿舍式的单门小冰箱。

**中国 YY/T 0086**（2020 年版《医用冷藏箱》）问的是：*均匀不均匀，波动大不大？* 并对报警、断电后的提示和开门有具体要求。

## 病区里的第四问

标准都问设备，病区还得问自己：

- 每天早上看的是当前温度，还是上一夜的最高和最低？
- 看过之后，按了复位吗？
- 探头在缓冲瓶里，还是贴着冷风口？
- 午餐盒在哪里？

最后一问查得出的问题最多。药品冷藏箱里的午餐，比任何一次断电都常见。

> 我不问病区冰箱合不合格。我请护士长念出昨夜的最高温度。

**伊尔丝·布兰兹马，服务总监**`,
    en_EN: `Every pharmacy refrigerator is marked 2–8 °C on the front. Who measured that, where and how? Standards differ in what they ask.

**DIN 13277,** the German standard of 2022 which succeeded DIN 58345, asks: *in how warm a room?* It covers refrigerators and freezers for laboratories and medicine. All measuring points have to stay within limits over a stated range of ambient temperatures, and a separate device has to guard against freezing.

**NSF/ANSI 456,** of 2021, was written in the United States for vaccines only. It asks: *and when somebody uses it?* Doors are opened in the rhythm of a vaccination day, with the cabinet empty and with it full. The toolkit of the CDC adds a sentence that is often quoted: no dormitory-style refrigerator, under any circumstances.

**YY/T 0086,** the Chinese standard, edition 2020, asks: *how uniform, and how steady?* It is precise about alarms, too.

## The ward’s own questions

- Is it the temperature of this minute that you note in the morning, or last night’s highest and lowest?
- Did anybody press reset afterwards?
- Is the probe in its buffer, or in the draught?
- Where is the lunch?

The last one finds most. Sandwiches between the insulin are more frequent than power cuts.

> I do not ask whether a ward refrigerator conforms. I ask the nurse in charge to read me last night’s maximum.

**Ilse Brandsma, Service Director**`,
    es_ES: `Todos los frigoríficos de farmacia indican 2–8 °C. Las normas no comprueban ese intervalo de la misma manera.

La **DIN 13277,** norma alemana de 2022 que sustituye a la DIN 58345, se ocupa de la temperatura ambiente. Abarca frigoríficos y congeladores de laboratorio y de uso médico. Todos los puntos de medida han de permanecer dentro de los límites en un intervalo declarado de temperatura ambiente, y un dispositivo independiente debe impedir la congelación.

La **NSF/ANSI 456,** de 2021, se redactó en Estados Unidos solo para vacunas y ensaya el equipo en uso. Se abre la puerta al ritmo de un día de vacunación, en vacío y con carga. El manual de los CDC añade que los minifrigoríficos domésticos no deben usarse en ningún caso.

La **YY/T 0086,** norma china en su edición de 2020, fija la uniformidad y la estabilidad, y también las alarmas.

## Las preguntas de la planta

- ¿Qué se anota por la mañana: la temperatura del momento o la máxima y la mínima de la noche?
- ¿Pulsó alguien después la tecla de puesta a cero?
- ¿Está la sonda en su frasco o en la corriente de aire?
- ¿Hay alimentos dentro?

Los alimentos entre la medicación son más frecuentes que los cortes de corriente.

> No pregunto si el frigorífico de planta es conforme. Pido a la supervisora que me lea la máxima de anoche.

**Ilse Brandsma, directora de Servicio**`,
    fr_FR: `Tous les réfrigérateurs de pharmacie affichent 2–8 °C. Les normes ne vérifient pas cette plage de la même façon.

La **DIN 13277,** norme allemande de 2022 qui remplace la DIN 58345, porte sur la température ambiante. Elle couvre les réfrigérateurs et congélateurs de laboratoire et à usage médical. Tous les points doivent rester dans les limites sur une plage déclarée de température ambiante, et un dispositif indépendant doit empêcher le gel.

La **NSF/ANSI 456,** de 2021, a été rédigée aux États-Unis pour les seuls vaccins et essaie l’appareil en usage. On ouvre la porte au rythme d’un jour de vaccination, à vide puis en charge. Le guide des CDC ajoute que les petits réfrigérateurs domestiques ne doivent être utilisés en aucun cas.

La **YY/T 0086,** norme chinoise, édition 2020, fixe l’homogénéité et la stabilité, ainsi que les alarmes.

## Les questions du service

- Que note-t-on le matin : la température de l’instant, ou le maximum et le minimum de la nuit ?
- Quelqu’un a-t-il ensuite remis à zéro ?
- La sonde est-elle dans son flacon tampon ou dans le courant d’air ?
- Y a-t-il des aliments à l’intérieur ?

Les aliments parmi les médicaments sont plus fréquents que les coupures de courant.

> Je ne demande pas si le réfrigérateur du service est conforme. Je demande à la cadre de santé de me lire le maximum de la nuit.

**Ilse Brandsma, directrice du service**`,
  },
}
