import { useState } from 'react'
import type { SiteId } from '@/i18n/locales'
import { downloadBasket } from '@/lib/download-basket'
import { fill } from '@/lib/pdf-words'
import { Button } from '@/ui/button'
import { download } from '@/ui/documents/download'
import { setShortlist } from '@/ui/shortlist/shortlist-store'
import { TextButton } from '@/ui/text-link'
import { showToast } from '@/ui/toast-store'
import { archiveHref, type LibraryFile } from '../view-models/library'
import type { AreaWords } from '../view-models/words'
import styles from './distributor-area.module.css'

type ArchiveProps = { site: SiteId; chosen: LibraryFile[]; words: AreaWords; failed: string }

/** Downloads the selected files as one ZIP; fixed at the bottom of the window while files are selected. */
export function Archive({ site, chosen, words, failed }: ArchiveProps) {
  const [busy, setBusy] = useState(false)
  const downloadArchive = async () => {
    setBusy(true)
    const href = archiveHref(
      site,
      chosen.map(({ id }) => id),
    )
    const result = await download({ href, fileName: '' })
    setBusy(false)
    if (result !== 'saved') showToast({ tone: 'error', text: result === 'too-much' ? words.tooMuch : failed })
  }
  return (
    <div className={styles.archive} hidden={chosen.length === 0}>
      <p role="status">{chosen.length > 0 && fill(words.chosen, { count: chosen.length })}</p>
      <div className={styles.actions}>
        <TextButton onClick={() => setShortlist(downloadBasket.list, [])}>{words.clear}</TextButton>
        <Button
          small
          icon="download"
          busy={busy}
          busyLabel={words.preparing}
          onClick={() => void downloadArchive()}
        >
          {words.zip}
        </Button>
      </div>
    </div>
  )
}
