import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { ClientMessages } from '@/i18n/client-messages'
import { translator } from '@/i18n/translator'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import styles from '../components/distributor-area.module.css'
import { NewPasswordForm } from '../components/new-password-form'

/** Target of the links in invitation and password emails. The token stays in the browser. */
export const distributorPasswordPage: PageDefinition = ({ site }) => {
  const t = translator(site, 'distributors.page')
  const title = t('password.title')
  const area = href(site, 'distributor')
  const crumbs = pageCrumbs(site, [{ label: t('title'), href: area }, { label: title }])
  const body = (
    <>
      <PageHead crumbs={crumbs} title={title} />
      <Container className={styles.page}>
        <div className={styles.narrow}>
          <ClientMessages site={site} namespaces={['distributors.password', 'distributors.errors']}>
            <NewPasswordForm signInHref={area} forgotHref={`${area}#forgot`} />
          </ClientMessages>
        </div>
      </Container>
    </>
  )
  return Promise.resolve({ meta: { title, noReferrer: true }, body })
}
