import { productIds } from '../products-content'
import { requestFileIds } from '../inquiries-content'
import { casesOf } from './case'

const sender = { name: 'Anna Lindqvist', email: 'anna.lindqvist@example.org' }
const message = { ...sender, content: 'Do you ship to Iceland?', country: 'Sweden' }
const chineseMessage = {
  name: '王芳',
  email: 'wangfang@example.org',
  content: '请问交货期多长？',
  siteId: 'zh_CN',
  province: '浙江省',
  city: '杭州市',
  phone: '0571-88001234',
  organ: '杭州某医院',
}

const quote = {
  type: '1',
  productId: productIds.chest,
  productName: 'A chest',
  email: sender.email,
  firstName: 'Anna',
  lastName: 'Lindqvist',
  company: 'Uppsala Biobank',
  prefix: 'Dr',
  continent: 'Europe',
  country: 'Sweden',
  content: 'What does it cost?',
}
const service = {
  ...quote,
  type: '2',
  productId: '',
  serialNumber: 'NV-2024-0117',
  model: 'NVL-586',
  specificProblem: 'The alarm rings at night.',
  whetherFirstUnpack: '2025-03-04 00:00:00',
  file: requestFileIds.unclaimed,
}
const chineseQuote = {
  siteId: 'zh_CN',
  type: '1',
  name: '王芳',
  mobile: '13800138000',
  province: '浙江省',
  city: '杭州市',
  company: '杭州某医院',
  email: 'wangfang@example.org',
  content: '请报价',
  productId: productIds.chest,
}

export const requestCases = casesOf({
  'POST /f/messageBoard/add': [
    { name: 'a message', query: message },
    { name: 'the same words again', query: message },
    { name: 'zh_CN', query: chineseMessage },
    { name: 'no name', query: { ...message, name: '' } },
    { name: 'no email', query: { ...message, email: '', siteId: 'es_ES' } },
    { name: 'no content', query: { ...message, content: ' ', siteId: 'fr_FR' } },
    { name: 'zh_CN without province', query: { ...chineseMessage, province: '' } },
    { name: 'zh_CN without city', query: { ...chineseMessage, city: '' } },
    { name: 'zh_CN without phone', query: { ...chineseMessage, phone: '' } },
    { name: 'zh_CN without organ', query: { ...chineseMessage, organ: '' } },
    { name: 'nothing at all', query: {} },
    { name: 'a name that is too long', query: { ...message, name: 'x'.repeat(201) } },
  ],
  'POST /f/contactUs/add': [
    { name: 'a quote', query: quote },
    { name: 'the same words again', query: quote },
    { name: 'several products, how many and where to', query: severalProducts() },
    { name: 'no type means a quote', query: { ...quote, type: '', content: 'No type' } },
    { name: 'service', query: service },
    { name: 'service for an attachment of another request', query: { ...service, content: 'Again' } },
    { name: 'service with an attachment in quarantine', query: quarantined() },
    { name: 'service without attachment', query: { ...service, file: '' } },
    { name: 'en_UK service without attachment', query: { ...service, file: '', siteId: 'en_UK' } },
    { name: 'zh_CN', query: chineseQuote },
    { name: 'zh_CN with a wrong number', query: { ...chineseQuote, mobile: '12800138000' } },
    { name: 'zh_CN without company', query: { ...chineseQuote, company: '' } },
    { name: 'no product', query: { ...quote, productId: '' } },
    { name: 'nothing at all', query: { siteId: 'fr_FR' } },
    { name: 'service without a serial number', query: { ...service, serialNumber: '', siteId: 'es_ES' } },
    { name: 'a day that is none', query: { ...service, whetherFirstUnpack: '2025-02-30 00:00:00' } },
    { name: 'a wrong type', query: { ...quote, type: '3' } },
  ],
})

function severalProducts() {
  const { chest, cabinet } = productIds
  return {
    ...quote,
    productId: `${chest},${cabinet}`,
    productName: '',
    quantity: '4',
    destination: 'Iceland',
  }
}

function quarantined() {
  return { ...service, content: 'Infected', file: requestFileIds.quarantined }
}
