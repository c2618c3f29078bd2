import type { NavigationSeed } from '../types'

const aboutUs = (name: string) => `/zh_CN/aboutUs?name=${encodeURIComponent(name)}`

const support = [
  { label: '维护保养', address: '/zh_CN/supportDetail?type=0' },
  { label: '联系我们', address: '/zh_CN/supportDetail?type=1' },
  { label: '在线报修', address: '/zh_CN/supportDetail?type=2' },
]

const company = [
  { label: '公司简介', address: '/zh_CN/aboutUs' },
  { label: '发展历程', address: aboutUs('发展历程') },
  { label: '荣誉资质', address: aboutUs('荣誉资质') },
]

const publications = [
  { label: '用户案例', address: '/zh_CN/case' },
  { label: '新闻中心', address: '/zh_CN/news' },
  { label: '企业视频', address: '/zh_CN/video' },
  { label: '人才招聘', address: '/zh_CN/recruitment' },
]

/** The header links to all items of the page's menu, the footer to those that S1 2.4 names. */
const aboutPages = [
  ...company,
  { label: '企业文化', address: aboutUs('企业文化') },
  { label: '社会责任', address: aboutUs('社会责任') },
  { label: '新闻中心', address: '/zh_CN/news' },
  { label: '企业视频', address: '/zh_CN/video' },
]

const recruitment = [
  { label: '加入诺凡', address: '/zh_CN/recruitment' },
  { label: '社会招聘', address: '/zh_CN/recruitment?type=1' },
  { label: '办公环境', address: '/zh_CN/recruitment?type=3' },
]

const investor = [
  { label: '公司概况', address: '/zh_CN/investor/overview' },
  { label: '股票行情', address: '/zh_CN/investor/stocks' },
  { label: '公司公告', address: '/zh_CN/investor/notice' },
  { label: '投资者资讯', address: '/zh_CN/investor/information' },
  { label: '投资者联系', address: '/zh_CN/investor/contact' },
]

export const chineseNavigation: NavigationSeed = {
  header: [
    { label: '首页', address: '/zh_CN' },
    {
      label: '产品中心',
      address: '/zh_CN/productsList',
      description: '−196 °C 至 8 °C：液氮、超低温、低温、冷藏、生物安全与监测。',
      picture: 'menu-products.webp',
    },
    {
      label: '解决方案',
      address: '/zh_CN/solutions',
      description: '样本、疫苗、血液、医药供应链与生物安全，按使用场景配置设备与监测。',
      picture: 'menu-solutions.webp',
    },
    {
      label: '用户案例',
      description: '用户的使用情况与实测记录。',
      picture: 'menu-cases.webp',
      children: [{ label: '全部案例', address: '/zh_CN/case' }],
    },
    {
      label: '服务支持',
      address: '/zh_CN/support',
      description: '24 小时热线，1 小时内预约工程师，24 小时内到达现场。',
      picture: 'menu-support.webp',
      children: support,
    },
    {
      label: '关于我们',
      address: '/zh_CN/aboutUs',
      description: '2003 年创立于青屿，从事生物医疗低温设备二十余年。',
      picture: 'menu-about.webp',
      children: aboutPages,
    },
    {
      label: '投资者关系',
      address: '/zh_CN/investorRelation',
      description: '公司概况、公告与联系方式。',
      picture: 'menu-investor.webp',
      children: investor,
    },
    {
      label: '人才招聘',
      address: '/zh_CN/recruitment',
      description: '研发、制造与现场服务岗位，以及办公环境。',
      picture: 'menu-recruitment.webp',
      children: recruitment,
    },
  ],
  utility: [],
  // Products and solutions have the catalogue's entries.
  footerColumns: [
    { label: '产品中心', address: '/zh_CN/productsList', children: [] },
    { label: '解决方案', address: '/zh_CN/solutions', children: [] },
    { label: '服务支持', address: '/zh_CN/support', children: support },
    { label: '关于我们', address: '/zh_CN/aboutUs', children: [...company, ...publications] },
    { label: '投资者关系', address: '/zh_CN/investorRelation', children: investor },
  ],
  footerLinks: [
    { label: '法律声明', address: '/zh_CN/legal' },
    { label: '隐私政策', address: '/static/policy.pdf' },
  ],
  friendlyLinks: [
    { label: '东湖样本库', address: 'https://www.east-lake-biobank.example' },
    { label: '南湾大学', address: 'https://www.nanwan-university.example' },
    { label: '山海省疾病预防控制中心', address: 'https://www.shanhai-cdc.example' },
    { label: '青屿市中心血站', address: 'https://blood.qingyu.example' },
    { label: '青屿市高新区', address: 'https://hightech.qingyu.example' },
    { label: '可持续实验室名录', address: 'https://register.sustainable-laboratories.example' },
  ],
}
