import { everywhere } from '../sites'
import { firstLevelTexts } from './categories/first-level'
import { otherTexts } from './categories/second-level-other'
import { storageTexts } from './categories/second-level-storage'
import type { CategoryTexts } from './categories/texts'
import { thirdLevelTexts } from './categories/third-level'
import { featured } from './featured'
import { categoryTree, models } from './range'
import type { CategorySeed, CategorySlug } from './types'
import { typesetAll } from './typeset'

const texts: CategoryTexts = { ...firstLevelTexts, ...storageTexts, ...otherTexts, ...thirdLevelTexts }

/** Parents before their children. */
export const categorySeeds: CategorySeed[] = numbered(categoryTree).map(({ slug, parent, number, order }) => {
  const words = texts[slug]
  if (!words) throw new Error(`The category ${slug} has no texts.`)
  const of = (index: 0 | 1) => {
    const { zh_CN, en_EN, es_ES, fr_FR } = words
    return typesetAll(
      { zh_CN: zh_CN[index], en_EN: en_EN[index], es_ES: es_ES[index], fr_FR: fr_FR[index] },
      { names: index === 0 },
    )
  }
  return {
    id: `12150000000001${number}`,
    slug,
    ...(parent ? { parent } : { icon: `category-${slug}.webp` }),
    name: of(0),
    lead: of(1),
    cover: parent ? `product-${firstModelBelow(slug)}.webp` : `category-cover-${slug}.webp`,
    opensFirstChild: slug === 'vaccine-refrigerators',
    order,
    sites: everywhere,
  }
})

type Numbered = { slug: CategorySlug; parent?: CategorySlug; number: string; order: number }

/** Every category with its position: two digits per level, '010203' is the third of the second of the first. */
function numbered(tree: typeof categoryTree): Numbered[] {
  return entries(tree).flatMap(([first, seconds], i) => [
    { slug: first, number: `${digits(i)}000`, order: i + 1 },
    ...entries<CategorySlug, readonly CategorySlug[]>(seconds as never).flatMap(([second, thirds], j) => [
      { slug: second, parent: first, number: `${digits(i)}${j + 1}00`, order: j + 1 },
      ...thirds.map((third, k) => ({
        slug: third,
        parent: second,
        number: `${digits(i)}${j + 1}0${k + 1}`,
        order: k + 1,
      })),
    ]),
  ])
}

/** The cover of a category is a featured model in it or below it, else the first that is not discontinued. */
function firstModelBelow(slug: CategorySlug): string {
  const inside = new Set<CategorySlug>([slug, ...below(slug)])
  const made = models.filter(({ category, discontinued }) => !discontinued && inside.has(category))
  const model = made.find(({ slug }) => featured.includes(slug)) ?? made[0]
  if (!model) throw new Error(`The category ${slug} is empty.`)
  return model.slug
}

function below(slug: CategorySlug): CategorySlug[] {
  return numbered(categoryTree)
    .filter(({ parent }) => parent === slug)
    .flatMap((child) => [child.slug, ...below(child.slug)])
}

function entries<K extends string, V>(record: Record<K, V>): [K, V][] {
  return Object.entries(record) as [K, V][]
}

function digits(index: number): string {
  return String(index + 1).padStart(2, '0')
}
