import { z } from 'zod'
import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'
import { isSameOrigin, networkOf } from '@/server/request-origin'
import { signIn } from '@/server/distributors/sign-in'
import { defineOperation } from '../../kernel/operation'

export const canDownload = defineOperation({
  route: 'POST /f/productMaterial/canDownload',
  area: 'distributor',
  name: 'canDownload',
  aliases: ['userDownloadLogin'],
  summary:
    'Signs in a designated distributor: 1 and a session cookie if name and password are correct, else 0. ' +
    'Send the parameters in the body rather than in the address.',
  params: z.object({
    username: z.string().max(200).describe('The user name'),
    password: z.string().max(1000).describe('The password'),
    code: z
      .string()
      .max(20)
      .optional()
      .describe('The code of the authenticator app, where the account asks for one'),
  }),
  result: z.literal([0, 1]),
  handle: async ({ site, params, headers, responseHeaders }) => {
    const outcome = await signIn({ ...params, code: params.code ?? '', network: networkOf(headers), headers })
    if (outcome.state === 'later') {
      refuse('tooManyRequests', translator(site, 'contract')('tooOften', { seconds: outcome.seconds }))
    }
    if (outcome.state !== 'in') return 0
    // A page of another website must not be able to sign a browser in.
    if (headers.has('origin') && !isSameOrigin(headers)) return 1
    responseHeaders.append('set-cookie', outcome.cookie)
    responseHeaders.append('set-cookie', outcome.device)
    return 1
  },
})
