import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { EmptyState } from '@/ui/state'
import { TextLink } from '@/ui/text-link'

/** The message for an empty list of the library (S2 2), with a contact link. */
export function EmptyList({ site, title }: { site: SiteId; title: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <TextLink href={href(site, 'supportCustomer')}>
          {translator(site, 'support')('tabs.supportCustomer')}
        </TextLink>
      }
    >
      {translator(site, 'common')('empty')}
    </EmptyState>
  )
}
