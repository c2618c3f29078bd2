import { Breadcrumb } from '@/ui/breadcrumb'
import { pageTitle } from '@/ui/page-title'
import { unbrokenText } from '@/ui/unbroken'
import styles from './selected-head.module.css'

type SelectedHeadProps = {
  crumbs: { label: string; items: { label: string; href?: string }[] }
  title: string
  brief?: string
}

/** Breadcrumb, name and brief of the selected item, which is the subject of the page. */
export function SelectedHead({ crumbs, title, brief }: SelectedHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumb {...crumbs} />
      <h1 className={styles.title}>{pageTitle(title)}</h1>
      {brief && <p className={styles.brief}>{unbrokenText(brief)}</p>}
    </header>
  )
}
