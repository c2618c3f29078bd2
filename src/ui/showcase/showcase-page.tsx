import { ClientMessages } from '@/i18n/client-messages'
import { Container } from '../container'
import { Logo } from '../logo'
import { SkipLink } from '../skip-link'
import { ToastRegion } from '../toast'
import { ActionParts } from './action-parts'
import { ContentParts } from './content-parts'
import { FormParts } from './form-parts'
import { intlSamples } from './samples-intl'
import { zhSamples } from './samples-zh'
import type { Samples } from './samples'
import { StateParts } from './state-parts'
import styles from './showcase.module.css'

/** All components of the design system in both layouts, for development. */
export function ShowcasePage() {
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <main id="main" tabIndex={-1}>
        <Layout layout="intl" samples={intlSamples} title="Components" />
        <Layout layout="zh" samples={zhSamples} title="组件" />
      </main>
      <ClientMessages site="en_EN" namespaces={['controls']}>
        <ToastRegion />
      </ClientMessages>
    </>
  )
}

function Layout({ layout, samples, title }: { layout: 'intl' | 'zh'; samples: Samples; title: string }) {
  return (
    <ClientMessages site={samples.site} namespaces={['controls', 'gallery']}>
      <div
        data-layout={layout}
        data-ground="light"
        lang={layout === 'zh' ? 'zh-CN' : 'en'}
        className={styles.layout}
      >
        <Container>
          <header className={styles.header}>
            <h1>{title}</h1>
            <Logo name={samples.company} />
          </header>
          <ActionParts samples={samples} />
          <FormParts samples={samples} />
          <StateParts samples={samples} layout={layout} />
        </Container>
        <ContentParts samples={samples} layout={layout} />
      </div>
    </ClientMessages>
  )
}
