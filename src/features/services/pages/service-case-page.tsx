import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import { Introduction } from '@/features/solutions/components/introduction'
import { translator } from '@/i18n/translator'
import { metaDescription } from '@/lib/meta-description'
import { toPicture } from '@/lib/media-picture'
import { TextLink } from '@/ui/text-link'
import { findDraftServiceCase, findDraftServiceTypes, findServiceCase, findServiceTypes } from '../queries'
import { serviceHref } from '../view-models/services'
import { ServiceFrame, ServiceTabLinks } from './service-frame'

/** A service case, shown in place of the list of cases, with its own address (S2 2.8). */
export const serviceCasePage: PageDefinition = async ({ site, values, preview }) => {
  const id = values.id ?? ''
  const item = preview ? await findDraftServiceCase(site, id) : await findServiceCase(site, id)
  if (!item) return null
  const types = preview ? await findDraftServiceTypes(site) : await findServiceTypes(site)
  const type = types.find((one) => one.id === item.typeId)
  if (!type) return null
  const t = translator(site, 'services')
  const cover = item.cover ? toPicture(item.cover) : undefined
  return {
    meta: {
      title: item.title,
      description: metaDescription(site, item.content),
      picture: cover,
      ...documentMeta(site, 'service-cases', item),
    },
    shownOn: item.sites,
    body: (
      <ServiceFrame site={site} types={types} type={type} title={item.title}>
        <ServiceTabLinks site={site} type={type} current="cases" />
        <Introduction label={item.title} cover={cover} content={item.content} />
        <TextLink icon="none" href={`${serviceHref(site, type.id)}#cases`}>
          {t('case.back')}
        </TextLink>
      </ServiceFrame>
    ),
  }
}
