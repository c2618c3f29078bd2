import type { GuideLanguage } from '@/cms/guide/chapters'
import type { SiteId } from '@/i18n/locales'
import { ownSites, type Admin } from '../lib/admin.ts'
import type { Examples } from './examples.ts'
import * as form from './open-forms.ts'
import * as view from './open-views.ts'

export type Screenshot = {
  name: string
  /** Below `/admin`. */
  address: string | ((examples: Examples) => string)
  /** The site that is edited. */
  site?: Record<GuideLanguage, SiteId>
  /** Brings what the picture shows into view. */
  open?: (admin: Admin, examples: Examples) => Promise<void>
  /** The pointer stays on what it points at. */
  keepsPointer?: boolean
  /** What is cut out of the window, in pixels; by default all of it. */
  width?: number
  height?: number
  top?: number
}

const british: Screenshot['site'] = { en: 'en_UK', zh: 'zh_CN' }
const chinese: Screenshot['site'] = { en: 'zh_CN', zh: 'zh_CN' }
const own: Screenshot['site'] = ownSites

const demoArticle = ({ demoArticle: id }: Examples) => `/collections/news/${id}`
const article = ({ article: id }: Examples) => `/collections/news/${id}`

/** The pictures of the guide. Those of our own article follow the order of its life: the last one shows it in the trash. */
export const screenshots: Screenshot[] = [
  { name: 'dashboard', address: '', site: own, open: view.dashboard, width: 1200, height: 800 },
  { name: 'find-anything', address: '', site: own, open: view.findAnything, height: 520 },
  { name: 'site', address: demoArticle, site: { en: 'en_UK', zh: 'en_UK' }, open: form.form, height: 460 },
  { name: 'article', address: demoArticle, site: own, open: form.form, height: 760 },
  { name: 'planned-publication', address: article, site: own, open: form.plan, height: 560 },
  { name: 'preview', address: demoArticle, site: british, open: form.preview, width: 1400, height: 760 },
  {
    name: 'outline',
    address: demoArticle,
    site: british,
    open: form.outline,
    keepsPointer: true,
    width: 1400,
    height: 560,
  },
  {
    name: 'search-result',
    address: demoArticle,
    site: british,
    open: form.searchResult,
    width: 1400,
    height: 760,
  },
  { name: 'compare', address: '', site: own, open: form.compare, width: 1280, height: 720 },
  { name: 'share-preview', address: article, site: own, open: form.sharePreview, height: 700 },
  {
    name: 'all-sites',
    address: (examples) => `${demoArticle(examples)}/sites`,
    site: british,
    open: form.allSites,
    width: 1400,
    height: 820,
  },
  { name: 'replace-picture', address: '/collections/media', site: own, open: form.picture, height: 900 },
  { name: 'picture-grid', address: '/collections/media', site: own, open: view.pictureGrid, height: 760 },
  {
    name: 'upload-many',
    address: '/collections/materials/upload',
    site: own,
    open: view.uploadMany,
    height: 900,
  },
  { name: 'parameters', address: '/collections/products', site: own, open: form.parameters, height: 640 },
  {
    name: 'product-table',
    address: '/collections/products/table',
    site: own,
    open: view.productTable,
    height: 700,
  },
  { name: 'hotspots', address: '/collections/solutions', site: chinese, open: form.hotspots, height: 820 },
  { name: 'banner-order', address: '/collections/banners', site: own, open: view.bannerOrder, height: 620 },
  { name: 'navigation', address: '/globals/navigation', site: own, open: form.form, height: 640 },
  { name: 'request', address: '/collections/requests', site: own, open: form.request, height: 760 },
  {
    name: 'searches',
    address: '/collections/searches/overview',
    site: own,
    open: view.searches,
    height: 760,
  },
  {
    name: 'redirect',
    address: '/collections/redirects',
    site: own,
    open: form.redirect,
    height: 860,
  },
  {
    name: 'distributor',
    address: '/collections/distributors',
    site: own,
    open: form.distributor,
    height: 620,
  },
  { name: 'list', address: '/collections/products', site: own, open: view.list, height: 720 },
  { name: 'withdrawn-page', address: article, site: own, open: form.withdrawnPage, height: 480 },
  { name: 'trash', address: '', site: own, open: form.trash, height: 520 },
]
