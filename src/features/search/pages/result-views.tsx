import type { ReactNode } from 'react'
import { findCasesByIds } from '@/features/cases/queries'
import { toCaseCard } from '@/features/cases/view-models/case-card'
import { findMaterials } from '@/features/materials/queries'
import { toDocument } from '@/features/materials/view-models/documents'
import { ArticleList } from '@/features/news/components/article-list'
import { findNewsByIds } from '@/features/news/queries'
import { toNewsCard } from '@/features/news/view-models'
import { findMeasuredByIds } from '@/features/products/queries'
import { toCard } from '@/features/products/view-models/list/cards'
import { findSolutionCards } from '@/features/solutions/queries'
import { FolderGrid } from '@/features/support/components/folder-grid'
import { DocumentGrid } from '@/features/support/components/document-grid'
import { findImageProductsByIds } from '@/features/support/queries'
import { toImageProductTile } from '@/features/support/view-models/images-tiles'
import { href } from '@/addresses/href'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { FoundDocument } from '@/lib/search/engine'
import { highlight } from '@/lib/search/highlight'
import type { SearchTag } from '@/lib/search/kinds'
import { MediaCard } from '@/ui/card'
import { BasketSummary } from '@/ui/documents/basket-summary'
import { DocumentActions } from '@/ui/documents/document-actions'
import { DocumentMessages } from '@/ui/documents/document-messages'
import { ModelTitle } from '@/ui/model-title'
import { TileCard } from '@/ui/tile-card'
import { unbroken } from '@/ui/unbroken'
import { ResultGrid } from '../components/result-grid'
import { HighlightedText } from '../components/highlighted-text'
import { readFoundVideos } from '../queries/videos'
import { type SearchedWords, passagesIn } from '../view-models/passages'
import { toVideoCard } from '../view-models/video-card'

type ResultViewProps = SearchedWords & { found: FoundDocument[] }

/** The view of each type of result (S1 2.17). */
export const resultViews: Record<SearchTag, (found: ResultViewProps) => Promise<ReactNode>> = {
  products,
  solutions,
  cases,
  videos,
  pictures,
  brochures,
  news,
}

async function products({ site, found, words }: ResultViewProps) {
  const mark = highlighterOf({ site, words })
  const items = (await findMeasuredByIds(site, idsOf(found))).map((product) => {
    // Unlike lists, results have no category heading: show the full name.
    const { id, name, model, brief, ...card } = toCard(site, { ...product, listName: product.name })
    const sizes = '(max-width: 844px) 46vw, 22vw'
    const title = <ModelTitle name={name} model={model} show={mark} />
    return {
      id,
      card: <TileCard {...card} title={title} brief={brief && mark(brief)} sizes={sizes} level={2} />,
    }
  })
  return <ResultGrid items={items} columns={4} twoColumnsOnNarrow />
}

async function solutions({ site, found, words }: ResultViewProps) {
  const mark = highlighterOf({ site, words })
  const passageOf = passagesIn(found, { site, words })
  const items = (await findSolutionCards(site, idsOf(found))).map(({ id, name, brief, cover }) => ({
    id,
    card: (
      <MediaCard
        href={href(site, 'solutions', { solutionId: id })}
        title={mark(name)}
        brief={mark(passageOf({ id, title: name, text: brief }))}
        picture={cover ? { ...toPicture(cover), alt: '' } : undefined}
        {...cardProps}
        ratio="3/2"
      />
    ),
  }))
  return <ResultGrid items={items} columns={3} />
}

async function cases({ site, found, words }: ResultViewProps) {
  const mark = highlighterOf({ site, words })
  const passageOf = passagesIn(found, { site, words })
  const items = (await findCasesByIds(site, idsOf(found))).map((item) => {
    const { id, title, brief, picture, ...card } = toCaseCard(site, item)
    return {
      id,
      card: (
        <MediaCard
          href={card.href}
          title={mark(title)}
          brief={mark(passageOf({ id, title, text: brief }))}
          picture={picture && { ...picture, alt: '' }}
          {...cardProps}
        />
      ),
    }
  })
  return <ResultGrid items={items} columns={3} />
}

async function videos({ site, found, words }: ResultViewProps) {
  const mark = highlighterOf({ site, words })
  const items = (await readFoundVideos(site, found)).map((video) => {
    const { id, title, ...card } = toVideoCard(site, video)
    const sizes = '(max-width: 844px) 100vw, 22vw'
    return {
      id,
      card: (
        <MediaCard {...card} title={mark(title)} sizes={sizes} ratio="16/9" video="small" level={2} small />
      ),
    }
  })
  return <ResultGrid items={items} columns={4} />
}

async function pictures({ site, found, words }: ResultViewProps) {
  const mark = highlighterOf({ site, words })
  const tiles = (await findImageProductsByIds(site, idsOf(found))).map((product) => {
    const { name, ...tile } = toImageProductTile(site, product)
    return { ...tile, name: mark(name) }
  })
  return <FolderGrid folders={tiles} />
}

/** Names and files, opened in the viewer. */
async function brochures({ site, found, words }: ResultViewProps) {
  const mark = highlighterOf({ site, words })
  const t = translator(site, 'documents')
  const documents = (await findMaterials(site, idsOf(found))).map((item) => toDocument(site, item))
  const documentCards = documents.map((document) => ({
    ...document,
    title: mark(document.name),
    locked: document.restricted ? t('locked') : undefined,
    actions: <DocumentActions site={site} document={document} coversCard />,
  }))
  const basketHref = documents.find(({ basketHref }) => basketHref)?.basketHref
  return (
    <DocumentMessages site={site}>
      <DocumentGrid documents={documentCards} />
      {basketHref && <BasketSummary href={basketHref} />}
    </DocumentMessages>
  )
}

/** Cover, title, year and a plain excerpt. */
async function news({ site, found, words }: ResultViewProps) {
  const mark = highlighterOf({ site, words })
  const passageOf = passagesIn(found, { site, words })
  const articles = (await findNewsByIds(site, idsOf(found))).map((item) => {
    const card = toNewsCard(item, { site, shown: 'publishTime', types: [] })
    return {
      ...card,
      title: mark(card.title),
      excerpt: mark(passageOf({ id: card.id, title: card.title, text: card.excerpt })),
      date: { iso: card.date.iso, text: card.date.year },
    }
  })
  return <ArticleList articles={articles} />
}

const cardProps = { sizes: '(max-width: 844px) 100vw, 30vw', level: 2, small: true } as const

function idsOf(found: FoundDocument[]): string[] {
  return found.map(({ document }) => document)
}

/** A text with the search words highlighted. */
function highlighterOf({ site, words }: SearchedWords) {
  return (text: string): ReactNode =>
    words ? <HighlightedText pieces={highlight(text, words, site)} /> : unbroken(text)
}
