import { Breadcrumb } from '@/ui/breadcrumb'
import styles from './selected-head.module.css'

type SelectedHeadProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  brief?: string
}

/** Breadcrumb, name and brief of the selected item. */
export function SelectedHead({ crumbs, title, brief }: SelectedHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumb {...crumbs} />
      <h2 className={styles.title}>{title}</h2>
      {brief && <p className={styles.brief}>{brief}</p>}
    </header>
  )
}
