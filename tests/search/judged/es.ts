import type { JudgedGroup } from './types'

const site = 'es_ES'

export const spanish: JudgedGroup[] = [
  {
    name: 'Spanish',
    site,
    queries: [
      { kind: 'products', text: 'congelador de plasma', exact: ['plasma-freezers'] },
      { kind: 'products', text: 'ultracongelador', exact: ['ultra-low-freezers'] },
      { kind: 'products', text: 'frigorífico solar', exact: ['solar-direct-drive-refrigerators'] },
      {
        kind: 'products',
        text: 'vacunas',
        exact: ['ice-lined-refrigerators', 'solar-direct-drive-refrigerators', 'cold-boxes'],
        good: ['C140', 'C240', 'C420'],
        mentions: ['vacuna'],
      },
      { kind: 'products', text: 'banco de flujo laminar', exact: ['clean-benches'] },
      { kind: 'products', text: 'cajas de paso', exact: ['pass-boxes'] },
      { kind: 'products', text: 'transporte de sangre', exact: ['blood-transport-boxes'] },
      { kind: 'products', text: 'refrigerador solar', exact: ['solar-direct-drive-refrigerators'] },
      { kind: 'products', text: '-86 °C', exact: ['ultra-low-freezers'] },
      {
        kind: 'cases',
        text: 'vacuna',
        exact: [
          'outer-islands',
          'severn-vale-hub',
          'sahel-health-posts',
          'sahel-district-r240',
          'andean-district-stores',
          'provincial-cold-room',
          'plateau-first-hundred',
          'plateau-thousandth',
        ],
        mentions: ['vacuna'],
      },
      {
        kind: 'cases',
        text: 'nevera',
        exact: ['ribera-alta-pharmacy', 'st-brannoc-wards'],
        mentions: ['nevera'],
      },
      { kind: 'cases', text: 'terremoto', exact: ['bahia-norte-blood-bank'] },
      {
        kind: 'solutions',
        text: 'muestras',
        exact: ['sample-network'],
        good: ['clinical-trials', 'universities', 'food-and-veterinary'],
        mentions: ['muestra'],
      },
      { kind: 'solutions', text: 'farmacia hospitalaria', exact: ['hospital-pharmacy'] },
      {
        kind: 'solutions',
        text: 'conservar vacunas sin electricidad',
        exact: ['solar-outreach'],
        good: ['vaccine-network'],
      },
      {
        kind: 'news',
        text: 'gases fluorados',
        exact: ['hydrocarbon-refrigerants'],
        good: ['service-ban-minus-thirty'],
        related: ['dusseldorf-autumn-fair'],
      },
      {
        kind: 'news',
        text: 'resultados 2025',
        exact: ['annual-results-2025'],
        good: ['annual-results-2022'],
      },
      { kind: 'news', text: 'donante de sangre', exact: ['blood-donor-day'] },
      { kind: 'news', text: 'U830', exact: ['u830-launch'], good: ['energy-measured'], mentions: ['U830'] },
      {
        kind: 'brochures',
        text: 'cabina',
        exact: ['brochure-type-a2-cabinets', 'brochure-type-b2-cabinets'],
      },
    ],
  },
  {
    name: 'Spanish without accents',
    site,
    queries: [
      { kind: 'products', text: 'frigorifico de banco de sangre', exact: ['blood-bank-refrigerators'] },
      { kind: 'products', text: 'camara fria', exact: ['W10', 'W20', 'W40'], good: ['W15', 'W30'] },
      { kind: 'products', text: 'nitrogeno liquido', exact: ['liquid-nitrogen'] },
      { kind: 'products', text: 'cabinas de seguridad biologica', exact: ['class-ii-cabinets'] },
      { kind: 'solutions', text: 'reproduccion asistida', exact: ['assisted-reproduction'] },
      {
        kind: 'news',
        text: 'calibracion',
        exact: ['seven-laboratories', 'calibration-at-minus-196'],
        mentions: ['calibra'],
      },
      {
        kind: 'news',
        text: 'roterdam',
        exact: ['rotterdam-service-hub', 'seven-laboratories', 'rotterdam-hub-open-day'],
        mentions: ['róterdam'],
      },
    ],
  },
  {
    name: 'Spanish slips',
    site,
    queries: [
      { kind: 'products', text: 'congeldor de plasma', exact: ['plasma-freezers'] },
      { kind: 'products', text: 'frigorífco solar', exact: ['solar-direct-drive-refrigerators'] },
      { kind: 'products', text: 'ultracongeladro compacto', exact: ['compact-ultra-low-freezers'] },
    ],
  },
]
