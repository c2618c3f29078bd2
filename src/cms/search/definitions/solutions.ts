import type { PerSite } from '../../tables/stored-document'
import { findRelated } from '../related'
import { lines, plainOn, type StoredDocument, textOn } from '../stored'
import { placeIn, rowBuilder } from './definition'

type Step = { title?: string | null; note?: string | null }

type Solution = StoredDocument & {
  brief?: PerSite<string>
  content?: PerSite<unknown>
  advantage?: PerSite<unknown>
  steps?: PerSite<Step[]>
  type?: string | null
}

/** In the order of the menu (S2 2.6). */
export const solutionRows = rowBuilder<Solution>({
  collection: 'solutions',
  kindOf: () => 'solutions',
  read: async (req, docs) => {
    const typeIds = docs.map(({ type }) => type)
    const types = await findRelated(req, 'solution-types', typeIds, { order: true })
    return ({ brief, content, advantage, steps, type, order }, site) => ({
      models: [],
      summary: lines(textOn(site, brief), ...types.namesOf(site, [type])),
      body: lines(
        plainOn(site, content),
        plainOn(site, advantage),
        ...(textOn(site, steps) ?? []).flatMap(({ title, note }) => [title, note]),
      ),
      place: placeIn(types.byId.get(type ?? '')?.order ?? 0, order),
    })
  },
})
