import { each, type WordSeed } from './types'

const fridges = ['fridge', 'refrigerator']

export const english: WordSeed[] = [
  // General words.
  { said: ['fridge'], means: ['refrigerator'] },
  { said: ['lab'], means: ['laboratory'] },
  { said: ['temp'], means: ['temperature'] },
  { said: ['vapor'], means: ['vapour'], mutual: true },
  { said: ['sterilizer'], means: ['steriliser'], mutual: true },
  { said: ['class 2'], means: ['class II'], mutual: true },
  { said: ['deep freezer', 'deep freeze', 'cold storage freezer'], means: ['freezer'] },
  { said: ['stand-up', 'free-standing', 'vertical freezer'], means: ['upright'] },
  { said: ['top opening', 'top loading', 'chest type', 'horizontal freezer'], means: ['chest'] },
  {
    said: ['benchtop', 'bench-top', 'countertop', 'counter-top', 'table top', 'personal'],
    means: ['compact'],
  },
  { said: ['undercounter', 'under the counter', 'under bench', 'ADA compliant'], means: ['under-counter'] },
  // Temperatures.
  {
    said: [
      '-80',
      '-86',
      'minus eighty',
      'minus 80',
      'eighty below',
      '80 below',
      'minus eighty-six',
      'minus 86',
    ],
    means: ['−86 °C'],
  },
  { said: ['-20', 'minus twenty', 'minus 20', 'twenty below', '20 below'], means: ['−25 °C', '−20 °C'] },
  { said: ['-30', 'minus thirty', 'minus 30', 'thirty below', '30 below'], means: ['−30 °C'] },
  { said: ['-40', 'minus forty', 'minus 40', 'forty below', '40 below'], means: ['−40 °C'] },
  { said: ['minus one hundred and fifty', 'minus 150'], means: ['−150 °C'] },
  { said: ['minus one hundred and ninety-six', 'minus 196'], means: ['−196 °C'] },
  { said: ['2-8', '2-8 °C', 'two to eight degrees', '+2 to +8'], means: ['2 to 8 °C'] },
  // Ultra-low and biomedical freezers.
  {
    said: [
      ...[
        'ULT',
        'ULT freezer',
        'ULTF',
        'ultra low temperature freezer',
        'ultra low freezer',
        'ultralow freezer',
      ],
      ...[
        'ultra freezer',
        'ultracold freezer',
        'ultra cold freezer',
        'ultra deep freezer',
        'ultra cold storage',
      ],
      ...['mRNA vaccine freezer', 'UCC freezer'],
    ],
    means: ['−86 °C freezer', 'ultra-low freezer'],
  },
  { said: ['no frost', 'auto defrost', 'automatic defrost'], means: ['frost-free'] },
  { said: ['HFC-free', 'natural refrigerant', 'green freezer'], means: ['hydrocarbon'] },
  {
    said: ['dual compressor', 'dual cooling', 'redundant cooling', 'twin compressor'],
    means: ['dual-system'],
  },
  { said: ['inverter', 'VSD', 'VFD', 'variable frequency'], means: ['variable-speed'] },
  // Refrigerators.
  {
    said: [
      ...each(['drug', 'drugs', 'medicine', 'medication', 'med', 'medical', 'medical-grade'], fridges),
      ...each(['pharma', 'pharmaceutical', 'dispensary', 'ward', 'clinical', 'hospital', 'insulin'], fridges),
    ],
    means: ['pharmacy refrigerator'],
  },
  {
    said: each(['reagent', 'chemical', 'chromatography', 'sample', 'specimen', 'scientific'], fridges),
    means: ['laboratory refrigerator'],
  },
  {
    said: [
      ...[
        'explosion proof',
        'flammable storage',
        'flammable material storage',
        'flammables',
        'ATEX',
        'EX-rated',
      ],
      ...['hazardous location', 'non-sparking', 'sparkless', 'intrinsically safe'],
    ],
    means: ['spark-free'],
  },
  {
    said: [
      ...[
        'fridge freezer',
        'fridge freezer combo',
        'combination fridge freezer',
        'combi',
        'combination refrigerator',
      ],
      ...['dual temperature', 'dual temperature refrigerator', 'dual zone', 'dual chamber'],
    ],
    means: ['refrigerator-freezer'],
  },
  // Blood.
  {
    said: ['RBC', 'PRBC', 'red cell', 'red blood cell', 'packed cells', 'blood issue'],
    means: ['blood bank'],
  },
  {
    said: [
      ...each(['blood', 'blood storage', 'theatre blood', 'satellite blood'], fridges),
      ...['blood storage cabinet', 'blood cabinet', 'BBR'],
    ],
    means: ['blood bank refrigerator'],
  },
  { said: ['FFP', 'fresh frozen plasma'], means: ['plasma'] },
  {
    said: ['plasma storage', 'plasma storage cabinet', 'plasma cabinet', 'plasma storage freezer'],
    means: ['plasma freezer'],
  },
  {
    said: [
      ...[
        'blood box',
        'blood carrier',
        'blood shipper',
        'blood cooler',
        'blood cooler box',
        'blood transport cooler',
      ],
      ...[
        'blood transportation box',
        'blood transport container',
        'medical porter box',
        'blood delivery box',
      ],
    ],
    means: ['blood transport box'],
  },
  // Vaccines.
  { said: ['EPI', 'immunisation', 'immunization', 'vaccination', 'jab'], means: ['vaccine'] },
  {
    said: ['vaccine storage', 'vaccine storage cabinet', 'vaccine cabinet', 'vaccine storage unit'],
    means: ['vaccine refrigerator'],
  },
  { said: ['ILR', 'ice liner', 'ice lined', 'ice lining'], means: ['ice-lined'] },
  { said: ['SDD'], means: ['solar direct-drive'] },
  {
    said: ['off-grid', 'battery-free', 'batteryless', 'photovoltaic', 'PV', 'solar powered'],
    means: ['solar'],
  },
  {
    said: [
      ...[
        'cool box',
        'cooler box',
        'cool bag',
        'cooler bag',
        'transport cooler',
        'ice chest',
        'insulated box',
      ],
      ...[
        'insulated carrier',
        'insulated container',
        'passive container',
        'passive cooler',
        'vaccine cooler',
      ],
      ...['vaccine bag', 'vaccine transport cooler', 'vaccine transport box', 'vaccine shipper'],
    ],
    means: ['vaccine carrier', 'cold box'],
  },
  // Liquid nitrogen.
  { said: ['LN2', 'LIN', 'liquid N2'], means: ['nitrogen'] },
  { said: ['cryo'], means: ['cryogenic', 'nitrogen'] },
  {
    said: [
      ...each(['LN2', 'nitrogen', 'liquid nitrogen', 'cryo', 'cryogenic'], ['tank', 'container', 'vessel']),
      ...[
        'cryogenic storage',
        'cryogenic storage tank',
        'cryostorage',
        'cryopreservation tank',
        'nitrogen storage',
      ],
    ],
    means: ['dewar', 'nitrogen vessel'],
  },
  {
    said: [
      ...each(['LN2', 'nitrogen', 'cryo', 'cryogenic', 'vapor', 'vapour', 'vapor phase'], ['freezer']),
      ...[
        'vapour phase freezer',
        'cryobank',
        'cryobank vessel',
        'vapor phase storage',
        'vapour phase storage',
      ],
      ...['biobank tank', 'bulk LN2 storage', 'dry phase storage'],
    ],
    means: ['nitrogen vessel'],
  },
  {
    said: [
      ...each(['semen', 'embryo', 'AI', 'straw', 'bull'], ['tank', 'container', 'flask']),
      ...each(['LN2', 'nitrogen', 'cryo'], ['flask', 'can', 'dewar', 'cylinder']),
      ...['cryocan', 'thermos for nitrogen'],
    ],
    means: ['dewar'],
  },
  {
    said: [
      ...[
        'cryoshipper',
        'cryo shipper',
        'cryogenic shipper',
        'LN2 shipper',
        'nitrogen shipper',
        'vapor shipper',
      ],
      ...['vapour shipper', 'dry vapor shipper', 'dry vapour shipper', 'cryogenic transport', 'dry dewar'],
    ],
    means: ['dry shipper'],
  },
  // Biosafety.
  {
    said: [
      ...[
        'BSC',
        'MSC',
        'MBSC',
        'safety cabinet',
        'microbiological safety cabinet',
        'biological safety cabinet',
      ],
      ...[
        'biosafety hood',
        'biohazard hood',
        'biohazard cabinet',
        'biological hood',
        'bio hood',
        'culture hood',
      ],
      ...[
        'tissue culture hood',
        'cell culture hood',
        'TC hood',
        'tissue culture cabinet',
        'BSC class 2',
        'class 2 BSC',
      ],
      ...[
        'class II BSC',
        'MSC class 2',
        'class 2 MSC',
        'class 2 cabinet',
        'class II hood',
        'biological cabinet',
      ],
    ],
    means: ['class II biosafety cabinet'],
  },
  {
    said: [
      ...each(['cytotoxic', 'chemo', 'chemotherapy', 'hazardous drug'], ['hood', 'cabinet', 'BSC']),
      ...each(['total exhaust', 'full exhaust', 'ducted', 'B2', 'class II B2'], ['hood', 'BSC', 'cabinet']),
      ...['fully exhausted cabinet', '100% exhaust cabinet'],
    ],
    means: ['type B2 biosafety cabinet'],
  },
  {
    said: [
      ...[
        'LAF',
        'LAF bench',
        'LAF cabinet',
        'laminar hood',
        'laminar flow hood',
        'laminar flow cabinet',
        'LFH',
      ],
      ...['laminar airflow', 'laminar air flow', 'laminar airflow workstation', 'laminar flow workstation'],
      ...['laminar flow bench', 'laminar airflow cabinet', 'clean air bench', 'clean hood', 'sterile hood'],
      ...[
        'horizontal laminar flow',
        'vertical laminar flow',
        'PCR hood',
        'PCR workstation',
        'clean air station',
      ],
    ],
    means: ['clean bench'],
  },
  {
    said: [
      ...[
        'pass through',
        'pass-through',
        'pass thru',
        'pass-through box',
        'pass through hatch',
        'pass thru chamber',
      ],
      ...[
        'pass through chamber',
        'transfer hatch',
        'transfer box',
        'transfer window',
        'transfer chamber',
        'hatch',
      ],
      ...['material airlock', 'passbox'],
    ],
    means: ['pass box'],
  },
  // Rooms.
  {
    said: [
      ...each(['walk-in', 'walk in'], ['fridge', 'refrigerator', 'cooler', 'chiller', 'coldroom']),
      ...[
        'WIC',
        'WICR',
        'cold store',
        'cold storage room',
        'coldroom',
        'cool room',
        'chill room',
        'chiller room',
      ],
      ...['environmental room', 'refrigerated room', 'controlled temperature room'],
    ],
    means: ['cold room'],
  },
  {
    said: [
      'walk-in freezer',
      'walk in freezer',
      'WIF',
      'WIFR',
      'freezer store',
      'cold store -20',
      'frozen room',
    ],
    means: ['freezer room'],
  },
  // Monitoring.
  {
    said: [
      ...[
        'data logger',
        'datalogger',
        'temp logger',
        'temperature logger',
        'temperature data logger',
        'chart recorder',
      ],
      ...[
        'temperature recorder',
        'EMS',
        'environmental monitoring system',
        'RTM',
        'RTMD',
        'RTM device',
        'RTM system',
      ],
      ...[
        'remote temperature monitoring',
        'wireless monitoring',
        'wireless temperature monitoring',
        'thermograph',
      ],
      ...[
        'wireless fridge monitoring',
        'fridge monitoring',
        'fridge alarm',
        'freezer alarm',
        'fridge monitor',
      ],
      ...['continuous temperature monitoring', '30 day temperature recorder', '30DTR', 'fridge thermometer'],
    ],
    means: ['temperature monitor'],
  },
  {
    said: ['sensor', 'temp sensor', 'temperature sensor', 'PT100', 'PT100 sensor', 'RTD', 'thermocouple'],
    means: ['probe'],
  },
  {
    said: [
      'level sensor',
      'level alarm',
      'LN2 level',
      'LN2 level sensor',
      'nitrogen level',
      'nitrogen level alarm',
    ],
    means: ['level monitor'],
  },
  // What it is for.
  {
    said: [
      'IVF',
      'fertility',
      'fertility clinic',
      'embryology',
      'embryo storage',
      'egg freezing',
      'sperm bank',
    ],
    means: ['assisted reproduction'],
  },
  {
    said: ['biorepository', 'biobanking', 'sample bank', 'tissue bank', 'specimen bank'],
    means: ['biobank'],
  },
  { said: ['UCB', 'UCB bank', 'umbilical cord blood', 'umbilical cord'], means: ['cord blood'] },
  { said: ['BSL-2', 'BSL-3', 'BSL3', 'CL3', 'containment laboratory'], means: ['biosafety'] },
  {
    said: ['GDP', 'good distribution practice', 'pharma cold chain', 'pharmaceutical logistics', '3PL'],
    means: ['pharma supply chain'],
  },
]
