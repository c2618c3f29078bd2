import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { siteIds, type SiteId } from '@/i18n/locales'
import { LocalTime } from '../../admin/local-time'
import { namesOfSites } from '../../site-labels'
import { adminText } from '../../texts'
import { findHistory, type HistoryRow } from '../history'
import styles from './versions-view.module.css'

/** The versions of a document: when and by whom they were saved, what they change, and which one is public. */
export async function VersionsView({ initPageResult, routeSegments, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const config = collectionConfig ?? globalConfig
  if (!config) return notFound()
  const t = adminText(req)
  const id = collectionConfig ? String(docID) : ''
  const rows = await findHistory(req, { config, id })
  const isTrashed = routeSegments[2] === 'trash'
  const address = `${req.payload.config.routes.admin}/${routeSegments.join('/')}`
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={id}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={req.t('version:versions')}
      />
      <main>
        <Gutter>
          <div className={styles.scroller}>
            <table className={styles.versions}>
              <thead>
                <tr>
                  <th scope="col">{t('versions:saved')}</th>
                  <th scope="col">{t('versions:by')}</th>
                  <th scope="col">{t('versions:changes')}</th>
                  <th scope="col">{t('versions:state')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td>
                      <a href={versionAddress(address, row, searchParams?.locale)}>
                        <LocalTime iso={row.savedAt} language={req.i18n.language} />
                      </a>
                    </td>
                    <td>{row.author || '–'}</td>
                    <td>{sitesOf(row.sites, t('versions:allSites'))}</td>
                    <td>
                      <span className={styles[row.state]}>{t(`versions:${row.state}`)}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Gutter>
      </main>
    </>
  )
}

function versionAddress(address: string, { id }: HistoryRow, locale: string | string[] | undefined): string {
  const query = typeof locale === 'string' ? `?${new URLSearchParams({ locale })}` : ''
  return `${address}/${id}${query}`
}

function sitesOf(sites: SiteId[] | null, all: string): string {
  if (!sites || sites.length === 0) return '–'
  return sites.length === siteIds.length ? all : namesOfSites(sites)
}
