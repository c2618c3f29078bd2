import type { MaterialKind } from '@/lib/material-kinds'
import { typesetAll } from '../catalogue/typeset'
import type { Localised } from '../types'

type Words = Record<'en_EN' | 'zh_CN' | 'es_ES' | 'fr_FR', string>

/** The names of the documents of a kind. */
export const kindNames: Partial<Record<MaterialKind, Words>> = {
  brochure: { en_EN: 'Brochure', zh_CN: '产品手册', es_ES: 'Catálogo', fr_FR: 'Brochure' },
  manual: {
    en_EN: 'Operation manual',
    zh_CN: '使用说明书',
    es_ES: 'Manual de uso',
    fr_FR: 'Manuel d’utilisation',
  },
  specification: {
    en_EN: 'Specifications',
    zh_CN: '技术规格书',
    es_ES: 'Especificaciones',
    fr_FR: 'Spécifications',
  },
  flyer: { en_EN: 'Flyer', zh_CN: '单页', es_ES: 'Hoja informativa', fr_FR: 'Fiche produit' },
  'launch-pack': {
    en_EN: 'Launch pack',
    zh_CN: '上市资料',
    es_ES: 'Dosier de lanzamiento',
    fr_FR: 'Dossier de lancement',
  },
  'solution-catalogue': {
    en_EN: 'Catalogue',
    zh_CN: '方案手册',
    es_ES: 'Catálogo',
    fr_FR: 'Catalogue',
  },
}

/** 'Dry Shippers: operation manual' in every language. */
export function nameOf(subject: Localised, kind: MaterialKind): Localised {
  const words = kindNames[kind]
  if (!words) throw new Error(`Documents of the kind ${kind} have their own names.`)
  const own = (site: keyof Words) => subject[site] ?? subject.en_EN ?? ''
  const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
  return typesetAll({
    en_EN: `${own('en_EN')}: ${lower(words.en_EN)}`,
    zh_CN: `${own('zh_CN')}${words.zh_CN}`.replace(/(?<=[A-Za-z\d])(?=\p{Script=Han})/u, ' '),
    es_ES: `${own('es_ES')}: ${lower(words.es_ES)}`,
    fr_FR: `${own('fr_FR')} : ${lower(words.fr_FR)}`,
  })
}
