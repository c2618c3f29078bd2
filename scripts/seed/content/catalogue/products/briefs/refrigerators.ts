import type { Briefs } from './types'

export const refrigeratorBriefs: Briefs = {
  r60: (m) => ({
    zh_CN: `嵌入护士站的柜体之间：高 ${m.height} mm，宽 ${m.width} mm，前方通风。`,
    en_EN: `Fits flush between the cupboards of a nurses’ station: ${m.height} mm high, ${m.width} mm wide.`,
    es_ES: `Se integra entre los muebles de un control de enfermería: ${m.height} mm de alto, ${m.width} mm de ancho.`,
    fr_FR: `S’intègre entre les meubles d’un poste de soins : ${m.height} mm de haut, ${m.width} mm de large.`,
  }),
  r80: (m) => ({
    zh_CN: `标准台面之下的窄机型：宽 ${m.width} mm，${m.shelves} 层搁架，左右开门可在现场更换。`,
    en_EN: `Narrow, for a standard worktop: ${m.width} mm wide, ${m.shelves} shelves, hinged left or right on site.`,
    es_ES: `Estrecho, bajo encimera estándar: ${m.width} mm de ancho, ${m.shelves} estantes, puerta reversible in situ.`,
    fr_FR: `Étroit, sous plan standard : ${m.width} mm de large, ${m.shelves} clayettes, porte réversible sur place.`,
  }),
  r120: (m) => ({
    zh_CN: `适合社区药房：宽 ${m.width} mm，独立温控防止结冻，日耗电 ${m.energy} kWh。`,
    en_EN: `For small pharmacies: ${m.width} mm wide, a second thermostat against freezing, ${m.energy} kWh a day.`,
    es_ES: `Para farmacias pequeñas: ${m.width} mm de ancho, segundo termostato contra la congelación, ${m.energy} kWh al día.`,
    fr_FR: `Pour les petites pharmacies : ${m.width} mm de large, second thermostat contre le gel, ${m.energy} kWh par jour.`,
  }),
  r145: (m) => ({
    zh_CN: `台下机型中容量最大：深 ${m.depth} mm，各点 ±${m.uniformity} °C。`,
    en_EN: `The largest for below the counter: ${m.depth} mm deep, every point within ±${m.uniformity} °C.`,
    es_ES: `El mayor para debajo del mostrador: ${m.depth} mm de fondo, todos los puntos a ±${m.uniformity} °C.`,
    fr_FR: `Le plus grand sous plan : ${m.depth} mm de profondeur, tous les points à ±${m.uniformity} °C.`,
  }),
  r310: (m) => ({
    zh_CN: `立式中最窄，适合病区药房：宽 ${m.width} mm，${m.shelves} 层搁架。`,
    en_EN: `The narrowest upright, for ward pharmacies: ${m.shelves} shelves in ${m.width} mm.`,
    es_ES: `El vertical más estrecho, para farmacias de planta: ${m.shelves} estantes en ${m.width} mm.`,
    fr_FR: `Le vertical le plus étroit, pour les pharmacies de service : ${m.shelves} clayettes en ${m.width} mm.`,
  }),
  r390: (m) => ({
    zh_CN: `适合医院药房：${m.shelves} 层搁架全箱 ±${m.uniformity} °C，独立防冻温控。`,
    en_EN: `For hospital pharmacies: ${m.shelves} shelves within ±${m.uniformity} °C, and a second thermostat against freezing.`,
    es_ES: `Para farmacias de hospital: ${m.shelves} estantes a ±${m.uniformity} °C y un segundo termostato contra la congelación.`,
    fr_FR: `Pour les pharmacies d’hôpital : ${m.shelves} clayettes à ±${m.uniformity} °C et un second thermostat contre le gel.`,
  }),
  r520: (m) => ({
    zh_CN: `适合取药频繁的窗口：开门 60 秒后 ${m.recovery} 分钟恢复，日耗电 ${m.energy} kWh。`,
    en_EN: `For busy dispensaries: recovery in ${m.recovery} minutes after 60 seconds open, ${m.energy} kWh a day.`,
    es_ES: `Para dispensaciones concurridas: se recupera en ${m.recovery} minutos tras 60 segundos con la puerta abierta, ${m.energy} kWh al día.`,
    fr_FR: `Pour les dispensations très fréquentées : retour en ${m.recovery} minutes après 60 secondes porte ouverte, ${m.energy} kWh par jour.`,
  }),
  r660: (m) => ({
    zh_CN: `单门中容量最大，适合静脉用药调配中心：断电后 ${m.warmUp} 分钟不超过 8 °C。`,
    en_EN: `The largest with one door, for compounding units: ${m.warmUp} minutes below 8 °C without power.`,
    es_ES: `El mayor de una puerta, para unidades de mezclas: ${m.warmUp} minutos por debajo de 8 °C sin corriente.`,
    fr_FR: `Le plus grand à une porte, pour les unités de préparation : ${m.warmUp} minutes sous 8 °C hors tension.`,
  }),
  r1010: (m) => ({
    zh_CN: `双门，${m.shelves} 层搁架，适合药库分区存放，宽 ${m.width} mm。`,
    en_EN: `Two doors and ${m.shelves} shelves in ${m.width} mm, for pharmacy stores that separate their stock.`,
    es_ES: `Dos puertas y ${m.shelves} estantes en ${m.width} mm, para almacenes de farmacia con zonas separadas.`,
    fr_FR: `Deux portes et ${m.shelves} clayettes en ${m.width} mm, pour les réserves de pharmacie à zones séparées.`,
  }),
  r1380: (m) => ({
    zh_CN: `系列中最大，适合药品批发企业：双门，断电后 ${m.warmUp} 分钟不超过 8 °C。`,
    en_EN: `The largest of the series, for wholesalers: two doors, ${m.warmUp} minutes below 8 °C without power.`,
    es_ES: `El mayor de la serie, para distribuidores farmacéuticos: dos puertas, ${m.warmUp} minutos por debajo de 8 °C sin corriente.`,
    fr_FR: `Le plus grand de la série, pour les grossistes : deux portes, ${m.warmUp} minutes sous 8 °C hors tension.`,
  }),
  r280: (m) => ({
    zh_CN: `适合教学与小实验室：宽 ${m.width} mm，搁架承重 45 kg，箱内有电源插座。`,
    en_EN: `For teaching laboratories: ${m.width} mm wide, shelves for 45 kg each and a socket inside.`,
    es_ES: `Para laboratorios docentes: ${m.width} mm de ancho, estantes de 45 kg y toma de corriente interior.`,
    fr_FR: `Pour les laboratoires d’enseignement : ${m.width} mm de large, clayettes de 45 kg et prise intérieure.`,
  }),
  r360: (m) => ({
    zh_CN: `适合过夜的层析柱与搅拌器：防溅插座，外部开关，宽 ${m.width} mm。`,
    en_EN: `For columns and stirrers that run overnight: a splash-proof socket, switched outside, in ${m.width} mm.`,
    es_ES: `Para columnas y agitadores que trabajan de noche: toma antisalpicaduras con interruptor exterior, en ${m.width} mm.`,
    fr_FR: `Pour colonnes et agitateurs en marche la nuit : prise étanche commandée de l’extérieur, en ${m.width} mm.`,
  }),
  r480: (m) => ({
    zh_CN: `适合 5 升培养基瓶：${m.shelves} 层搁架，间距以 20 mm 调节。`,
    en_EN: `For five-litre bottles of media: ${m.shelves} shelves, adjustable in steps of 20 mm.`,
    es_ES: `Para botellas de medio de cinco litros: ${m.shelves} estantes, ajustables cada 20 mm.`,
    fr_FR: `Pour les flacons de milieu de cinq litres : ${m.shelves} clayettes, réglables tous les 20 mm.`,
  }),
  r640: (m) => ({
    zh_CN: `单门中容量最大，适合共用实验室：全箱 ±${m.uniformity} °C，日耗电 ${m.energy} kWh。`,
    en_EN: `The largest with one door, for shared laboratories: ±${m.uniformity} °C, ${m.energy} kWh a day.`,
    es_ES: `El mayor de una puerta, para laboratorios compartidos: ±${m.uniformity} °C, ${m.energy} kWh al día.`,
    fr_FR: `Le plus grand à une porte, pour les laboratoires partagés : ±${m.uniformity} °C, ${m.energy} kWh par jour.`,
  }),
  r1200: (m) => ({
    zh_CN: `双门，${m.shelves} 层搁架，适合平台实验室存放培养基与缓冲液。`,
    en_EN: `Two doors and ${m.shelves} shelves, for the media and buffers of a core facility.`,
    es_ES: `Dos puertas y ${m.shelves} estantes, para los medios y tampones de una plataforma común.`,
    fr_FR: `Deux portes et ${m.shelves} clayettes, pour les milieux et tampons d’une plateforme commune.`,
  }),
  r350: (m) => ({
    zh_CN: `箱内无点火源，可存放乙醚、丙酮等易燃试剂，宽 ${m.width} mm。`,
    en_EN: `No source of ignition inside: for ether, acetone and other flammable reagents, ${m.width} mm wide.`,
    es_ES: `Ninguna fuente de ignición en el interior: para éter, acetona y otros inflamables, ${m.width} mm de ancho.`,
    fr_FR: `Aucune source d’inflammation à l’intérieur : pour éther, acétone et autres inflammables, ${m.width} mm de large.`,
  }),
  r450: () => ({
    zh_CN: `无火花机型中容量较大：搁架沿高 30 mm，可接住一瓶溶剂，无风机。`,
    en_EN: `The larger spark-free one: shelves with a 30 mm rim hold what a broken bottle spills; no fan.`,
    es_ES: `El mayor sin chispa: los estantes con borde de 30 mm retienen el derrame de una botella; sin ventilador.`,
    fr_FR: `Le plus grand sans étincelle : des clayettes à rebord de 30 mm retiennent le contenu d’un flacon ; sans ventilateur.`,
  }),
  r260: (m) => ({
    zh_CN: `上 2–8 °C、下 −30 °C，宽 ${m.width} mm，适合临床试验药房。`,
    en_EN: `For trial pharmacies: 2 to 8 °C above, −30 °C below, in a width of ${m.width} mm.`,
    es_ES: `Para farmacias de ensayos: de 2 a 8 °C arriba y −30 °C abajo, en ${m.width} mm de ancho.`,
    fr_FR: `Pour les pharmacies d’essais : de 2 à 8 °C en haut, −30 °C en bas, sur ${m.width} mm de large.`,
  }),
  r340: (m) => ({
    zh_CN: `两套独立回路：一侧停机或化霜，另一侧照常，两箱合计日耗电 ${m.energy} kWh。`,
    en_EN: `Two circuits: one compartment carries on while the other defrosts; ${m.energy} kWh a day for both.`,
    es_ES: `Dos circuitos: un compartimento sigue en marcha mientras el otro desescarcha; ${m.energy} kWh al día entre ambos.`,
    fr_FR: `Deux circuits : un compartiment reste en marche pendant que l’autre dégivre ; ${m.energy} kWh par jour pour les deux.`,
  }),
  r460: () => ({
    zh_CN: `系列中最大，适合多中心试验：冷藏与冷冻分别显示、记录与授权。`,
    en_EN: `The largest of the series, for multicentre trials: separate displays, records and access rights.`,
    es_ES: `El mayor de la serie, para ensayos multicéntricos: pantallas, registros y accesos separados.`,
    fr_FR: `Le plus grand de la série, pour les essais multicentriques : affichages, relevés et accès séparés.`,
  }),
}
