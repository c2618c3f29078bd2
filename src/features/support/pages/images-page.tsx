import type { ReactNode } from 'react'
import type { PageContext, PageDefinition, PageResult } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { pageCount } from '@/lib/page-count'
import { FolderGrid } from '../components/folder-grid'
import { NoImages } from '../components/no-images'
import { LibraryPager } from '../components/library-pager'
import { PageMemory } from '../components/page-memory'
import styles from '../components/images.module.css'
import {
  findFolderPath,
  findFolders,
  findImageProducts,
  withOwnPictures,
  type Folder,
  type ImageProduct,
} from '../queries'
import { levelOf, openFolderHref, type FolderLevel } from '../view-models/images-levels'
import { toImageFolderTile, toImageProductTile } from '../view-models/images-tiles'
import { imageDetail, productRedirect } from './images-detail'
import { SupportFrame } from './support-frame'

const pageSize = 8

/** Product images (S2 2.12): folders, their products, the pictures of one product; a wrong level redirects to the right one. */
export const imagesPage: PageDefinition = async (context) => {
  const { id, level = '0' } = context.values
  if (level === '4') return imageDetail(context)
  if (!id) return level === '0' ? firstLevel(context.site) : null
  return folder(context, id)
}

async function firstLevel(site: SiteId): Promise<PageResult> {
  const folders = await foldersIn(site, null)
  const closed = folders.filter(({ numChildren }) => numChildren === 0)
  const t = translator(site, 'supportPictures')
  const title = translator(site, 'support')('tabs.supportProductPicture')
  return {
    meta: { title, description: t('images.lead'), canonical: {} },
    body: (
      <SupportFrame
        site={site}
        current="supportProductPicture"
        crumbs={[]}
        title={title}
        lead={t('images.lead')}
      >
        {folders.length > 0 ? (
          <>
            <FolderGrid folders={folders.map((one) => toImageFolderTile(site, '0', one))} />
            {await Promise.all(closed.map((one) => directProducts(site, one)))}
          </>
        ) : (
          <NoImages title={t('images.none')}>{translator(site, 'common')('empty')}</NoImages>
        )}
      </SupportFrame>
    ),
  }
}

async function foldersIn(site: SiteId, parentId: string | null): Promise<Folder[]> {
  return withOwnPictures(site, 'image', await findFolders(site, 'image', parentId))
}

async function folder({ site, values }: PageContext, id: string) {
  const path = await findFolderPath(site, 'image', id)
  const last = path?.at(-1)
  if (!path || !last) return productRedirect(site, id)
  const level = levelOf(path)
  if (values.level !== level) return { movedTo: openFolderHref(site, path) }
  if (level !== '3') return folderResult({ site, path, body: await subfolders(site, level, last) })
  const pageNo = Number(values.pageNo ?? 1)
  const body = await productPage({ site, path, pageNo })
  return body ? folderResult({ site, path, body, pageNo }) : null
}

async function subfolders(site: SiteId, level: FolderLevel, parent: Folder): Promise<ReactNode> {
  const folders = await foldersIn(site, parent.id)
  return (
    <>
      <FolderGrid folders={folders.map((one) => toImageFolderTile(site, level, one))} />
      {await directProducts(site, parent)}
    </>
  )
}

/** The products directly in a folder without a level 3 page. */
async function directProducts(site: SiteId, { id, name }: Folder): Promise<ReactNode> {
  const products = await findImageProducts(site, id)
  if (products.length === 0) return null
  const heading = `in-${id}`
  return (
    <section key={id} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {translator(site, 'supportPictures')('images.direct', { folder: name })}
      </h2>
      <ProductTiles site={site} products={products} level={3} />
    </section>
  )
}

type ProductPage = { site: SiteId; path: Folder[]; pageNo: number }

/** Eight products of a folder; null beyond the last page. */
async function productPage({ site, path, pageNo }: ProductPage): Promise<ReactNode> {
  const products = await findImageProducts(site, path.at(-1)?.id ?? '')
  const pages = pageCount({ total: products.length, pageSize, pageNo })
  // A folder without products is no page.
  if (!pages) return null
  return (
    <div className={styles.list}>
      <PageMemory name="productPicturePage" current={pageNo} total={pages} />
      <ProductTiles site={site} products={products.slice((pageNo - 1) * pageSize, pageNo * pageSize)} />
      <LibraryPager
        site={site}
        current={pageNo}
        total={pages}
        hrefOf={(one) => openFolderHref(site, path, one)}
      />
    </div>
  )
}

function ProductTiles(props: { site: SiteId; products: ImageProduct[]; level?: 2 | 3 }) {
  const { site, products, level } = props
  return <FolderGrid folders={products.map((one) => toImageProductTile(site, one))} level={level} />
}

type FolderBody = { site: SiteId; path: Folder[]; body: ReactNode; pageNo?: number }

function folderResult({ site, path, body, pageNo = 1 }: FolderBody): PageResult {
  const { id, name = '' } = path.at(-1) ?? {}
  const tab = translator(site, 'support')('tabs.supportProductPicture')
  return {
    meta: {
      title: `${name} | ${tab}`,
      description: translator(site, 'supportPictures')('images.lead'),
      canonical: { level: levelOf(path), ...(id && { id }), pageNo: String(pageNo) },
    },
    body: (
      <SupportFrame
        site={site}
        current="supportProductPicture"
        crumbs={path.map((one, index) => ({
          label: one.name,
          href: openFolderHref(site, path.slice(0, index + 1)),
        }))}
        title={name}
      >
        {body}
      </SupportFrame>
    ),
  }
}
