import type {
  BeforeListTableServerProps,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import type { Filter } from '../../admin/list-filters/filter'
import { ListFilters } from '../../admin/list-filters/list-filters'
import { adminText, labelText } from '../../texts'
import { groupFields, listFilters, type Group } from '../list-filters'
import { findTree, isTree, type TreeNode } from '../tree'

/** More would not be a short list of choices; Payload's own filters have a search for them. */
const maxGroups = 300

/** Above every list of content: filters by what editors look for, which are part of its address. */
export async function ContentFilters(props: BeforeListTableServerProps) {
  const t = adminText(props)
  const filters = await contentFilters(props)
  const { admin, flattenedFields } = props.collectionConfig
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  const hasLanguages = Boolean(title && 'localized' in title && title.localized)
  const note = hasLanguages ? t('lists:searchNote') : undefined
  return <ListFilters filters={filters} counted="lists:documents" searchNote={note} />
}

/** The filters of a list: its own ones first, and those that every list has. */
export async function contentFilters(
  { payload, i18n, user, locale, collectionConfig: config }: BeforeListTableServerProps,
  own: Filter[] = [],
): Promise<Filter[]> {
  const req = { payload, locale: locale?.code } as PayloadRequest
  const common = listFilters({
    config,
    groups: await findGroups(req, config),
    me: String(user?.id ?? ''),
    language: i18n.language,
    t: adminText({ i18n }),
    label: labelText({ i18n }),
  })
  return [...own, ...common.filter(({ label }) => !own.some((filter) => filter.label === label))]
}

async function findGroups(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
): Promise<Map<string, Group[]>> {
  const groups = new Map<string, Group[]>()
  for (const field of groupFields(config)) {
    if (field.type !== 'relationship' || typeof field.relationTo !== 'string') continue
    const related = field.relationTo as CollectionSlug
    const nodes = await findTree(req, related)
    const hasLevels = isTree(req.payload.collections[related].config)
    if (nodes.length <= maxGroups)
      groups.set(
        field.name,
        nodes.map((node) => groupOf(node, hasLevels ? nodes : [node])),
      )
  }
  return groups
}

/** A group with everything below it. */
function groupOf({ id, title, above }: TreeNode, nodes: TreeNode[]): Group {
  const below = (parent: string): string[] =>
    nodes.filter((node) => node.parent === parent).flatMap((node) => [node.id, ...below(node.id)])
  return { id, label: title, depth: above.length, ids: [id, ...below(id)] }
}
