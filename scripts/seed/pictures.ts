import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLocalReq } from 'payload'
import { bannerSeeds, newsSeeds } from './content'
import { perSite, type Pictures, type Seeding } from './seeding'

type Entry = { file: string; alt?: Partial<Record<'en' | 'es' | 'fr' | 'zh', string>> }

const assets = fileURLToPath(new URL('./assets/', import.meta.url))
const AT_ONCE = 2

/** Uploads the demo pictures with their texts in every language, as the admin would. */
export async function seedPictures({ payload, req }: Seeding): Promise<Pictures> {
  const alts = await altTexts()
  const files = (await readdir(assets)).filter((file) => file.endsWith('.webp'))
  const pictures: Pictures = new Map()
  let next = 0
  const worker = async () => {
    for (let file = files[next++]; file !== undefined; file = files[next++]) {
      // A request holds one file at a time; the transaction is shared.
      const own = await createLocalReq({ req: { transactionID: req.transactionID } }, payload)
      const { id } = await payload.create({
        collection: 'media',
        data: {},
        filePath: path.join(assets, file),
        req: own,
      })
      await payload.db.updateOne({ collection: 'media', id, data: { alt: alts.get(file) ?? {} }, req: own })
      pictures.set(file, id)
      console.log(`Pictures ${pictures.size}/${files.length}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return pictures
}

async function altTexts(): Promise<Map<string, Record<string, string>>> {
  const manifest = JSON.parse(
    await readFile(new URL('./pictures/manifest.json', import.meta.url), 'utf8'),
  ) as Entry[]
  const drawn = manifest.map(
    ({ file, alt = {} }) =>
      [file, perSite({ en_EN: alt.en, es_ES: alt.es, fr_FR: alt.fr, zh_CN: alt.zh })] as const,
  )
  const covers = newsSeeds.map(({ cover, coverAlt }) => [cover, perSite(coverAlt)] as const)
  const slides = bannerSeeds.flatMap(({ picture, mobilePicture, pictureAlt }) =>
    Object.values({ ...picture, mobile: mobilePicture.zh_CN }).map(
      (file) => [file ?? '', perSite(pictureAlt)] as const,
    ),
  )
  return new Map([...slides, ...covers, ...drawn])
}
