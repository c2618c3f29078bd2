import { href } from '@/addresses/href'
import type { PageContext, PageRedirect, PageResult } from '@/features/shell/pages/page-definition'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { DownloadLink } from '@/ui/documents/download-link'
import { Gallery } from '@/ui/gallery'
import { Icon } from '@/ui/icon'
import { StepNav } from '@/ui/step-nav'
import styles from '../components/images.module.css'
import {
  findFolderPath,
  findImageNeighbours,
  findProductImages,
  type Folder,
  type ImageNeighbour,
  type ProductImages,
} from '../queries'
import { imagesHref, openFolderHref } from '../view-models/images-levels'
import { SupportFrame } from './support-frame'

/** The pictures of a product (S2 2.12, level 4). */
export async function imageDetail({ site, values }: PageContext): Promise<PageResult | PageRedirect | null> {
  const { id = '', classifyId } = values
  const product = await findProductImages(site, id)
  if (!product) return folderRedirect(site, id)
  if (product.images.length === 0) return null
  if (classifyId && classifyId !== product.classifyId) return productRedirect(site, id)
  const path = (await findFolderPath(site, 'image', product.classifyId)) ?? []
  const pictures = product.images.map(toPicture)
  const tab = translator(site, 'support')('tabs.supportProductPicture')
  return {
    meta: {
      title: `${product.productName} | ${tab}`,
      picture: pictures[0],
      canonical: { level: '4', id },
    },
    body: (
      <>
        <SupportFrame
          site={site}
          current="supportProductPicture"
          crumbs={[...path.map(toCrumb(site, path)), { label: product.productName }]}
          title={product.productName}
        >
          <div className={styles.pictures}>
            <Facts site={site} product={product} />
            <ClientMessages site={site} namespaces={['gallery']}>
              <Gallery
                label={translator(site, 'product')('gallery.label', { product: product.productName })}
                pictures={pictures}
                sizes="(max-width: 844px) 100vw, 80vw"
                arrows
                priority
              />
            </ClientMessages>
          </div>
        </SupportFrame>
        <Steps site={site} product={product} backHref={openFolderHref(site, path)} />
      </>
    ),
  }
}

/** Redirect for a product's id at a folder level; null if it has no pictures. */
export async function productRedirect(site: SiteId, id: string): Promise<PageRedirect | null> {
  const product = await findProductImages(site, id)
  const address = product && imagesHref(site, { ...product, imageCount: product.images.length })
  return address ? { movedTo: address } : null
}

async function folderRedirect(site: SiteId, id: string): Promise<PageRedirect | null> {
  const path = await findFolderPath(site, 'image', id)
  return path && { movedTo: openFolderHref(site, path) }
}

function toCrumb(site: SiteId, path: Folder[]) {
  return ({ name }: Folder, index: number) => ({
    label: name,
    href: openFolderHref(site, path.slice(0, index + 1)),
  })
}

function Facts({ site, product: { images, hd } }: { site: SiteId; product: ProductImages }) {
  const count = translator(site, 'supportPictures')('images.count', { count: images.length })
  return (
    <div className={styles.facts}>
      <p className={styles.count}>{count}</p>
      {hd && (
        <ClientMessages site={site} namespaces={['documents.actions']}>
          <DownloadLink
            className={styles.download}
            href={hd.url}
            fileName={hd.name}
            restricted={hd.restricted}
          >
            {translator(site, 'product')('gallery.download')}
            <Icon name={hd.restricted ? 'lock' : 'download'} />
          </DownloadLink>
        </ClientMessages>
      )}
    </div>
  )
}

type StepsProps = { site: SiteId; product: ProductImages; backHref: string }

async function Steps({ site, product, backHref }: StepsProps) {
  const { last, next } = await findImageNeighbours(site, product.id, product.classifyId)
  const t = translator(site, 'supportPictures')
  return (
    <StepNav
      label={t('images.steps')}
      previous={toStep(site, last)}
      next={toStep(site, next)}
      backHref={backHref}
      replaces
      previousLabel={t('images.previous')}
      nextLabel={t('images.next')}
      backLabel={t('images.back')}
    />
  )
}

function toStep(site: SiteId, neighbour: ImageNeighbour | null) {
  if (!neighbour) return undefined
  const { id, name, classifyId } = neighbour
  return { name, href: href(site, 'supportProductPicture', { level: '4', id, classifyId }) }
}
