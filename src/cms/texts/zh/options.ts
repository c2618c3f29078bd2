import type { AdminTexts } from '../types'

export const companyTextPlaces: AdminTexts['companyTextPlaces'] = {
  introduction: '公司简介与历程',
  milestones: '里程碑与荣誉',
  'second-about': '第二个“关于我们”页面（中文站）',
  'investor-overview': '投资者关系：公司概况',
  'future-partners': '人才招聘：加入诺凡',
  legal: '法律声明',
}

export const supportKinds: AdminTexts['supportKinds'] = {
  maintenance: '维护保养',
  contact: '联系我们',
  repair: '在线报修',
}

export const materialKinds: AdminTexts['materialKinds'] = {
  brochure: '产品手册',
  manual: '使用说明书',
  specification: '技术规格书',
  certificate: '证书',
  flyer: '单页',
  'launch-pack': '上市资料',
  newsletter: '电子期刊',
  catalogue: '综合产品手册',
  'solution-catalogue': '方案手册',
  'service-brochure': '服务手册',
  'product-video': '产品视频',
  'user-video': '用户视频',
}

export const inquiryKinds: AdminTexts['inquiryKinds'] = {
  contact: '咨询',
  service: '服务申请',
  message: '留言',
}

export const inquiryStatuses: AdminTexts['inquiryStatuses'] = {
  new: '新收到',
  progress: '处理中',
  done: '已处理',
  spam: '垃圾信息',
}

export const markets: AdminTexts['markets'] = {
  'asia-pacific': '东南亚及大洋洲',
  china: '中国',
  africa: '非洲',
  'south-asia': '南亚其他国家',
  'cis-mongolia': '独联体国家和蒙古',
  'middle-east': '中东',
  'latin-america': '拉丁美洲',
  'us-canada': '美国和加拿大',
  uk: '英国',
  europe: '欧洲',
  'aid-relief': '国际援助项目',
  india: '印度',
}

export const searchTags: AdminTexts['searchTags'] = {
  products: '产品',
  solutions: '解决方案',
  cases: '案例',
  videos: '视频',
  pictures: '产品图片',
  brochures: '产品手册',
  news: '新闻',
}

export const fileKinds: AdminTexts['fileKinds'] = {
  pdf: 'PDF',
  zip: 'ZIP 压缩包',
  captions: '字幕（WebVTT）',
  picture: '图片',
  video: '视频',
}

/** Languages are named in themselves. */
export const materialLanguages: AdminTexts['materialLanguages'] = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  fr: 'Français',
  multi: '多语言',
}
