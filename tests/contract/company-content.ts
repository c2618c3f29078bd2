import type { CollectionSlug } from 'payload'
import { internationalSites, siteIds } from '@/i18n/locales'
import { richText } from '../factories/rich-text'

/** Ids of company content that test cases use. */
export const companyIds = {
  withCaptions: '1900000000000000001',
  tour: '1900000000000000002',
  otherSite: '1900000000000000003',
  draft: '1900000000000000004',
  history: '1910000000000000001',
  awards: '1910000000000000002',
  profile: '1920000000000000001',
  story: '1920000000000000002',
  hiddenMenu: '1920000000000000005',
  belowHidden: '1920000000000000006',
} as const

const { withCaptions, tour, otherSite, draft, history, awards, profile, story, hiddenMenu, belowHidden } =
  companyIds

const china = ['zh_CN']

const media = ['film.webp', 'portrait.webp', 'honour.webp', 'partner.webp', 'office.webp', 'letter.webp'].map(
  (filename, index) => ({
    id: `190100000000000000${index + 1}`,
    filename,
    mimeType: 'image/webp',
    width: 1200,
    height: 900,
    alt: {},
  }),
)

const [poster, portrait, medal, logo, office, letterCover] = media.map(({ id }) => id)

const files = [
  { id: '1902000000000000001', filename: 'company.mp4', mimeType: 'video/mp4' },
  { id: '1902000000000000002', filename: 'company-en.vtt', mimeType: 'text/vtt' },
  { id: '1902000000000000003', filename: 'letter.pdf', mimeType: 'application/pdf' },
  { id: '1902000000000000004', filename: 'pack.pdf', mimeType: 'application/pdf', restricted: true },
].map((row) => ({ filesize: 1000, restricted: false, originalName: row.filename, ...row }))

const video = '1902000000000000001'
const letter = '1902000000000000003'

const companyVideos = [
  {
    id: withCaptions,
    title: { en_EN: 'A day in the cold', zh_CN: '低温的一天', en_UK: 'A day in the cold, in York' },
    brief: { en_EN: 'Six minutes', zh_CN: '六分钟' },
    cover: poster,
    video,
    captions: { en_EN: '1902000000000000002' },
    order: 1,
    updateTime: '2026-03-10T20:00:00.000Z',
    sites: siteIds,
  },
  {
    id: tour,
    title: { en_EN: 'Line two', zh_CN: '二号线', fr_FR: 'La deuxième ligne' },
    video,
    order: 2,
    updateTime: '2026-03-09T00:00:00.000Z',
    sites: siteIds,
  },
  {
    id: otherSite,
    title: { en_EN: 'Abroad' },
    video,
    order: 3,
    sites: internationalSites,
    updateTime: '2026-03-08T00:00:00.000Z',
  },
  {
    id: draft,
    title: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    video,
    order: 0,
    sites: siteIds,
    _status: 'draft',
  },
]

const investorVideos = [
  {
    id: '1903000000000000001',
    name: { en_EN: 'Results', zh_CN: '业绩说明会' },
    cover: poster,
    linkType: 'inline',
    video,
    order: 1,
    sites: siteIds,
  },
  {
    id: '1903000000000000002',
    name: { zh_CN: '路演' },
    linkType: 'link',
    address: 'https://example.com/roadshow',
    order: 2,
    sites: china,
  },
]

const companyTexts = [
  {
    id: history,
    place: 'introduction',
    title: { en_EN: 'Our History', zh_CN: '公司简介', en_UK: 'Our History, from York' },
    content: { en_EN: richText('Since 2003, & <counting>.'), zh_CN: richText('始于 2003 年。') },
    sites: siteIds,
  },
  {
    id: awards,
    place: 'milestones',
    title: { en_EN: 'Milestones & Awards' },
    content: { en_EN: richText('Eleven years.') },
    sites: internationalSites,
  },
  {
    id: '1910000000000000003',
    place: 'investor-overview',
    title: { zh_CN: '公司概况' },
    content: { zh_CN: richText('投资者请看。') },
    sites: china,
  },
  {
    id: '1910000000000000004',
    place: 'future-partners',
    title: { zh_CN: '未来伙伴' },
    content: { zh_CN: richText('与我们同行。') },
    sites: china,
  },
]

const aboutItems = [
  { id: profile, title: { zh_CN: '公司介绍' }, pageType: '0', order: 1 },
  {
    id: story,
    parent: profile,
    title: { zh_CN: '公司简介' },
    pageType: '1',
    order: 2,
    content: { zh_CN: richText('始于 2003 年。') },
  },
  {
    id: '1920000000000000003',
    parent: profile,
    title: { zh_CN: '大事记' },
    pageType: '2',
    order: 1,
    shows: 'milestones',
  },
  { id: '1920000000000000004', title: { zh_CN: '荣誉' }, pageType: '1', order: 2, shows: 'honours' },
  { id: hiddenMenu, title: { zh_CN: '尚未发布' }, pageType: '0', order: 3, _status: 'draft' },
  {
    id: belowHidden,
    parent: hiddenMenu,
    title: { zh_CN: '看不到' },
    pageType: '1',
    order: 1,
    content: { zh_CN: richText('看不到。') },
  },
].map((row) => ({ shows: 'text', sites: china, ...row }))

const milestones = [
  {
    id: '1930000000000000001',
    title: { en_EN: 'Founded with <two> freezers & a van', zh_CN: '公司成立', fr_FR: 'Fondation' },
    content: { en_EN: richText('In a garage.') },
    year: 2003,
    month: 5,
    onHome: true,
  },
  {
    id: '1930000000000000002',
    title: { en_EN: 'The first store at −86 °C', zh_CN: '首座超低温库' },
    year: 2012,
    month: 3,
    onHome: false,
  },
  {
    id: '1930000000000000003',
    title: { en_EN: 'A thousand biobanks', zh_CN: '一千家样本库' },
    year: 2012,
    onHome: true,
  },
  {
    id: '1930000000000000004',
    title: { en_EN: 'Not yet', zh_CN: '尚未发布' },
    year: 2026,
    onHome: true,
    _status: 'draft',
  },
].map((row) => ({ sites: siteIds, ...row }))

const honours = [
  {
    id: '1940000000000000001',
    title: { en_EN: 'Prize for quiet', zh_CN: '静音奖' },
    picture: medal,
    year: 2020,
    order: 2,
    sites: siteIds,
  },
  { id: '1940000000000000002', title: { zh_CN: '专精特新' }, order: 1, sites: china },
]

const teamGroups = [
  { id: '1950000000000000001', name: { en_EN: 'Leaders', zh_CN: '领导' }, kind: 'leaders', order: 1 },
  { id: '1950000000000000002', name: { en_EN: 'Northern Europe', zh_CN: '北欧' }, kind: 'sales', order: 2 },
  { id: '1950000000000000003', name: { en_EN: 'Cold', zh_CN: '制冷' }, kind: 'rd', order: 3 },
  { id: '1950000000000000004', name: { en_EN: 'Sensors', zh_CN: '传感' }, kind: 'rd', order: 4 },
].map((row) => ({ sites: siteIds, ...row }))

const [leaders, north, cold, sensors] = teamGroups.map(({ id }) => id)

const teamMembers = [
  {
    id: '1951000000000000001',
    name: { en_EN: 'Ada Frost', zh_CN: '霜艾达' },
    title: { en_EN: 'Chair', zh_CN: '董事长' },
    group: leaders,
    email: 'ada@example.com',
    picture: portrait,
    order: 1,
  },
  {
    id: '1951000000000000002',
    name: { en_EN: 'Nils Is' },
    department: { en_EN: 'Hospitals' },
    group: north,
    email: 'nils@example.com',
    order: 1,
    sites: internationalSites,
  },
  {
    id: '1951000000000000003',
    name: { en_EN: 'Lin Han', zh_CN: '林寒' },
    department: { en_EN: 'Compressors', zh_CN: '压缩机' },
    group: cold,
    order: 1,
  },
  { id: '1951000000000000004', name: { en_EN: 'Su Wen', zh_CN: '苏温' }, group: sensors, order: 1 },
].map((row) => ({ sites: siteIds, ...row }))

const partners = [
  {
    id: '1960000000000000001',
    name: { en_EN: 'A hospital', zh_CN: '一家医院' },
    logo,
    link: 'https://example.com/hospital',
    order: 1,
    sites: siteIds,
  },
  { id: '1960000000000000002', name: { en_EN: 'A biobank' }, logo, order: 2, sites: internationalSites },
]

const jobs = [
  {
    id: '1970000000000000001',
    name: { zh_CN: '制冷工程师' },
    department: { zh_CN: '研发中心' },
    link: 'https://example.com/job',
    order: 1,
    createTime: '2026-02-28T20:00:00.000Z',
  },
  {
    id: '1970000000000000002',
    name: { zh_CN: '样本库顾问' },
    order: 1,
    createTime: '2026-03-01T00:00:00.000Z',
  },
].map((row) => ({ sites: china, ...row }))

const officePictures = [
  { id: '1980000000000000001', title: { zh_CN: '大厅' }, picture: office, order: 1, sites: china },
]

const materials = [
  {
    id: '1990000000000000001',
    name: { en_EN: 'Letter 2', zh_CN: '通讯二' },
    kind: 'newsletter',
    file: letter,
    cover: letterCover,
    language: 'en',
    order: 1,
  },
  {
    id: '1990000000000000002',
    name: { en_EN: 'Letter 1', zh_CN: '通讯一', en_UK: 'Letter 1 for Britain' },
    kind: 'newsletter',
    file: letter,
    language: 'multi',
    order: 2,
  },
  {
    id: '1990000000000000003',
    name: { en_EN: 'Lettre' },
    kind: 'newsletter',
    file: letter,
    language: 'fr',
    order: 3,
    sites: internationalSites,
  },
  {
    id: '1990000000000000004',
    name: { en_EN: 'A pack', zh_CN: '上市资料包' },
    kind: 'launch-pack',
    file: '1902000000000000004',
    language: 'en',
    order: 1,
  },
].map((row) => ({ sites: siteIds, ...row }))

const published = (rows: object[]) => rows.map((row) => ({ _status: 'published', ...row }))

/** In an order in which rows refer only to earlier rows. */
export const companyContent: [CollectionSlug, object[]][] = [
  ['media', media],
  ['files', files],
  ['company-videos', published(companyVideos)],
  ['investor-videos', published(investorVideos)],
  ['company-texts', published(companyTexts)],
  ['about-items', published(aboutItems)],
  ['milestones', published(milestones)],
  ['honours', published(honours)],
  ['team-groups', teamGroups],
  ['team-members', published(teamMembers)],
  ['partners', published(partners)],
  ['jobs', published(jobs)],
  ['office-pictures', published(officePictures)],
  ['materials', published(materials)],
]

export const navigation = {
  friendlyLinks: {
    zh_CN: [
      { id: '6600000000000000000000a1', label: '一家医院', address: 'https://example.com/', picture: logo },
      { id: '6600000000000000000000a2', label: '没有地址' },
    ],
    en_EN: [{ id: '6600000000000000000000b1', label: 'A hospital', address: 'https://example.com/' }],
  },
}
