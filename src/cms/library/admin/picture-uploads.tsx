'use client'

import { Button, Link, useListQuery, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { DropField } from '@/cms/admin/uploads/drop-field'
import { useAdminText } from '@/cms/admin/use-admin-text'
import { useSite } from '@/cms/lists/admin/use-site'
import { keysOf } from '@/lib/typed-keys'
import { filteredFolder } from '../filtered-folder'
import { pictureTypes } from '../picture-types'
import { fileAddress } from './file-address'
import styles from './picture-uploads.module.css'
import { usePictureUploads, type Upload } from './use-picture-uploads'

type Actions = { onSend: (upload: Upload) => void; onRemove: (key: string) => void }

/** Above the list of pictures: uploads several at once, with the progress of each and the reason of each refusal. */
export function PictureUploads() {
  const t = useAdminText()
  const router = useRouter()
  const { query } = useListQuery()
  const folder = filteredFolder(query.where)
  const { uploads, add, send, remove, clear } = usePictureUploads({
    site: useSite(),
    folder,
    onUploaded: () => router.refresh(),
  })
  const isBusy = uploads.some(({ state }) => /^(waiting|checking|sending)$/.test(state.kind))
  return (
    <div className={styles.uploads}>
      <DropField label={t('library:uploadPictures')} accept={keysOf(pictureTypes)} onFiles={add} />
      {folder && <p>{t('library:intoFolder')}</p>}
      <Outcome uploads={uploads} isBusy={isBusy} />
      {uploads.length > 0 && (
        <>
          <ul className={styles.rows} aria-label={t('library:uploads')}>
            {uploads.map((upload) => (
              <Row key={upload.key} upload={upload} onSend={send} onRemove={remove} />
            ))}
          </ul>
          {!isBusy && (
            <Button buttonStyle="secondary" margin={false} onClick={clear} size="small">
              {t('upload:clearList')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** Spoken when all is sent; the rows show the rest. */
function Outcome({ uploads, isBusy }: { uploads: Upload[]; isBusy: boolean }) {
  const t = useAdminText()
  const { i18n } = useTranslation()
  const counted = (key: 'library:uploaded' | 'library:waiting' | 'upload:failed', kind: string) => {
    const count = uploads.filter(({ state }) => state.kind === kind).length
    return count > 0 && <p>{t(key, { count, total: count.toLocaleString(i18n.language) })}</p>
  }
  return (
    <div role="status" className={styles.outcome}>
      {!isBusy && (
        <>
          {counted('library:uploaded', 'done')}
          {counted('library:waiting', 'duplicate')}
          {counted('upload:failed', 'failed')}
        </>
      )}
    </div>
  )
}

function Row({ upload, ...actions }: Actions & { upload: Upload }) {
  const address = fileAddress(upload.file)
  return (
    <li>
      <span className={styles.thumbnail}>{address && <img src={address} alt="" />}</span>
      <span className={styles.name}>{upload.file.name}</span>
      <div className={styles.state}>
        <State upload={upload} {...actions} />
      </div>
    </li>
  )
}

function State({ upload, ...actions }: Actions & { upload: Upload }) {
  const t = useAdminText()
  const { file, state } = upload
  switch (state.kind) {
    case 'waiting':
      return <span>{t('library:waitingTurn')}</span>
    case 'checking':
      return <progress aria-label={t('library:checkingFile', { file: file.name })} />
    case 'sending':
      return (
        <progress aria-label={t('upload:sendingFile', { file: file.name })} value={state.share} max={1} />
      )
    case 'done':
      return (
        <Link href={`/admin/collections/media/${state.id}`} prefetch={false}>
          {t('tools:open', { name: file.name })}
        </Link>
      )
    case 'duplicate':
      return (
        <>
          <p className={styles.warning}>
            {state.stored ? t('library:sameContent') : t('library:chosenTwice')}{' '}
            {state.stored && (
              <Link href={`/admin/collections/media/${state.stored.id}`} prefetch={false}>
                {state.stored.originalName || state.stored.id}
              </Link>
            )}
          </p>
          <Choices upload={upload} send={t('library:uploadAnyway')} {...actions} />
        </>
      )
    case 'failed':
      return (
        <>
          <p className={styles.failure}>{state.message}</p>
          <Choices upload={upload} send={t('library:tryAgain')} {...actions} />
        </>
      )
  }
}

function Choices({ upload, send, onSend, onRemove }: Actions & { upload: Upload; send: string }) {
  const t = useAdminText()
  return (
    <span className={styles.choices}>
      <Button buttonStyle="secondary" margin={false} size="small" onClick={() => onSend(upload)}>
        {send}
      </Button>
      <Button
        buttonStyle="secondary"
        margin={false}
        size="small"
        aria-label={t('upload:removeFile', { file: upload.file.name })}
        onClick={() => onRemove(upload.key)}
      >
        {t('upload:remove')}
      </Button>
    </span>
  )
}
