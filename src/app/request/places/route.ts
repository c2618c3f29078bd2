import { provinces } from '@/server/requests/places'

/** China's provinces and cities, for a form that asks for them. */
export function GET(): Response {
  return Response.json(provinces, { headers: { 'cache-control': 'public, max-age=86400' } })
}
