import { Forbidden, NotFound, type Endpoint } from 'payload'
import { canReadInbox } from '../access/roles'
import { readGuidePicture } from './read-guide'

/** `GET /api/guide/pictures/<name>`: a picture of the guide, for accounts of the admin. */
export const guidePictureEndpoint: Endpoint = {
  path: '/guide/pictures/:name',
  method: 'get',
  async handler(req) {
    if (!canReadInbox(req)) throw new Forbidden(req.t)
    const picture = await readGuidePicture(String(req.routeParams?.name))
    if (!picture) throw new NotFound(req.t)
    return new Response(picture, {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
    })
  },
}
