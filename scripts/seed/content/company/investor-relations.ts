import { inChinese } from './in-chinese'
import type { InvestorRelationsSeed } from './types'

/** Placeholder pages on this host, because the fictional company is listed on no stock exchange (S1 2.15). */
const services = '/static/demo'

export const investorRelationsSeed: InvestorRelationsSeed = {
  stocks: {
    label: inChinese('诺凡生物（860086）行情'),
    address: inChinese(`${services}/quotes.html`),
  },
  notice: {
    label: inChinese('诺凡生物（860086）公告'),
    address: inChinese(`${services}/notices.html`),
  },
  contact: {
    name: inChinese('许映'),
    position: inChinese('董事会秘书'),
    phone: inChinese('0000-8600-0860'),
    fax: inChinese('0000-8600-0861'),
    postcode: inChinese('000086'),
    address: inChinese('诺凡生物医疗证券事务部，山海省青屿市高新区冷泉路 86 号'),
    email: inChinese('ir@norvane.example'),
  },
}
