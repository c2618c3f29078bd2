import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

/** The texts of a gallery on a site. */
export function galleryWords(site: SiteId) {
  const t = translator(site, 'product')
  return {
    enlarge: t('gallery.enlarge'),
    close: t('gallery.shrink'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    show: t('gallery.show', { number: '#' }),
  }
}
