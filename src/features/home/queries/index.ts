export { findBanners, findDraftBanners } from './banners'
export { findDraftHomePage, findHomePage, homePageTags } from './home-page'
export type { BannerItem, BannerPlace } from './banners'
export type * from './items'
