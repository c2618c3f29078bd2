import type { Page, Values } from '../page'
import { id, label, oneOf, oneOfOr, pageNo, position, text } from '../param'

/** Lists with a detail mode: an id, 0 included, shows the video (S1 4). `type` is the named routes' fixed 0. */
const videos = {
  query: { id, type: label, pageNo },
  segments: [['id'], 'pageNo'],
} as const

/** Support and resources (S2 2.9-2.17). */
export const library = {
  support: { zh: ['support'], intl: ['support'], query: {}, segments: [] },

  /** S2 2.17: 0 maintenance, 1 contact, 2 online repair request; any other type is missing. */
  supportDetail: {
    zh: ['supportDetail'],
    query: { type: { ...text, fallback: '0' } },
    segments: ['type'],
  },

  /** S2 2.10-2.12: a drill-down; `level` is what `id` refers to. */
  supportProductBrochure: {
    intl: ['support/productBrochure'],
    query: { id, level: oneOfOr('0', '1', '2', '3'), pageNo },
    segments: ['level', ['id'], 'pageNo'],
  },
  supportManualBrochure: {
    intl: ['support/ManualBrochure'],
    query: { id, level: oneOfOr('0', '1', '2', '3'), index: position, pageNo },
    segments: ['level', ['id', 'index'], 'pageNo'],
  },
  supportProductPicture: {
    intl: ['support/productPicture'],
    query: { level: oneOfOr('0', '1', '2', '3', '4'), id, classifyId: id, pageNo },
    segments: ['level', ['id'], ['classifyId'], 'pageNo'],
  },

  /** S2 2.13, 2.14. */
  supportProductVideo: { intl: ['support/productVideo'], ...videos },
  supportUserVideo: { intl: ['support/userVideo'], ...videos },

  /** S2 2.15: f flyers, c certificates, p product launch packs, s specifications; `index` is the tab of old links. */
  supportTrainingMaterial: {
    intl: ['support/trainingMaterial'],
    query: {
      level: oneOfOr('0', '1', '2', '3', '4'),
      type: oneOfOr('f', 'c', 'p', 's'),
      id,
      index: { ...position, decorative: true },
      pageNo,
    },
    segments: ['type', 'level', ['id'], 'pageNo'],
    translate: typeFromIndex,
  },

  /** The page of signed-in distributors, which is not in the specifications. */
  distributor: {
    zh: ['distributor'],
    intl: ['distributor'],
    // The result of a sign-in without scripts.
    query: { state: oneOf('in', 'refused', 'later', 'code', 'set-up') },
    segments: [['state']],
    noIndex: true,
  },
  /** The target of mailed links: invitation and password reset. */
  distributorPassword: {
    zh: ['distributor/password'],
    intl: ['distributor/password'],
    query: {},
    segments: [],
    noIndex: true,
  },

  /** S2 2.16; `product` preselects a product in the browser. */
  supportCustomer: {
    intl: ['support/customer'],
    query: { product: { ...id, decorative: true } },
    segments: [],
  },
} as const satisfies Record<string, Page>

const typeOfIndex: Values = { 0: 'f', 1: 'p', 3: 'c', 4: 's' }

/** Without a type, the tab's index selects it. */
function typeFromIndex(values: Values): Values {
  const type = values.type ?? typeOfIndex[values.index ?? '']
  return type ? { ...values, type } : values
}
