import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const triplePackaging: NewsSeed = {
  id: '1214000000000011005',
  slug: 'triple-packaging',
  type: 'IndustryNews',
  cover: 'scene-clinical-trials.webp',
  publishTime: '2022-10-06T08:15:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '寄送血清样本的三层包装：UN 3373 与干冰 UN 1845 要求',
    en_EN: 'Sending a serum sample: triple packaging under UN 3373, and dry ice',
    es_ES: 'Envío de una muestra de suero: embalaje triple según UN 3373 y hielo seco',
    fr_FR: 'Expédier un échantillon de sérum : triple emballage UN 3373 et neige carbonique',
  },
  coverAlt: coverAlts['scene-clinical-trials.webp'],
  body: {
    zh_CN: `B 类生物物质（UN 3373）的包装规则，公路按 ADR 的 P650，航空按国际航协《危险品规则》的包装说明 650。两者都要求三层包装。

**第一层，主容器。** 不渗漏，拧紧后用胶带缠绕。液体周围放足量吸附材料，应能吸收全部内容物。

**第二层，辅助包装。** 同样不渗漏。主容器或辅助包装之一须承受 95 kPa 的压差而不漏。清单放在第二层与外包装之间，开箱时无需先接触样本。

**第三层，外包装。** 坚固，至少一个面不小于 100 mm × 100 mm；整件从 1.2 m 高处跌落后，主容器不得泄漏。外面贴菱形 UN 3373 标记，边长至少 50 mm，写明正式运输名称。

干冰本身也是危险品（UN 1845），须注意：

1. 干冰放在辅助包装外面，辅助包装须固定，干冰升华后不得松动
2. 包装必须能排气；密封包装内放干冰会因压力升高而破裂
3. 航空运输须标明干冰净重，以千克计，并贴第 9 类标签

干冰在 −78.5 °C 升华，5 kg 在常用的泡沫箱里大约维持两天，不足以度过周末。干式液氮运输罐适用其他规则。

寄件之前，请先与收件人确认收件时间，避免样本在周末到达。`,
    en_EN: `Biological substances of category B travel as UN 3373: under packing instruction P650 of ADR by road, under instruction 650 of the IATA rules by air. Both require three layers.

**The primary receptacle** is leakproof, screwed tight and taped. Liquids need enough absorbent material for the entire contents.

**The secondary packaging** is leakproof as well. One of the two has to withstand a pressure difference of 95 kPa. The list of contents lies outside it, so that it can be read without touching the samples.

**The outer packaging** is sturdy, with one face of at least 100 mm by 100 mm. The whole survives a fall of 1.2 m without a leak. The diamond with UN 3373 has sides of 50 mm or more, with the proper shipping name beside it.

Dry ice is itself dangerous goods, UN 1845. Three requirements are often forgotten:

1. It lies outside the secondary packaging, which must be secured so that it does not become loose when the ice has gone
2. The gas has to escape. A sealed box with dry ice can burst
3. By air, its net weight in kilograms is marked on the package, beside the label of class 9

Five kilograms in a common foam box last about two days, which is not enough for a weekend.

Before sending, check with the recipient that somebody will be there to receive the samples.`,
    es_ES: `Las sustancias biológicas de categoría B viajan como UN 3373: por carretera según la instrucción P650 del ADR y por avión según la 650 de la reglamentación de la IATA. Ambas exigen tres capas.

**El recipiente primario.** Estanco, bien cerrado y encintado. Los líquidos requieren absorbente suficiente para todo el contenido.

**El embalaje secundario.** También estanco. Uno de los dos debe resistir una diferencia de presión de 95 kPa. La lista del contenido va por fuera, para poder leerla sin tocar las muestras.

**El embalaje exterior.** Resistente, con una cara de al menos 100 mm por 100 mm. El conjunto aguanta una caída de 1,2 m sin fugas. El rombo con UN 3373 mide 50 mm o más de lado y lleva junto a él la designación oficial de transporte.

El hielo seco es, por sí mismo, mercancía peligrosa: UN 1845. Tres requisitos se olvidan a menudo:

1. Va fuera del embalaje secundario, que debe sujetarse para que no quede suelto cuando el hielo se haya sublimado
2. El gas tiene que salir: una caja hermética con hielo seco puede reventar
3. Por avión, el bulto indica su peso neto en kilogramos, junto a la etiqueta de clase 9

Cinco kilos en una caja de espuma corriente duran unos dos días, lo que no basta para un fin de semana.

Antes de enviar, confirme con el destinatario que habrá alguien para recibir las muestras.`,
    fr_FR: `Les matières biologiques de catégorie B voyagent sous le numéro UN 3373 : par la route selon l’instruction P650 de l’ADR, par avion selon l’instruction 650 de l’IATA. Les deux exigent trois couches.

**Le récipient primaire.** Étanche, bien fermé, scellé au ruban adhésif. Autour des liquides, assez d’absorbant pour tout le contenu.

**L’emballage secondaire.** Étanche, lui aussi. L’un des deux doit résister à une différence de pression de 95 kPa. La liste du contenu se place à l’extérieur de celui-ci, afin que l’on puisse lire avant de toucher.

**L’emballage extérieur.** Solide, avec une face d’au moins 100 mm sur 100 mm. L’ensemble supporte une chute de 1,2 m sans fuite. Le losange UN 3373 mesure au moins 50 mm de côté ; la désignation officielle de transport figure à côté.

La neige carbonique est elle-même une marchandise dangereuse, UN 1845. Trois exigences sont souvent oubliées :

1. Elle se place hors de l’emballage secondaire, qui doit rester calé une fois la glace disparue
2. Le gaz doit pouvoir s’échapper. Une boîte hermétique contenant de la neige carbonique peut éclater
3. Par avion, la masse nette en kilogrammes figure sur le colis, près de l’étiquette de classe 9

Cinq kilogrammes dans une caisse en mousse ordinaire durent environ deux jours, ce qui ne suffit pas pour un week-end.

Avant l’envoi, vérifiez auprès du destinataire que quelqu’un sera présent pour réceptionner les échantillons.`,
  },
}
