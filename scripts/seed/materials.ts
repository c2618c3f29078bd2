import type { MaterialSeed } from './content/materials/types'
import { perSite } from './seed-context'
import { pictureId, publishAll, type ContentContext } from './write-documents'

type MaterialContent = {
  materials: MaterialSeed[]
  fileId: (file: string) => string
  productId: (slug: string) => string
  categoryId: (slug: string) => string
}

export async function seedMaterials(writing: ContentContext, content: MaterialContent): Promise<void> {
  const { materials, fileId, productId, categoryId } = content
  const rows = materials.map(
    ({ id, kind, name, file, language, version, cover, models, category, order, sites, updateTime }) => ({
      id,
      kind,
      language,
      version,
      order,
      sites,
      name: perSite(name),
      file: fileId(file),
      cover: pictureId(writing, cover),
      products: models.map(productId),
      category: category && categoryId(category),
      updateTime: new Date(updateTime).toISOString(),
    }),
  )
  await publishAll({ ...writing, collection: 'materials', rows })
}
