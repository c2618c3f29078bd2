import type { JudgedGroup } from './types'

const site = 'fr_FR'

export const french: JudgedGroup[] = [
  {
    name: 'French',
    site,
    queries: [
      { kind: 'products', text: 'congélateur à plasma', exact: ['plasma-freezers'] },
      {
        kind: 'products',
        text: 'réfrigérateurs à vaccins',
        exact: ['ice-lined-refrigerators', 'solar-direct-drive-refrigerators'],
        related: ['cold-boxes'],
      },
      { kind: 'products', text: 'azote liquide', exact: ['liquid-nitrogen'] },
      { kind: 'products', text: "cuve d'azote", exact: ['vapour-phase-vessels'] },
      { kind: 'products', text: 'chambres froides', exact: ['W10', 'W20', 'W40'], good: ['W15', 'W30'] },
      { kind: 'products', text: 'hotte', exact: ['clean-benches'] },
      { kind: 'products', text: 'passe-plats', exact: ['pass-boxes'] },
      { kind: 'products', text: 'glacière', exact: ['T8', 'T12', 'T24'], good: ['T2', 'T3'] },
      { kind: 'products', text: 'sans givre', exact: ['minus-30-freezers'], good: ['plasma-freezers'] },
      { kind: 'products', text: 'transport de sang', exact: ['blood-transport-boxes'] },
      { kind: 'products', text: '−40 °C', exact: ['minus-40-freezers', 'plasma-freezers'] },
      {
        kind: 'cases',
        text: 'sang',
        exact: ['bahia-norte-blood-bank', 'sainte-aude-island', 'st-aldric', 'theatre-door-refrigerators'],
        related: ['qingyu-cord-blood'],
      },
      { kind: 'cases', text: 'séisme', exact: ['bahia-norte-blood-bank'] },
      { kind: 'cases', text: 'lactarium', exact: ['qingyu-milk-bank'] },
      {
        kind: 'solutions',
        text: 'échantillons',
        exact: ['sample-network'],
        good: ['clinical-trials', 'universities'],
        mentions: ['échantillon'],
      },
      {
        kind: 'solutions',
        text: 'pharmacie',
        exact: ['hospital-pharmacy'],
        related: ['pharma-supply-chain'],
      },
      {
        kind: 'solutions',
        text: 'conserver des vaccins sans électricité',
        exact: ['solar-outreach'],
        good: ['vaccine-network'],
      },
      { kind: 'news', text: 'apprenti', exact: ['first-apprentices'] },
      { kind: 'news', text: 'lait maternel', exact: ['soho-regulation'] },
      { kind: 'news', text: 'résultats', exact: ['annual-results-2022', 'annual-results-2025'] },
      { kind: 'news', text: 'U620', exact: ['plasma-defrost'] },
      {
        kind: 'brochures',
        text: 'banque de sang',
        exact: ['brochure-blood-bank-refrigerators'],
      },
    ],
  },
  {
    name: 'French without accents',
    site,
    queries: [
      { kind: 'products', text: 'poste de securite microbiologique', exact: ['class-ii-cabinets'] },
      { kind: 'products', text: 'refrigerateur de pharmacie', exact: ['pharmacy-refrigerators'] },
      {
        kind: 'cases',
        text: 'echantillon',
        exact: ['east-lake-phase-two'],
        mentions: ['échantillon'],
      },
      {
        kind: 'news',
        text: 'etalonnage',
        exact: ['seven-laboratories', 'calibration-at-minus-196'],
        mentions: ['étalonn'],
      },
      {
        kind: 'news',
        text: 'assemblee',
        exact: ['general-meeting-2024', 'general-meeting-2026'],
      },
    ],
  },
  {
    name: 'French slips',
    site,
    queries: [
      { kind: 'products', text: 'refrigirateur solaire', exact: ['solar-direct-drive-refrigerators'] },
      {
        kind: 'products',
        text: 'porte-vacins',
        exact: ['T2', 'T3'],
        good: ['T8', 'T12', 'T24'],
      },
      { kind: 'products', text: 'chambre friode', exact: ['W10', 'W20', 'W40'], good: ['W15', 'W30'] },
    ],
  },
]
