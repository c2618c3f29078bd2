import { provinces } from '@/server/inquiries/provinces'

/** China's provinces and cities, for the Chinese forms. */
export function GET(): Response {
  return Response.json(provinces, { headers: { 'cache-control': 'public, max-age=86400' } })
}
