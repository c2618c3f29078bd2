import { ServiceInquiry } from '@/features/inquiries/pages/service-inquiry'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { SectionHeading } from '@/ui/section'
import styles from '../components/customer.module.css'
import { findServiceSupport } from '../queries'
import { SupportFrame } from './support-frame'

/**
 * Customer support (S2 2.16): the information to have ready, and the service form. The introduction's first line is
 * the lead; the others are beside the form.
 */
export const customerPage: PageDefinition = async ({ site, preview }) => {
  const { customerIntroduction } = await findServiceSupport(site, preview)
  const t = translator(site, 'serviceSupport')
  const contact = translator(site, 'contact')
  const title = translator(site, 'support')('tabs.supportCustomer')
  const [lead = '', ...notes] = (customerIntroduction || t('customer.lead')).split(/\n+/)
  return {
    meta: { title, description: lead },
    body: (
      <SupportFrame site={site} current="supportCustomer" crumbs={[]} title={title} lead={lead}>
        <section className={styles.ready} aria-labelledby="ready-title">
          <SectionHeading id="ready-title" label={t('customer.subject')} title={t('customer.ready')} />
          <ol className={styles.facts}>
            {(['model', 'serial', 'dates', 'problem'] as const).map((fact) => (
              <li key={fact} className={styles.fact}>
                {t(`customer.${fact}`)}
              </li>
            ))}
          </ol>
        </section>
        <div className={styles.request}>
          <ServiceInquiry
            site={site}
            scope="customer"
            hints={[contact('service.model'), contact('service.preselected')]}
            notes={notes}
          />
        </div>
      </SupportFrame>
    ),
  }
}
