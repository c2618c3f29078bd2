import { hasPage, href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { TextLink } from '@/ui/text-link'
import { ContactOptions } from '../components/contact-options'
import { AsidePart } from '../components/inquiry-layout'
import type { ContactOptionsView } from '../view-models/contact-options'

type OtherContactOptionsProps = {
  site: SiteId
  contact: ContactOptionsView
  notes?: string[]
  /** The product preselected in customer support. */
  product?: string
}

/** Contact options other than the form. */
export function OtherContactOptions({ site, contact, notes, product }: OtherContactOptionsProps) {
  const t = translator(site, 'contact')
  return (
    <AsidePart title={t('ways.title')}>
      <ContactOptions site={site} contact={contact} notes={notes} />
      {product && hasPage(site, 'supportCustomer') && (
        <TextLink href={href(site, 'supportCustomer', { product })}>{t('service.link')}</TextLink>
      )}
    </AsidePart>
  )
}
