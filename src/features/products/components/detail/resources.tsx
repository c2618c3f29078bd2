import type { ReactNode } from 'react'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { MediaCard } from '@/ui/card'
import { DocumentList } from '@/ui/documents/document-list'
import { DownloadLink } from '@/ui/documents/download-link'
import { Gallery } from '@/ui/gallery'
import { Section, SectionHeading } from '@/ui/section'
import type { Resources as ResourcesView, VideoView } from '../../view-models/detail/documents'
import type { ProductView } from '../../view-models/detail/product-view'
import { NoInformation } from './no-information'
import styles from './resources.module.css'

type ResourcesProps = { site: SiteId; product: ProductView; resources: ResourcesView }

/** Pictures, videos and documents of a product (S2 2.3). */
export function Resources({ site, product, resources }: ResourcesProps) {
  const t = translator(site, 'product')
  const { videos, brochures, specifications, manuals } = resources
  const documents = [...brochures, ...specifications, ...manuals]
  if (product.pictures.length === 0 && videos.length === 0 && documents.length === 0)
    return <NoInformation site={site} title={t('tabs.resources')} />
  return (
    <Section label={t('tabs.resources')}>
      {product.pictures.length > 0 && <Pictures site={site} product={product} />}
      {videos.length > 0 && (
        <Group title={t('resources.videos')}>
          <Videos videos={videos} />
        </Group>
      )}
      {documents.length > 0 && (
        <Group title={t('resources.documents')}>
          <DocumentList id="brochures" title={t('resources.brochures')} documents={brochures} site={site} />
          <DocumentList
            id="specifications"
            title={t('resources.specifications')}
            documents={specifications}
            site={site}
          />
          <DocumentList id="manuals" title={t('resources.manuals')} documents={manuals} site={site} />
        </Group>
      )}
    </Section>
  )
}

function Pictures({ site, product }: Omit<ResourcesProps, 'resources'>) {
  const t = translator(site, 'product')
  const { name, pictures, hdPicture } = product
  const download = hdPicture && (
    <ClientMessages site={site} namespaces={['documents.actions']}>
      <DownloadLink
        icon={hdPicture.restricted ? 'lock' : 'download'}
        href={hdPicture.url}
        fileName={hdPicture.name}
        restricted={hdPicture.restricted}
      >
        {t('gallery.download')}
      </DownloadLink>
    </ClientMessages>
  )
  return (
    <Group title={t('gallery.title')} action={download}>
      <div className={styles.pictures}>
        <ClientMessages site={site} namespaces={['gallery']}>
          <Gallery
            label={t('gallery.label', { product: name })}
            pictures={pictures}
            sizes="(max-width: 844px) 100vw, 62vw"
          />
        </ClientMessages>
      </div>
    </Group>
  )
}

function Videos({ videos }: { videos: VideoView[] }) {
  return (
    <ul className={styles.videos}>
      {videos.map(({ id, name, href, cover }) => (
        <li key={id}>
          <MediaCard
            href={href}
            title={name}
            picture={cover}
            ratio="16/9"
            sizes="(max-width: 844px) 100vw, 30vw"
            video="small"
            small
          />
        </li>
      ))}
    </ul>
  )
}

function Group({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <SectionHeading title={title} action={action} />
      {children}
    </div>
  )
}
