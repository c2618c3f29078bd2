import { Container } from '@/ui/container'
import styles from './home-intro.module.css'

/** The top of a home page without banners; with a message if there is no content at all. */
export function HomeIntro({ title, text }: { title: string; text?: string }) {
  return (
    <Container className={styles.opening}>
      <h1>{title}</h1>
      {text && <p className="type-lead quiet">{text}</p>}
    </Container>
  )
}
