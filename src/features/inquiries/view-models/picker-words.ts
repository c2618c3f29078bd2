import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

export type PickerWords = ReturnType<typeof pickerWords>

/** The texts of the product picker; the browser fills in numbers and names (S2 2.19). */
export function pickerWords(site: SiteId) {
  const t = translator(site, 'productPicker')
  const count = '{count}'
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    panel: t('panel'),
    search: t('search'),
    found: t('found', { count }),
    none: t('none'),
    loading: t('loading'),
    failedTitle: t('failedTitle'),
    failedText: t('failedText'),
    retry: t('retry'),
    expand: t('expand', { category: '{category}' }),
    chosen: t('chosen', { count }),
    of: t('of', { chosen: '{chosen}', all: '{all}' }),
    clear: t('clear'),
    submit: t('submit'),
    cancel: t('cancel'),
    cards: t('cards'),
    remove: t('remove', { product: '{product}' }),
  }
}
