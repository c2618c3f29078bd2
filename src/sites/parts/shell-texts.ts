import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { NavItem } from '../site'

/** The texts of a site's shell, as formatted strings for its parts. */
export function shellTexts(site: SiteId, company: string) {
  const t = translator(site, 'shell')
  return {
    skip: t('skip'),
    home: t('home', { company }),
    search: {
      open: t('search.open'),
      label: t('search.label'),
      placeholder: t('search.placeholder'),
      type: t('search.type'),
      submit: t('search.submit'),
    },
    language: t('language'),
    externalSite: t('externalSite'),
    newWindow: translator(site, 'controls')('newWindow'),
    social: { list: t('social.list'), showQr: t('social.showQr'), scanQr: t('social.scanQr', { company }) },
    mail: t('mail'),
    backToTop: t('backToTop'),
    sideBar: t('sideBar'),
    utility: t('utility'),
    call: {
      title: t('call.title'),
      contact: t('call.contact'),
      note: t('call.note'),
      request: t('call.request'),
      support: t('call.support'),
      mail: t('call.mail'),
    },
    footerMenu: t('footerMenu'),
    friendlyLinks: t('friendlyLinks'),
    legal: t('legal'),
    copyright: (owner: string) => t('copyright', { year: String(new Date().getFullYear()), owner }),
  }
}

/** The texts of the menu for its client components; those that name an item are by its id. */
export function menuLabels(site: SiteId, items: NavItem[]) {
  const t = translator(site, 'shell')
  const byId = (textOf: (item: string) => string) =>
    Object.fromEntries(items.map(({ id, label }) => [id, textOf(label)]))
  return {
    menu: t('mainMenu'),
    open: t('openMenu'),
    close: t('closeMenu'),
    showPanel: byId((item) => t('showPanel', { item })),
    overview: byId((item) => t('overview', { item })),
    languages: t('languages'),
    externalSite: t('externalSite'),
    newWindow: translator(site, 'controls')('newWindow'),
  }
}

export type MenuLabels = ReturnType<typeof menuLabels>

export type ShellTexts = ReturnType<typeof shellTexts>
