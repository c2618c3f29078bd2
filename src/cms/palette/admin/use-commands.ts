import { getTranslation } from '@payloadcms/translations'
import { useAuth, useConfig, useEntityVisibility, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ClientField } from 'payload'
import { siteIds } from '@/i18n/locales'
import { collectionViews } from '../../admin/own-views'
import { useAdminText } from '../../admin/use-admin-text'
import { siteLabels } from '../../site-labels'
import { withoutAccents } from '@/lib/without-accents'

/** A place of the admin, with the words that find it. */
export type Command = { href: string; label: string; group: string }

/** All views, settings and forms for new documents that the account may open, and the open form on other sites. */
export function useCommands(): Command[] {
  const { config } = useConfig()
  const { permissions } = useAuth()
  const { isEntityVisible } = useEntityVisibility()
  const { i18n } = useTranslation()
  const t = useAdminText()
  const { admin } = config.routes
  const mayRead = (kind: 'collections' | 'globals', slug: string) =>
    Boolean(permissions?.[kind]?.[slug]?.read)

  const collections = config.collections.filter(
    ({ slug }) => isEntityVisible({ collectionSlug: slug }) && mayRead('collections', slug),
  )
  const globals = config.globals.filter(
    ({ slug }) => isEntityVisible({ globalSlug: slug }) && mayRead('globals', slug),
  )
  const lists = collections.map(({ slug, labels }) => ({
    href: `${admin}/collections/${slug}`,
    label: getTranslation(labels.plural, i18n),
    group: t('palette:lists'),
  }))
  const settings = globals.map(({ slug, label }) => ({
    href: `${admin}/globals/${slug}`,
    label: getTranslation(label, i18n),
    group: t('palette:settings'),
  }))
  const views = collectionViews
    .filter(({ collection }) => collections.some(({ slug }) => slug === collection))
    .map(({ collection, path, key }) => ({
      href: `${admin}/collections/${collection}${path}`,
      label: t(key),
      group: t('palette:views'),
    }))
  const creations = collections
    .filter(({ slug }) => permissions?.collections?.[slug]?.create)
    .map(({ slug, labels }) => ({
      href: `${admin}/collections/${slug}/create`,
      label: t('palette:create', { kind: getTranslation(labels.singular, i18n) }),
      group: t('palette:creations'),
    }))
  const trash = collections
    .filter((collection) => collection.trash)
    .map(({ slug, labels }) => ({
      href: `${admin}/collections/${slug}/trash`,
      label: `${getTranslation(labels.plural, i18n)} › ${i18n.t('general:trash')}`,
      group: t('palette:views'),
    }))
  const own = [
    { href: admin, label: t('palette:dashboard'), group: t('palette:views') },
    { href: `${admin}/account`, label: t('palette:account'), group: t('palette:views') },
    { href: `${admin}/guide`, label: t('guide:title'), group: t('palette:views') },
  ]
  const inbox = { href: `${admin}/collections/requests`, label: t('inbox:title'), group: t('palette:views') }
  if (mayRead('collections', 'requests')) own.push(inbox)
  return [...lists, ...settings, ...own, ...views, ...creations, ...trash, ...useSiteCommands()]
}

const formPath = /\/(?:collections\/(?<collection>[\w-]+)\/\d+|globals\/[\w-]+)$/

function useSiteCommands(): Command[] {
  const pathname = usePathname()
  const { config } = useConfig()
  const t = useAdminText()
  const form = formPath.exec(pathname)
  if (!form) return []
  const collection = config.collections.find(({ slug }) => slug === form.groups?.collection)
  if (collection && !hasTranslations(collection.fields)) return []
  return siteIds.map((site) => ({
    href: `${pathname}?locale=${site}`,
    label: siteLabels[site],
    group: t('tools:siteEdited'),
  }))
}

/** Whether a site has texts of its own in some field. */
function hasTranslations(fields: ClientField[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasTranslations(tab.fields))
    return 'fields' in field && hasTranslations(field.fields)
  })
}

/** The commands that contain all words of a text, those that begin with it first. */
export function matching(commands: Command[], text: string): Command[] {
  const wanted = withoutAccents(text)
  const words = wanted.split(/\s+/).filter(Boolean)
  const found = commands.filter(({ label }) => words.every((word) => withoutAccents(label).includes(word)))
  const startsWith = ({ label }: Command) => Number(withoutAccents(label).startsWith(wanted))
  return found.toSorted((a, b) => startsWith(b) - startsWith(a))
}
