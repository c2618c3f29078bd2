export { findBanners, findDraftBanners } from './banners'
export { findDraftHomePage, findHomePage } from './home-page'
export type { BannerItem, BannerPlace } from './banners'
export type * from './items'
