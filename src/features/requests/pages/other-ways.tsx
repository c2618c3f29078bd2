import { hasPage, href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { TextLink } from '@/ui/text-link'
import { ContactWays } from '../components/contact-ways'
import { AsidePart } from '../components/request-layout'
import type { ContactWaysView } from '../views/contact-ways'

type OtherWaysProps = {
  site: SiteId
  contact: ContactWaysView
  /** Customer support begins with this product. */
  product?: string
}

/** For those who would rather not fill in a form. */
export function OtherWays({ site, contact, product }: OtherWaysProps) {
  const t = translator(site, 'contact')
  return (
    <AsidePart title={t('ways.title')}>
      <ContactWays site={site} contact={contact} />
      {product && hasPage(site, 'supportCustomer') && (
        <TextLink href={href(site, 'supportCustomer', { product })}>{t('service.link')}</TextLink>
      )}
    </AsidePart>
  )
}
