import type { CategoryTexts } from './texts'

/** Freezers and refrigerators. */
export const storageTexts: CategoryTexts = {
  'upright-ultra-low-freezers': {
    zh_CN: ['立式超低温保存箱', '占地小，取放方便，样本库的主要机型。'],
    en_EN: [
      'Upright Ultra-Low Temperature Freezers',
      'A small footprint and every box within reach: the standard freezer of a biobank.',
    ],
    es_ES: [
      'Ultracongeladores verticales',
      'Poca superficie y todas las cajas al alcance: el equipo habitual de un biobanco.',
    ],
    fr_FR: [
      'Congélateurs ultra-basse température verticaux',
      'Faible emprise au sol et chaque boîte à portée de main : le congélateur de base d’une biobanque.',
    ],
  },
  'chest-ultra-low-freezers': {
    zh_CN: ['卧式超低温保存箱', '开盖时冷气流失少，适合长期存放与电力不稳定的地区。'],
    en_EN: [
      'Chest Ultra-Low Temperature Freezers',
      'Cold air stays inside when the lid is open. For long-term storage, and for unreliable mains power.',
    ],
    es_ES: [
      'Arcones ultracongeladores',
      'El aire frío no se escapa al abrir la tapa. Para conservación prolongada y redes eléctricas poco fiables.',
    ],
    fr_FR: [
      'Coffres ultra-basse température',
      'L’air froid reste à l’intérieur quand le couvercle s’ouvre. Pour la conservation de longue durée et les réseaux électriques peu fiables.',
    ],
  },
  'compact-ultra-low-freezers': {
    zh_CN: ['小型超低温保存箱', '可放在实验台下或病区小库房，普通单相插座即可供电。'],
    en_EN: [
      'Compact Ultra-Low Temperature Freezers',
      'For use under the bench or in a small room beside the ward, on an ordinary socket.',
    ],
    es_ES: [
      'Ultracongeladores compactos',
      'Bajo la encimera o en una sala pequeña junto a la planta de hospitalización, con un enchufe corriente.',
    ],
    fr_FR: [
      'Congélateurs ultra-basse température compacts',
      'Sous la paillasse ou dans le local voisin du service, sur une prise ordinaire.',
    ],
  },
  'minus-40-freezers': {
    zh_CN: ['−40 °C 低温保存箱', '血浆、酶制剂与标准品的保存温度，单级压缩即可达到。'],
    en_EN: [
      '−40 °C Freezers',
      'The temperature for plasma, enzymes and reference standards, reached with one compressor stage.',
    ],
    es_ES: [
      'Congeladores de −40 °C',
      'La temperatura para plasma, enzimas y patrones, con una sola etapa de compresión.',
    ],
    fr_FR: [
      'Congélateurs −40 °C',
      'La température du plasma, des enzymes et des étalons, obtenue avec un seul étage de compression.',
    ],
  },
  'minus-30-freezers': {
    zh_CN: ['−30 °C 低温保存箱', '风冷无霜，抽屉与层架可选，适合频繁开门的科室。'],
    en_EN: ['−30 °C Freezers', 'Frost-free, forced-air cooling, for departments that open the door often.'],
    es_ES: ['Congeladores de −30 °C', 'Aire forzado sin escarcha, para servicios con aperturas frecuentes.'],
    fr_FR: ['Congélateurs −30 °C', 'Air brassé, sans givre, pour les services où la porte s’ouvre souvent.'],
  },
  'minus-25-freezers': {
    zh_CN: ['−25 °C 低温保存箱', '安静、省电、直冷，从台下 98 升到立式 648 升。'],
    en_EN: [
      '−25 °C Freezers',
      'Quiet and energy-saving, with evaporator plates, from 98 litres under the bench to 648 litres upright.',
    ],
    es_ES: [
      'Congeladores de −25 °C',
      'Silenciosos y de bajo consumo, con placas evaporadoras, de 98 litros bajo encimera a 648 en vertical.',
    ],
    fr_FR: [
      'Congélateurs −25 °C',
      'Silencieux et sobres, à plaques évaporatrices, de 98 litres sous paillasse à 648 litres en modèle vertical.',
    ],
  },
  'pharmacy-refrigerators': {
    zh_CN: ['药品冷藏箱', '2–8 °C，符合药品储存对均匀性、防冻与记录的要求。'],
    en_EN: [
      'Pharmacy Refrigerators',
      'For 2 to 8 °C, with the uniformity, freeze protection and records that medicines require.',
    ],
    es_ES: [
      'Frigoríficos de farmacia',
      'De 2 a 8 °C, con la uniformidad, la protección contra la congelación y el registro que exigen los medicamentos.',
    ],
    fr_FR: [
      'Réfrigérateurs de pharmacie',
      'De 2 à 8 °C, avec l’homogénéité, la protection contre le gel et la traçabilité qu’exigent les médicaments.',
    ],
  },
  'laboratory-refrigerators': {
    zh_CN: ['实验室冷藏箱', '试剂、培养基与样品的日常冷藏；防爆内胆机型可存放易燃溶剂。'],
    en_EN: [
      'Laboratory Refrigerators',
      'For reagents, media and samples in daily use. Spark-free models take flammable solvents as well.',
    ],
    es_ES: [
      'Frigoríficos de laboratorio',
      'Para reactivos, medios y muestras de uso diario. Los modelos sin chispa admiten también disolventes inflamables.',
    ],
    fr_FR: [
      'Réfrigérateurs de laboratoire',
      'Pour réactifs, milieux et échantillons d’usage courant. Les modèles sans étincelle acceptent aussi les solvants inflammables.',
    ],
  },
  'refrigerator-freezers': {
    zh_CN: ['冷藏冷冻箱', '上冷藏、下冷冻，两套独立制冷回路，一机两用。'],
    en_EN: [
      'Refrigerator-Freezers',
      'Refrigerator above, freezer below, with a circuit for each: two units on one footprint.',
    ],
    es_ES: [
      'Combinados frigorífico-congelador',
      'Frigorífico arriba, congelador abajo y un circuito para cada uno: dos equipos en el espacio de uno.',
    ],
    fr_FR: [
      'Combinés réfrigérateur-congélateur',
      'Réfrigérateur en haut, congélateur en bas, un circuit pour chacun : deux appareils sur une seule emprise au sol.',
    ],
  },
  'blood-bank-refrigerators': {
    zh_CN: ['血液冷藏箱', '4 °C，44–528 袋，空气与负载两支探头并行显示。'],
    en_EN: [
      'Blood Bank Refrigerators',
      'At 4 °C, for 44 to 528 bags, with air and load probes side by side on the display.',
    ],
    es_ES: [
      'Frigoríficos de banco de sangre',
      'A 4 °C, de 44 a 528 bolsas, con las sondas de aire y de carga juntas en pantalla.',
    ],
    fr_FR: [
      'Réfrigérateurs de banque de sang',
      'À 4 °C, de 44 à 528 poches, avec sondes d’air et de charge côte à côte sur l’afficheur.',
    ],
  },
  'plasma-freezers': {
    zh_CN: ['血浆低温保存箱', '−40 °C 风冷保存箱，血浆袋分层平放，便于取用。'],
    en_EN: [
      'Plasma Freezers',
      'Forced-air freezers at −40 °C, with shallow drawers in which every bag is easy to find.',
    ],
    es_ES: [
      'Congeladores de plasma',
      'Congeladores de aire forzado a −40 °C, con cajones poco profundos en los que cada bolsa se encuentra enseguida.',
    ],
    fr_FR: [
      'Congélateurs à plasma',
      'Congélateurs à air brassé à −40 °C, à tiroirs plats dans lesquels chaque poche est facile à trouver.',
    ],
  },
  'blood-transport-boxes': {
    zh_CN: ['血液运输箱', '真空绝热板加相变蓄冷，从血站到病房全程 2–6 °C。'],
    en_EN: [
      'Blood Transport Boxes',
      'Vacuum panels and phase-change packs, 2 to 6 °C from the blood service to the ward.',
    ],
    es_ES: [
      'Cajas de transporte de sangre',
      'Paneles de vacío y acumuladores de cambio de fase: de 2 a 6 °C desde el centro de transfusión hasta la planta.',
    ],
    fr_FR: [
      'Caisses de transport de sang',
      'Panneaux sous vide et accumulateurs à changement de phase : de 2 à 6 °C, de l’établissement au service.',
    ],
  },
}
