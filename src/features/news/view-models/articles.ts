import { href } from '@/addresses/href'
import { dateParts, formatDate, shownDate, type DateParts } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { sentencesOf, teaserOf } from '@/lib/excerpt'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { NewsDetail, NewsItem, NewsTypeItem } from '../queries'

export type NewsCardView = {
  id: string
  href: string
  title: string
  excerpt: string
  picture?: Picture
  date: DateParts & { text: string }
  typeName: string
}

export type NewsTypeView = { id: string; name: string; count: number; href: string; current: boolean }

export type ArticleView = {
  id: string
  title: string
  html: string
  excerpt: string
  picture?: Picture
  /** International pages show publishTime, Chinese pages updateTime (S1 2.9). */
  date: { iso: string; text: string }
}

/** The date shown in lists: publishTime on international pages, updateTime on Chinese ones. */
export type ShownDate = 'publishTime' | 'updateTime'

type CardOptions = {
  site: SiteId
  shown: ShownDate
  types: NewsTypeItem[]
  /** The page of an article; investor pages have their own. */
  page?: 'newsDetail' | 'investorInformationDetail'
}

const excerptLength = 180

export function toNewsCard(
  item: NewsItem,
  { site, shown, types, page = 'newsDetail' }: CardOptions,
): NewsCardView {
  return {
    id: item.id,
    href: href(site, page, { id: item.id, name: item.title }),
    title: item.title,
    excerpt: teaserOf(item.excerpt, excerptLength),
    picture: item.cover ? toPicture(item.cover) : undefined,
    date: { ...dateParts(site, item[shown]), text: formatDate(site, item[shown]) },
    typeName: types.find(({ id }) => id === item.typeId)?.name ?? '',
  }
}

export function toArticle(
  item: NewsDetail,
  { site, shown }: Pick<CardOptions, 'site' | 'shown'>,
): ArticleView {
  return {
    id: item.id,
    title: item.title,
    html: item.content,
    excerpt: sentencesOf(item.excerpt, excerptLength),
    picture: item.cover ? toPicture(item.cover) : undefined,
    date: shownDate(site, item[shown]),
  }
}

export function toNewsTypes(
  types: NewsTypeItem[],
  { site, current }: { site: SiteId; current?: string },
): NewsTypeView[] {
  return types.map(({ id, name, newsCount }) => ({
    id,
    name,
    count: newsCount,
    href: href(site, 'news', { id }),
    current: id === current,
  }))
}
