import { z } from 'zod'
import { networkOf } from '@/server/request-origin'
import { defineOperation } from '../../kernel/operation'
import { joinedIds, text } from '../../schemas/fields'
import { reference } from '../../schemas/inquiry'
import { submitAndReply } from './submit-and-reply'

/** The numbers exist in the contract only (S2 9, readings 28). */
const kinds = { '1': 'contact', '2': 'service' } as const

const sender = {
  prefix: text('Dr, Prof, Mrs, Ms, Miss or Mr'),
  firstName: text('The first name'),
  lastName: text('The last name'),
  name: text('The full name; zh_CN only, instead of first and last name'),
  email: text('The address for the reply'),
  mobile: text('The telephone; on zh_CN a mobile number of the mainland'),
  company: text('Facility, company or institution'),
  position: text('The position'),
  continent: text('The region'),
  country: text('The country'),
  province: text('The province; zh_CN only'),
  city: text('The city'),
}

const requestFields = {
  content: text('The request, at most 5,000 characters'),
  productId: joinedIds.optional(),
  productName: text('The names of the products, joined by commas'),
  quantity: text('The quantity, for a quote'),
  destination: text('The country of destination, for a quote'),
}

const service = {
  model: text('The model'),
  serialNumber: text('The serial number'),
  specificProblem: text('The problem, at most 5,000 characters'),
  whetherFirstUnpack: text('The day on which it was unpacked or delivered, as yyyy-MM-dd 00:00:00'),
  purchaseDate: text('The day of the purchase, as yyyy-MM-dd 00:00:00'),
  installedDate: text('The day of the installation, as yyyy-MM-dd 00:00:00'),
  file: text('The result of file/upload; part of the form on all international sites but en_UK'),
}

export const submitContactUs = defineOperation({
  route: 'POST /f/contactUs/add',
  area: 'form',
  name: 'submitContactUs',
  summary:
    'Sends a request for products (type 1) or for service (type 2). Missing values are reported in the order of the ' +
    "site's own form; captcha and consents are not required. The same content within ten minutes is one request.",
  params: z.object({
    type: z.enum(['1', '2']).default('1').describe('1 general or quote, 2 service'),
    ...sender,
    ...requestFields,
    ...service,
  }),
  result: reference,
  handle: ({ site, params: { type, ...values }, headers }) =>
    submitAndReply({ kind: kinds[type], site, values, network: networkOf(headers) }),
})
