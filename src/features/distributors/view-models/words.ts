import { passwordLength } from '@/lib/passwords'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

export type SignInWords = ReturnType<typeof signInWords>

/** The texts of the sign-in, as in the specification with its typo corrected (S2 2.20, 5, 8). */
export function signInWords(site: SiteId) {
  const t = translator(site, 'distributors')
  return {
    title: t('signIn.title'),
    username: t('signIn.username'),
    password: t('signIn.password'),
    submit: t('signIn.submit'),
    busy: t('signIn.busy'),
    noUsername: t('signIn.noUsername'),
    noPassword: t('signIn.noPassword'),
    forgotten: t('signIn.forgotten'),
    code: codeWords(site),
    errors: errorWords(site),
  }
}

function codeWords(site: SiteId) {
  const t = translator(site, 'distributors')
  return {
    text: t('code.text'),
    setUp: t('code.setUp'),
    picture: t('code.picture'),
    secret: t('code.secret'),
    label: t('code.label'),
    missing: t('code.missing'),
    submit: t('code.submit'),
    busy: t('code.busy'),
    again: t('code.again'),
  }
}

function errorWords(site: SiteId) {
  const t = translator(site, 'distributors')
  return {
    title: t('errors.title'),
    refused: t('errors.refused'),
    code: t('errors.code'),
    later: t('errors.later', { seconds: '{seconds}' }),
    ended: t('errors.ended'),
    offline: t('errors.offline'),
  }
}

export type AccessPromptWords = ReturnType<typeof accessPromptWords>

/** `email` and `company` of the site: the contact for files of other groups. */
export function accessPromptWords(
  site: SiteId,
  { email, company }: { email?: string | null; company: string },
) {
  const t = translator(site, 'distributors')
  return {
    title: t('dialog.title'),
    text: t('dialog.text'),
    close: translator(site, 'common')('close'),
    denied: email ? t('gate.deniedMail', { email }) : t('gate.denied', { company }),
    write: t('gate.write'),
    offline: t('errors.offline'),
    retry: t('gate.retry'),
    signIn: signInWords(site),
  }
}

export type AreaWords = ReturnType<typeof areaWords>

/** The texts that the distributors' page needs in the browser. */
export function areaWords(site: SiteId) {
  const t = translator(site, 'distributors')
  const count = '{count}'
  return {
    checking: t('welcome.loading'),
    noScript: t('noScript'),
    signedIn: { title: t('signedIn.title'), text: t('signedIn.text') },
    welcome: t('visit.welcome', { company: '{company}' }),
    as: t('visit.as', { username: '{username}' }),
    signOut: t('visit.signOut'),
    news: t('visit.news'),
    noNews: t('visit.noNews'),
    isNew: t('visit.isNew'),
    files: t('files.title'),
    loading: t('files.loading'),
    kind: t('files.kind'),
    every: t('files.every'),
    search: t('files.search'),
    shown: t('files.shown', { count }),
    none: t('files.none'),
    empty: t('files.empty'),
    chosen: t('files.chosen', { count }),
    zip: t('files.zip'),
    preparing: t('files.preparing'),
    clear: t('files.clear'),
    choose: t('files.choose', { name: '{name}' }),
    tooMuch: t('files.tooMuch'),
    failedTitle: t('files.failedTitle'),
    failedText: t('errors.offline'),
    retry: t('files.retry'),
  }
}

export type ForgotWords = ReturnType<typeof forgotWords>

export function forgotWords(site: SiteId) {
  const t = translator(site, 'distributors')
  return {
    title: t('forgot.title'),
    text: t('forgot.text'),
    label: t('forgot.label'),
    missing: t('forgot.missing'),
    submit: t('forgot.submit'),
    busy: t('forgot.busy'),
    sent: t('forgot.sent'),
    errors: errorWords(site),
  }
}

export type PasswordWords = ReturnType<typeof passwordWords>

export function passwordWords(site: SiteId) {
  const t = translator(site, 'distributors')
  const { min, max } = passwordLength
  return {
    first: t('password.first'),
    second: t('password.second'),
    hint: t('password.hint', { min }),
    short: t('password.short', { min }),
    long: t('password.long', { max }),
    differ: t('password.differ'),
    submit: t('password.submit'),
    busy: t('password.busy'),
    weak: t('password.weak'),
    setTitle: t('password.setTitle'),
    setText: t('password.setText'),
    signIn: t('signIn.title'),
    endedTitle: t('password.endedTitle'),
    endedText: t('password.endedText'),
    again: t('password.again'),
    noScript: t('password.noScript'),
    errors: errorWords(site),
  }
}
