import type { FormattedModel, WrittenSite } from '../formatted-model'

/** By slug: what a list says of a model, for whom it is or what sets it apart; called with the model of one language. */
export type Briefs = Record<string, (m: FormattedModel) => Record<WrittenSite, string>>
