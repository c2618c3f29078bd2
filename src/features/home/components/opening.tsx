import { Container } from '@/ui/container'
import styles from './opening.module.css'

/** Opens a home page that has no banner yet; without any content it says so. */
export function Opening({ title, text }: { title: string; text?: string }) {
  return (
    <Container className={styles.opening}>
      <h1>{title}</h1>
      {text && <p className="type-lead quiet">{text}</p>}
    </Container>
  )
}
