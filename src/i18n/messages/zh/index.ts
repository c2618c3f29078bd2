import about from './about.json'
import analytics from './analytics.json'
import cases from './cases.json'
import chineseRequest from './chineseRequest.json'
import common from './common.json'
import compare from './compare.json'
import contact from './contact.json'
import contract from './contract.json'
import controls from './controls.json'
import distributors from './distributors.json'
import distributorsMail from './distributorsMail.json'
import documents from './documents.json'
import errors from './errors.json'
import files from './files.json'
import gallery from './gallery.json'
import home from './home.json'
import investor from './investor.json'
import legal from './legal.json'
import messageBoard from './messageBoard.json'
import news from './news.json'
import pdf from './pdf.json'
import preview from './preview.json'
import product from './product.json'
import productPicker from './productPicker.json'
import productsList from './productsList.json'
import recruitment from './recruitment.json'
import requests from './requests.json'
import requestsMail from './requestsMail.json'
import search from './search.json'
import serviceSupport from './serviceSupport.json'
import services from './services.json'
import shell from './shell.json'
import sitemap from './sitemap.json'
import solutions from './solutions.json'
import support from './support.json'
import supportPictures from './supportPictures.json'
import uploads from './uploads.json'
import videos from './videos.json'
import views from './views.json'
import type { Messages } from '../../message-set'

export const zh = {
  about,
  analytics,
  cases,
  chineseRequest,
  common,
  compare,
  contact,
  contract,
  controls,
  distributors,
  distributorsMail,
  documents,
  errors,
  files,
  gallery,
  home,
  investor,
  legal,
  messageBoard,
  news,
  pdf,
  preview,
  product,
  productPicker,
  productsList,
  recruitment,
  requests,
  requestsMail,
  search,
  serviceSupport,
  services,
  shell,
  sitemap,
  solutions,
  support,
  supportPictures,
  uploads,
  videos,
  views,
} satisfies Messages
