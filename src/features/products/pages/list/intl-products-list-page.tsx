import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { ChoiceMemory } from '@/features/shell/components/choice-memory'
import { Container } from '@/ui/container'
import { CategoryMenu } from '../../components/list/category-menu'
import layout from '../../components/list/list-layout.module.css'
import { firstChoice, categoryToOpen } from '../../view-models/list/choice'
import { categoryChoices, listAnchor, toMenu } from '../../view-models/list/menu'
import { listContent, listResult } from './list-content'
import { Foot, Head, Products } from './list-parts'

/** Products of the international sites (S2 2.1): two category levels at the left, the products of the selected one at the right. */
export const intlProductsListPage: PageDefinition = async (context) => {
  const content = await listContent(context, (tree, chosen) =>
    chosen ? categoryToOpen(tree, chosen) : firstChoice(tree),
  )
  if (!content) return null
  const { site, values, isVisit } = context
  const { tree, path, isOwnPage } = content
  // In the menu a third level belongs to its second (readings 22).
  const shown = path[1] ?? path[0]
  const body = (
    <>
      {isVisit && (
        <ChoiceMemory
          choices={categoryChoices(site, tree)}
          selected={isOwnPage ? shown?.id : undefined}
          restores={Object.keys(values).length === 0}
          shown={shown?.id}
        />
      )}
      <Head site={site} content={content} />
      <div id={listAnchor} className={layout.list}>
        <Container className={layout.columns}>
          <div className={layout.side}>
            <CategoryMenu site={site} entries={toMenu(site, tree, path)} />
          </div>
          <div className={layout.main}>
            <Products
              site={site}
              content={content}
              sizes="(max-width: 844px) 46vw, (max-width: 1180px) 32vw, 23vw"
            />
          </div>
        </Container>
      </div>
      <Foot site={site} content={content} />
    </>
  )
  return { ...listResult(site, content), overHero: 'light', body }
}
