import { everywhere } from '../../sites'
import { companyId } from '../ids'
import type { CompanyTextSeed } from '../types'
import { chinese } from './legal-zh'
import { english } from './legal-en'
import { french } from './legal-fr'
import { spanish } from './legal-es'

/** S1 2.18, with the date of S1 9. */
export const legal: CompanyTextSeed = {
  id: companyId('text', 6),
  place: 'legal',
  sites: everywhere,
  updateTime: '2020-01-22T09:00:00+08:00',
  title: {
    zh_CN: '法律声明',
    en_EN: 'Legal notice',
    es_ES: 'Aviso legal',
    fr_FR: 'Mentions légales',
  },
  lead: {
    zh_CN: '使用本网站之前，请阅读以下条款。继续浏览，即表示您同意这些条款。',
    en_EN: 'Please read these terms before you use this website. By using it you accept them.',
    es_ES: 'Lea estas condiciones antes de utilizar este sitio web. Al utilizarlo, las acepta.',
    fr_FR: 'Merci de lire ces conditions avant d’utiliser ce site. L’utiliser, c’est les accepter.',
  },
  content: { zh_CN: chinese, en_EN: english, es_ES: spanish, fr_FR: french },
}
