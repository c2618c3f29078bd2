import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import type { Namespace } from '@/i18n/message-set'
import { translator } from '@/i18n/translator'
import { mailHref } from '@/lib/contact-links'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { AboutArea } from '../components/about-area'
import { DistributorArea } from '../components/distributor-area'
import styles from '../components/distributor-area.module.css'
import { ForgotForm } from '../components/forgot-form'
import { ForgotSection } from '../components/forgot-section'
import { signInMessages } from '../view-models/sign-in-messages'

/** The distributors' page: all their files, the new ones, download as one archive. The page itself is the same for everyone. */
export const distributorPage: PageDefinition = async ({ site, values }) => {
  const t = translator(site, 'distributors.page')
  const title = t('title')
  const lead = t('lead')
  const { email, companyName: company } = (await findSettings(site)).settings
  const body = (
    <>
      <PageHead crumbs={pageCrumbs(site, [{ label: title }])} title={title}>
        <p>{lead}</p>
      </PageHead>
      <Container className={styles.page}>
        <ClientMessages site={site} namespaces={areaMessages}>
          <DistributorArea
            site={site}
            contact={{ company, email }}
            outcome={values.state}
            href={href(site, 'distributor')}
            about={<About site={site} email={email} />}
            forgot={
              <ForgotSection title={t('forgot.title')}>
                <p>{t('forgot.text')}</p>
                <ForgotForm site={site} />
              </ForgotSection>
            }
          />
        </ClientMessages>
      </Container>
    </>
  )
  return { meta: { title, description: lead }, body }
}

const areaMessages: Namespace[] = [
  ...signInMessages,
  'distributors.area',
  'distributors.forgot',
  'documents.actions',
]

function About({ site, email }: { site: SiteId; email?: string | null }) {
  const t = translator(site, 'distributors.page')
  return (
    <AboutArea
      title={t('welcome.title')}
      points={[t('welcome.manuals'), t('welcome.packs'), t('welcome.archive')]}
    >
      {email && (
        <p>
          {t.rich('welcome.account', {
            email,
            link: (text) => (
              <a className={styles.mail} href={mailHref(email)}>
                {text}
              </a>
            ),
          })}
        </p>
      )}
    </AboutArea>
  )
}
