import { inChinese } from './in-chinese'
import type { InvestorRelationsSeed } from './types'

/** Services that a listed company takes from outside (S1 2.15). */
const quotesHost = 'quotes.norvane.example'
const noticeHost = 'notice.norvane.example'

/** Hosts whose pages may stand in a frame. */
export const frameHosts = [quotesHost, noticeHost]

export const investorRelationsSeed: InvestorRelationsSeed = {
  stocks: {
    label: inChinese('诺凡生物（860086）行情'),
    address: inChinese(`https://${quotesHost}/860086/ir`),
  },
  notice: {
    label: inChinese('诺凡生物（860086）公告'),
    address: inChinese(`https://${noticeHost}/860086/disclosure`),
  },
  contact: {
    name: inChinese('许映'),
    position: inChinese('董事会秘书'),
    phone: inChinese('0000-8600 0860'),
    fax: inChinese('0000-8600 0861'),
    postcode: inChinese('000086'),
    address: inChinese('山海省青屿市高新区冷泉路 86 号诺凡生物医疗证券事务部'),
    email: inChinese('ir@norvane.example'),
  },
}
