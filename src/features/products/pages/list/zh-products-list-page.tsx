import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { classNames } from '@/ui/class-names'
import { Container } from '@/ui/container'
import { CategoryTabs } from '../../components/list/category-tabs'
import layout from '../../components/list/list-layout.module.css'
import { childrenOf } from '../../view-models/list/choice'
import { listAnchor, toTabs } from '../../view-models/list/menu'
import { listContent, listResult } from './list-content'
import { Foot, Head, Products } from './list-parts'

/** Products of the Chinese site (S2 2.2): a category of any level with its subcategories in groups; by default the first. */
export const zhProductsListPage: PageDefinition = async (context) => {
  const content = await listContent(context, (tree, chosen) => chosen ?? childrenOf(tree, null)[0])
  if (!content) return null
  const { site } = context
  const { tree, path } = content
  const body = (
    <>
      <Head site={site} content={content} />
      <div id={listAnchor}>
        <CategoryTabs site={site} entries={toTabs(site, tree, path)} />
        <Container className={classNames(layout.list, layout.four)}>
          <Products
            site={site}
            content={content}
            sizes="(max-width: 844px) 46vw, (max-width: 1180px) 32vw, 23vw"
          />
        </Container>
      </div>
      <Foot site={site} content={content} />
    </>
  )
  return { ...listResult(site, content), body }
}
