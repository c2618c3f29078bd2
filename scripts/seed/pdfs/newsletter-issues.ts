/** The contents of a newsletter issue; the first article is the lead story. */
type NewsletterIssue = { articles: string[]; cases: string[]; model: string }

/** By edition, with the slugs of articles, cases and models; introduction and question are in `texts/newsletters`. */
export const newsletterIssues: Record<string, NewsletterIssue> = {
  '2025-01': {
    articles: ['hydrocarbon-refrigerants', 'blood-bank-night', 'temperature-mapping'],
    cases: ['meuse-logistics'],
    model: 'r890',
  },
  '2025-04': {
    articles: ['v1000-vessel', 'vaccine-day', 'medical-fair'],
    cases: ['qingyu-cord-blood'],
    model: 'v1000',
  },
  '2025-07': {
    articles: ['university-partnership'],
    cases: ['theatre-door-refrigerators', 'andean-district-stores', 'volta-institute'],
    model: 'r250',
  },
  '2025-10': {
    articles: ['u830-launch', 'solar-field-test'],
    cases: ['larkspur-cell-therapies', 'plateau-thousandth'],
    model: 'u830',
  },
  '2026-01': {
    articles: ['energy-measured', 'cold-room-vaccine', 'minus-70-debate'],
    cases: ['tannersfield-green-laboratory'],
    model: 'u570',
  },
  '2026-04': {
    articles: ['who-pqs-r240', 'oxygen-ln2-rooms', 'biosafety-certification'],
    cases: ['cantabria-first-u830'],
    model: 'r240',
  },
  '2026-07': {
    articles: ['factory-line-two', 'monitoring-release'],
    cases: ['sahel-district-r240', 'agro-levante-retained-samples'],
    model: 'trace-4',
  },
  '2026-10': {
    articles: ['rotterdam-service-hub', 'biobank-expansion'],
    cases: ['kestrel-hospitals', 'wildlife-cell-bank'],
    model: 's10',
  },
}
