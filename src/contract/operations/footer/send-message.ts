import { z } from 'zod'
import { networkOf } from '@/server/request-origin'
import { defineOperation } from '../../kernel/operation'
import { text } from '../../schemas/fields'
import { reference } from '../../schemas/inquiry'
import { submitAndReply } from '../form/submit-and-reply'

export const sendMessage = defineOperation({
  route: 'POST /f/messageBoard/add',
  area: 'footer',
  name: 'sendMessage',
  summary:
    'Leaves a message: name, email and content, on zh_CN also province, city, phone and organ, are required and checked in ' +
    'this order. The same content within ten minutes is one message.',
  params: z.object({
    name: text('The name of the sender'),
    email: text('The address for the reply'),
    content: text('The message, at most 5,000 characters'),
    country: text('The country, in words'),
    area: text('The region, in words'),
    province: text('The province'),
    city: text('The city'),
    phone: text('The telephone'),
    organ: text('The institution'),
  }),
  result: reference,
  handle: ({ site, params, headers }) =>
    submitAndReply({ kind: 'message', site, values: params, network: networkOf(headers) }),
})
