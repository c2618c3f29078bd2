import type { CollectionConfig } from 'payload'
import { banners } from './banners'
import { files } from './files'
import { media } from './media'
import { news } from './news'
import { newsTypes } from './news-types'
import { users } from './users'
import { viewCounts } from './view-counts'

/** In the order of the admin's menu. */
export const collections: CollectionConfig[] = [banners, news, newsTypes, media, files, users, viewCounts]
