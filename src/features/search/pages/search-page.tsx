import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import { languageTag, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { pageCount } from '@/lib/page-count'
import type { SearchResult } from '@/lib/search/engine'
import { kindOf, type SearchTag } from '@/lib/search/kinds'
import { recordReads } from '@/lib/recorded-reads'
import { recordPageTags } from '@/server/page-cache'
import { countPageSearch } from '@/server/search/count-page-search'
import { searchCounterOf } from '@/server/search-counter'
import { searchReader } from '@/server/search/reader'
import { Container } from '@/ui/container'
import { LinkTabs } from '@/ui/link-tabs'
import { Pagination } from '@/ui/pagination'
import { PageSearch } from '../components/page-search'
import { SearchHead } from '../components/search-head'
import styles from '../components/search-page.module.css'
import { SearchPending } from '../components/search-pending'
import { type SearchParams, searchHref, tagOf, toOtherTypes, toTabs, totalOf } from '../view-models/tabs'
import { resultViews } from './result-views'
import { NothingFound } from './nothing-found'
import { shortcutHref } from './shortcut-href'

const pageSize = 12
/** Their results show a passage with the words. */
const tagsWithPassages: readonly SearchTag[] = ['solutions', 'cases', 'news']

/** The search page (S1 2.17). Rendered for each request that the gateway does not answer (decision 79). */
export const searchPage: PageDefinition = async ({ site, values, isVisit }) => {
  const text = values.inputWD ?? ''
  const elsewhere = text && (await shortcutHref(site, text))
  if (elsewhere) return { movedTo: elsewhere, temporary: true }
  const tag = tagOf(site, values.selectWD ?? '2')
  // The Chinese site has neither product images nor brochures.
  if (!tag) return { movedTo: searchHref({ site, tag: 'products', text }), temporary: true }

  const pageNo = Number(values.pageNo ?? 1)
  const hasExcerpts = tagsWithPassages.includes(tag)
  const query = { site, kind: kindOf(tag), text, pageNo, pageSize, hasExcerpts }
  // The gateway sends the page to others for a while.
  const { result, tags } = await recordReads(() => searchReader.find(query))
  recordPageTags(tags)
  const params = { site, tag, text }
  const pages = pageCount({ total: result.counts[kindOf(tag)], pageSize, pageNo })
  if (pages === null) return null

  const found = result.hasNoExactMatch ? 0 : totalOf(site, result.counts)
  const search = { site, text, found }
  const isSearch = text !== '' && pageNo === 1 && isVisit
  if (isSearch) await countPageSearch(search)
  const title = translator(site, 'search')('title')
  return {
    meta: {
      title: text ? `${text} | ${title}` : title,
      canonical: {},
      counter: isSearch ? searchCounterOf(search) : undefined,
    },
    body: (
      <>
        <Head params={params} result={result} />
        <Container className={styles.page}>
          <div className={styles.tabs} data-rows={tag === 'news' || undefined}>
            <LinkTabs label={translator(site, 'search')('category')} items={toTabs(params, result.counts)} />
          </div>
          <Results params={params} result={result} current={pageNo} total={pages} />
        </Container>
      </>
    ),
  }
}

type Shown = { params: SearchParams; result: SearchResult }

function Head({ params, result }: Shown) {
  const { counts, corrected } = result
  const { site, tag, text } = params
  const t = translator(site, 'search')
  const count = counts[kindOf(tag)]
  const field = <PageSearch site={site} address={searchHref({ ...params, text: '' })} text={text} />
  return (
    <SearchHead
      crumbs={pageCrumbs(site, [{ label: t('title') }])}
      field={field}
      isBeforeSearch={!text}
      title={text ? t('found', { text: corrected ?? text, count }) : titleWithoutWords(params, count)}
    >
      <Notes params={params} result={result} />
      {!text && <p>{t('category')}</p>}
    </SearchHead>
  )
}

/** The name of the page, or the number of all documents of a type that was chosen; the first type needs no choice. */
function titleWithoutWords({ site, tag }: SearchParams, count: number): string {
  const t = translator(site, 'search')
  return tag === 'products' ? t('title') : t('among', { type: t(`types.${tag}`), count })
}

/** Notes about corrections and synonyms, if any. */
function Notes({ params, result: { counts, found, corrected, isPartial, meanings } }: Shown) {
  const { site, tag, text } = params
  const t = translator(site, 'search')
  const [elsewhere] = toOtherTypes({ ...params, text: corrected ?? text }, counts)
  return (
    <>
      {corrected !== null && found.length > 0 && (
        <p>
          {t.rich('corrected', {
            text,
            corrected,
            link: (words) => <a href={searchHref({ site, tag, text: corrected })}>{words}</a>,
          })}
        </p>
      )}
      {corrected !== null && found.length === 0 && elsewhere && (
        <p>
          {t.rich('correctedElsewhere', {
            text,
            corrected,
            elsewhere: elsewhere.label,
            link: (words) => <a href={elsewhere.href}>{words}</a>,
          })}
        </p>
      )}
      {isPartial && found.length > 0 && <p>{t('loose', { type: t(`types.${tag}`) })}</p>}
      {meanings.length > 0 && <p>{t('meanings', { meanings: listOf(site, meanings) })}</p>}
    </>
  )
}

function listOf(site: SiteId, meanings: string[]): string {
  return new Intl.ListFormat(languageTag[site]).format(meanings)
}

async function Results({ params, result, ...pages }: Shown & { current: number; total: number }) {
  const { site, tag, text } = params
  const { found, counts, corrected, meanings } = result
  const words = corrected ?? text
  return (
    <SearchPending
      label={translator(site, 'search')('searching')}
      kind={tag === 'news' ? 'rows' : 'cards'}
      count={tag === 'news' ? 4 : 8}
    >
      {found.length === 0 ? (
        <NothingFound params={{ ...params, text: words }} counts={counts} />
      ) : (
        <div className={styles.results}>
          {await resultViews[tag]({ site, found, words: [words, ...meanings].join(' ') })}
          <Pagination {...pages} hrefOf={(pageNo) => searchHref(params, pageNo)} site={site} />
        </div>
      )}
    </SearchPending>
  )
}
