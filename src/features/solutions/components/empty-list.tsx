import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Section } from '@/ui/section'
import { EmptyState } from '@/ui/state'

/** The message for an empty list (S2 2). */
export function EmptyList({ site, title }: { site: SiteId; title: string }) {
  return (
    <Section label={title}>
      <EmptyState title={title}>{translator(site, 'common')('empty')}</EmptyState>
    </Section>
  )
}
