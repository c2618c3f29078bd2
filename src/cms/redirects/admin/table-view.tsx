import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isStaff } from '../../access/roles'
import styles from '../../tables/admin/table.module.css'
import { TableImport } from '../../tables/admin/table-import'
import { adminText, labelText } from '../../texts'

/** The page on which redirects are exported to a table and imported from one. */
export function RedirectTableView({ initPageResult: { req } }: AdminViewServerProps) {
  if (!isStaff(req)) return null
  const t = adminText(req)
  const redirects = labelText(req)('content:redirects')
  return (
    <Gutter className={styles.view}>
      <SetStepNav
        nav={[{ label: redirects, url: '/admin/collections/redirects' }, { label: t('table:step') }]}
      />
      <h1>{t('redirects:tableTitle')}</h1>
      <p>{t('redirects:tableIntro')}</p>
      <section className={styles.section} aria-labelledby="export-heading">
        <h2 id="export-heading">{t('table:export')}</h2>
        <Button buttonStyle="secondary" el="anchor" margin={false} url="/api/redirects/export">
          {t('table:exportTable')}
        </Button>
      </section>
      <TableImport
        collection="redirects"
        help={[t('redirects:tableHelp')]}
        importLabel="redirects:importRedirects"
      />
    </Gutter>
  )
}
