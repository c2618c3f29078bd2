import { Button, useListDrawer } from '@payloadcms/ui'
import { useMemo } from 'react'
import { pagedCollections, type PagedCollection } from '@/addresses/document-pages'
import { isOneOf } from '@/lib/typed-keys'
import { useAdminText } from '../../admin/use-admin-text'

export type ChosenDocument = { collection: PagedCollection; id: string; title: string }

type Props = {
  /** The kind whose list opens first. */
  collection: PagedCollection
  chosen: ChosenDocument | null
  onChoose: (document: ChosenDocument) => void
}

/** Chooses a document from the lists of all kinds with pages. */
export function DocumentChoice({ collection, chosen, onChoose }: Props) {
  const t = useAdminText()
  const collectionSlugs = useMemo(() => [...pagedCollections], [])
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs,
    selectedCollection: collection,
  })
  return (
    <div>
      {chosen && <p>{t('redirects:chosen', { title: chosen.title })}</p>}
      <Button buttonStyle="secondary" margin={false} size="small" onClick={openDrawer}>
        {t('redirects:chooseDocument')}
      </Button>
      <ListDrawer
        allowCreate={false}
        enableRowSelections={false}
        onSelect={({ collectionSlug, doc, docID }) => {
          if (!isOneOf(pagedCollections, collectionSlug)) return
          onChoose({ collection: collectionSlug, id: String(docID), title: titleOf(doc) ?? String(docID) })
          closeDrawer()
        }}
      />
    </div>
  )
}

function titleOf(doc: object): string | null {
  const title: unknown = Reflect.get(doc, 'title') ?? Reflect.get(doc, 'name')
  return typeof title === 'string' ? title : null
}
