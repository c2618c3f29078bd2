import type { RequestSeed } from './types'

export const englishRequestSeeds: RequestSeed[] = [
  {
    id: '1219000000000000111',
    reference: 'H9T3-QWZ5',
    ...{ kind: 'contact', site: 'en_EN', status: 'new', hoursAgo: 7 },
    page: '/en/contact',
    products: ['R240', 'R180'],
    fields: {
      ...{ prefix: 'Dr', firstName: 'Wanjiru', lastName: 'Kamau', position: 'Cold chain coordinator' },
      ...{ email: 'w.kamau@rift-health.example', company: 'Rift Valley Health Alliance' },
      ...{ continent: 'Africa', country: 'Kenya', city: 'Nakuru', quantity: '24', destination: 'Kenya' },
      content:
        'We are equipping 24 dispensaries, 15 of them without mains. Please quote for the R240 and the R180, prequalified models only, delivered to Mombasa, with spare parts for five years. Our tender closes at the end of next month.',
    },
  },
  {
    id: '1219000000000000121',
    reference: 'M2BN-7CFG',
    ...{ kind: 'service', site: 'en_EN', status: 'progress', hoursAgo: 31, owner: 'inbox' },
    page: '/en/support/customer',
    note: 'Log file asked for. The part is on stock in Rotterdam.',
    products: ['U570'],
    attachment: { picture: 'category-cover-ultra-low-freezers.webp', name: 'freezer in room 214.webp' },
    fields: {
      ...{ prefix: 'Ms', firstName: 'Annika', lastName: 'Lindqvist', position: 'Laboratory manager' },
      ...{ email: 'annika.lindqvist@malar-biobank.example', company: 'Mälar Biobank' },
      ...{ continent: 'Europe', country: 'Sweden', city: 'Uppsala' },
      content: 'Please call before you come: the room is locked, and visitors are announced a day ahead.',
      ...{ model: 'U570', serialNumber: 'NV-U570-26-00418', whetherFirstUnpack: '2026-03-11' },
      ...{ purchaseDate: '2026-02-24', installedDate: '2026-03-12' },
      specificProblem:
        'Since Tuesday night the alarm for a warm condenser comes every few hours and goes by itself. The filter is clean, the room is at 22 °C, and the samples have stayed below −78 °C.',
    },
  },
  {
    id: '1219000000000000131',
    reference: 'RT64-V0XS',
    ...{ kind: 'message', site: 'en_EN', status: 'spam', hoursAgo: 52 },
    page: '/en',
    subscription: true,
    fields: {
      ...{ name: 'Ranking Team', email: 'offer@first-page-now.example', country: 'USA' },
      content:
        'Hello owner of website, we bring you to page one in 30 days, guaranteed. Reply YES for the price list.',
    },
  },
  {
    id: '1219000000000000141',
    reference: '8PDA-K5HE',
    ...{ kind: 'contact', site: 'en_US', status: 'done', hoursAgo: 412, owner: 'editor' },
    page: '/en/products?id=1215000000000040022&lang=en_US',
    note: 'Quote sent, order placed. Delivery with the second truck.',
    products: ['C510', 'Trace 4'],
    fields: {
      ...{ prefix: 'Mr', firstName: 'Marcus', lastName: 'Whitfield', position: 'Purchasing' },
      ...{ email: 'mwhitfield@piedmont-cord-blood.example', company: 'Piedmont Cord Blood Program' },
      ...{ mobile: '+1 919 555 0142', continent: 'US & Canada', country: 'USA', city: 'Durham, NC' },
      quantity: '2',
      content:
        'We need two chest freezers that fit through a 34-inch door, with monitoring that keeps an audit trail. Please include delivery, installation and removal of two old units.',
    },
  },
  {
    id: '1219000000000000151',
    reference: 'E7YC-2JQN',
    ...{ kind: 'message', site: 'en_US', status: 'new', hoursAgo: 45 },
    page: '/en/support?lang=en_US',
    subscription: true,
    fields: {
      ...{ name: 'Denise Okafor', email: 'denise.okafor@lakeshore-vet.example', country: 'USA' },
      content:
        'Is there a way to export the temperature record of the R145 as a spreadsheet? Our inspector asks for the past 12 months.',
    },
  },
  {
    id: '1219000000000000161',
    reference: 'W4GK-D8RV',
    ...{ kind: 'service', site: 'en_UK', status: 'new', hoursAgo: 5 },
    page: '/en/support/customer?lang=en_UK',
    products: ['R890'],
    fields: {
      ...{ prefix: 'Mrs', firstName: 'Gillian', lastName: 'Hargreaves', position: 'Blood bank manager' },
      ...{ email: 'g.hargreaves@st-aldric.example', company: 'St Aldric Blood Service' },
      ...{ mobile: '0113 496 0187', continent: 'UK', country: 'United Kingdom', city: 'Leeds' },
      content: 'Any time after 10:00 suits us; parking is behind the building.',
      ...{ model: 'R890', serialNumber: 'NV-R890-24-01182', whetherFirstUnpack: '2024-05-20' },
      specificProblem:
        'The door of number 17 no longer closes by itself, and the open-door alarm sounds after each use. The hinge on the upper right has play. The stock has been moved to number 18.',
    },
  },
]
