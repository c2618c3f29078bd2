import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

/** The texts of a site's shell, as formatted strings for its parts. */
export function shellTexts(site: SiteId, company: string) {
  const t = translator(site, 'shell')
  return {
    skip: t('skip'),
    home: t('home', { company }),
    mainMenu: t('mainMenu'),
    showPanel: (item: string) => t('showPanel', { item }),
    openMenu: t('openMenu'),
    closeMenu: t('closeMenu'),
    overview: (item: string) => t('overview', { item }),
    search: {
      open: t('search.open'),
      label: t('search.label'),
      placeholder: t('search.placeholder'),
      type: t('search.type'),
      submit: t('search.submit'),
    },
    language: t('language'),
    languages: t('languages'),
    externalSite: t('externalSite'),
    newWindow: translator(site, 'controls')('newWindow'),
    social: { list: t('social.list'), showQr: t('social.showQr'), scanQr: t('social.scanQr', { company }) },
    mail: t('mail'),
    backToTop: t('backToTop'),
    sideBar: t('sideBar'),
    utility: t('utility'),
    call: {
      title: t('call.title'),
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

export type ShellTexts = ReturnType<typeof shellTexts>
