import { useState } from 'react'
import type { SiteId } from '@/i18n/locales'
import { collection } from '@/lib/collection'
import { fill } from '@/lib/pdf-words'
import { Button } from '@/ui/button'
import { download } from '@/ui/documents/download'
import { setShortlist } from '@/ui/shortlist/shortlist-store'
import { TextButton } from '@/ui/text-link'
import { showToast } from '@/ui/toast-store'
import { collectionHref, type LibraryFile } from '../views/library'
import type { AreaWords } from '../views/words'
import styles from './area.module.css'

type ArchiveProps = { site: SiteId; chosen: LibraryFile[]; words: AreaWords; failed: string }

/** The chosen files as one archive, at the foot of the window while there are some. */
export function Archive({ site, chosen, words, failed }: ArchiveProps) {
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const href = collectionHref(
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
        <TextButton onClick={() => setShortlist(collection.list, [])}>{words.clear}</TextButton>
        <Button small icon="download" busy={busy} busyLabel={words.preparing} onClick={() => void take()}>
          {words.zip}
        </Button>
      </div>
    </div>
  )
}
