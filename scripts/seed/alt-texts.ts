import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bannerSeeds, catalogueSeeds, newsSeeds } from './content'
import { picturesFolder } from './content-folder'
import { typesetAll } from './content/catalogue/typeset'
import { certificateMaterials } from './content/materials/certificates'
import { newsletterMaterials } from './content/materials/newsletters'
import { perSite } from './seed-context'

/** What a picture shows, by site. */
export type AltText = Record<string, string>

type Entry = { file: string; alt?: Partial<Record<'en' | 'es' | 'fr' | 'zh', string>> }

/** The alternative text of every demo picture, from its document or from the picture manifest. */
export async function altTexts(): Promise<Map<string, AltText>> {
  const manifest = JSON.parse(await readFile(path.join(picturesFolder, 'manifest.json'), 'utf8')) as Entry[]
  const drawn = manifest.map(
    ({ file, alt = {} }) =>
      [file, perSite(typesetAll({ en_EN: alt.en, es_ES: alt.es, fr_FR: alt.fr, zh_CN: alt.zh }))] as const,
  )
  const covers = newsSeeds.map(({ cover, coverAlt }) => [cover, perSite(coverAlt)] as const)
  return new Map([...slides(), ...covers, ...closeUps(), ...productCovers(), ...pdfCovers(), ...drawn])
}

function slides() {
  return bannerSeeds.flatMap(({ picture, mobilePicture, pictureAlt }) =>
    [...Object.values(picture), ...Object.values(mobilePicture)].map(
      (file) => [file ?? '', perSite(pictureAlt)] as const,
    ),
  )
}

function productCovers() {
  return catalogueSeeds.products.map(({ cover, coverAlt }) => [cover, perSite(coverAlt)] as const)
}

/** A cover that shows the first page of a PDF is described by the PDF's title. */
function pdfCovers() {
  return [...newsletterMaterials, ...certificateMaterials].map(
    ({ cover = '', name }) => [cover, perSite(name)] as const,
  )
}

/** A close-up is described by the heading of the feature beside it. */
function closeUps() {
  return catalogueSeeds.products
    .toReversed()
    .flatMap(({ traits }) => traits.map(({ image, firstTrait }) => [image, perSite(firstTrait)] as const))
}
