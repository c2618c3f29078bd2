import { Breadcrumb } from '@/ui/breadcrumb'
import styles from './chosen-head.module.css'

type ChosenHeadProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  brief?: string
}

/** The way to what was chosen, its name, a sentence. */
export function ChosenHead({ crumbs, title, brief }: ChosenHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumb {...crumbs} />
      <h2 className={styles.title}>{title}</h2>
      {brief && <p className={styles.brief}>{brief}</p>}
    </header>
  )
}
