import { useState } from 'react'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import { downloadBasket } from '@/lib/download-basket'
import { Button } from '@/ui/button'
import { download } from '@/ui/documents/download'
import { setShortlist } from '@/ui/shortlist/shortlist-store'
import { TextButton } from '@/ui/text-link'
import { showToast } from '@/ui/toast-store'
import { archiveHref, type LibraryFile } from '../view-models/library'
import styles from './distributor-area.module.css'

/** Downloads the selected files as one ZIP; fixed at the bottom of the window while files are selected. */
export function Archive({ site, chosen }: { site: SiteId; chosen: LibraryFile[] }) {
  const t = useTranslations('distributors.area')
  const actions = useTranslations('documents.actions')
  const [busy, setBusy] = useState(false)
  const downloadArchive = async () => {
    setBusy(true)
    const href = archiveHref(
      site,
      chosen.map(({ id }) => id),
    )
    const result = await download({ href, fileName: '' })
    setBusy(false)
    if (result === 'saved') return
    showToast({ tone: 'error', text: result === 'too-much' ? t('files.tooMuch') : actions('failed') })
  }
  return (
    <div className={styles.archive} hidden={chosen.length === 0}>
      <p role="status">{chosen.length > 0 && t('files.chosen', { count: chosen.length })}</p>
      <div className={styles.actions}>
        <TextButton onClick={() => setShortlist(downloadBasket.list, [])}>{t('files.clear')}</TextButton>
        <Button
          small
          icon="download"
          busy={busy}
          busyLabel={t('files.preparing')}
          onClick={() => void downloadArchive()}
        >
          {t('files.zip')}
        </Button>
      </div>
    </div>
  )
}
