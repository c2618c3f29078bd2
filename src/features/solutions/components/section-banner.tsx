import { Container } from '@/ui/container'
import { unbrokenText } from '@/ui/unbroken'
import styles from './section-banner.module.css'

type SectionBannerProps = {
  title: string
  lead: string
  /** The page has no other title. */
  only?: boolean
}

/** The banner of a section whose pages have titles of their own: its name in one line (S2 2.6, 2.8). */
export function SectionBanner({ title, lead, only }: SectionBannerProps) {
  const Title = only ? 'h1' : 'p'
  return (
    <header className={styles.banner} data-ground="ice">
      <Container className={styles.line}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.lead}>{unbrokenText(lead)}</p>
      </Container>
    </header>
  )
}
