import { ContactWays } from '@/features/products/components/detail/contact'
import { toContactWays } from '@/features/products/views/detail/contact'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import { translator } from '@/i18n/translator'
import { SectionHeading } from '@/ui/section'
import styles from '../components/customer.module.css'
import { findServiceSupport } from '../queries'
import { SupportFrame } from './support-frame'

/** Customer support (S2 2.16): what to have at hand, where to write and whom to call. */
export const customerPage: PageDefinition = async ({ site, preview }) => {
  const [{ customerIntroduction }, { settings }] = await Promise.all([
    findServiceSupport(site, preview),
    findSettings(site),
  ])
  const t = translator(site, 'serviceSupport')
  const title = translator(site, 'support')('tabs.supportCustomer')
  const lead = customerIntroduction || t('customer.lead')
  return {
    meta: { title, description: lead },
    body: (
      <SupportFrame site={site} current="supportCustomer" crumbs={[]} title={title} lead={lead}>
        <section aria-labelledby="ready-title">
          <SectionHeading
            id="ready-title"
            label={t('customer.subject')}
            title={t('customer.ready')}
            note={t('customer.note')}
          />
          <ol className={styles.facts}>
            {(['model', 'serial', 'dates', 'problem'] as const).map((fact) => (
              <li key={fact} className={styles.fact}>
                {t(`customer.${fact}`)}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="ways-title">
          <SectionHeading id="ways-title" title={t('customer.ways')} note={t('customer.promise')} />
          <ContactWays site={site} contact={toContactWays(settings, t('customer.subject'))} />
        </section>
      </SupportFrame>
    ),
  }
}
