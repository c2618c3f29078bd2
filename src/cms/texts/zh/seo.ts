import type { AdminTexts } from '../types'

export const seo: AdminTexts['seo'] = {
  label: '搜索与分享',
  title: '搜索结果标题',
  titleHelp: '也用作分享链接的标题。留空时使用文档名称加公司名称。',
  description: '搜索结果描述',
  descriptionHelp: '标题下方的一两句话。留空时使用正文开头。',
  picture: '分享图片',
  pictureHelp: '横图，不小于 1200 × 630 像素。留空时使用页面图片或网站设置中的图片。',
  noIndex: '不让搜索引擎收录',
  noIndexHelp: '搜索引擎和 sitemap.xml 不收录此页面。页面仍然公开，站内搜索仍可找到。',
}
