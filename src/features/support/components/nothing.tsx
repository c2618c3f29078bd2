import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { EmptyState } from '@/ui/state'
import { TextLink } from '@/ui/text-link'

/** A list of the library without entries (S2 2), and the way to ask for what is missing. */
export function Nothing({ site, title }: { site: SiteId; title: string }) {
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
