/** What makes one hit better than another. Points add up. */
const weights = {
  /** It is the model that was typed, or one of the words is. */
  exactModel: 60,
  /** A model that begins with what was typed. */
  modelBegins: 14,
  /** The title is what was typed, and nothing else. */
  wholeTitle: 40,
  titleBegins: 6,
  /** What was typed stands in the title as it was typed. */
  phraseInTitle: 12,
  /** All words are in title and models. */
  allInTitle: 30,
  allInSummary: 14,
  /** The words are there as they were typed, and not only what else they mean. */
  asTyped: 6,
  /** How much of the title was typed: shorter titles first. */
  coverage: 3,
  /** Each word in the title, of all; at first glance, which tells what is worth weighing, and by its lexemes. */
  wordsSeenInTitle: 8,
  wordsInTitle: 12,
  phraseInText: 6,
  /** Each word anywhere, of all: where not all of them have to be there. */
  wordsInText: 30,
  /** How often words are there, and where: ts_rank. */
  frequency: 30,
}

/** So many points say nothing about which of two is better. */
const even = 6

/** Hits of about the same points are equal: their order is that of the editors. */
export function standing(points: string): string {
  return `round(((${points}) / ${even})::numeric)`
}

/** Weights of ts_rank for body, summary, title and models. */
const fields = `'{0.1, 0.4, 0.8, 1}'::float4[]`

/** Where a hit has all words: the higher, the better. */
export const places = { title: 3, summary: 2, text: 1, meaning: 0 }

/** The statement's parameters that the ranking looks at. */
export type Typed = { text: string; whole: string; models: string; phrase: string; anyTerm: string } & {
  /** The beginnings of the words, as far as all their forms have them. */
  stems: string
  /** Not all words have to be there. */
  isLoose: string
}

/** Points that the narrow columns of a row give. */
export function titleScore({ text, whole, models, stems, isLoose }: Typed): string {
  return `(
    case when ${isLoose} then 0
      else (array[0, ${weights.asTyped}, ${weights.allInSummary}, ${weights.allInTitle}])[class + 1]::float8 end
    + ${weights.wordsSeenInTitle} * coalesce((
      select avg((strpos(plain_title, stem) > 0)::int)::float8 from unnest(${stems}) stem), 0)
    + case when models && ${models} then ${weights.exactModel} else 0 end
    + case when exists (select from unnest(models) model where starts_with(model, ${whole}))
        then ${weights.modelBegins} else 0 end
    + case when plain_title = ${text} then ${weights.wholeTitle} else 0 end
    + case when starts_with(plain_title, ${text}) then ${weights.titleBegins} else 0 end
    + case when strpos(plain_title, ${text}) > 0 then ${weights.phraseInTitle} else 0 end
    + case when class = ${places.title}
        then ${weights.coverage} * least(1, length(${text}) / greatest(length(plain_title), 1)::float8) else 0 end)`
}

/** How much it tells that a term is there: of terms that may be missing, the rare ones tell more. */
export function tellingOf(hits: string, isLoose: string): string {
  return `case when ${isLoose} then ln(1 + 1000 / (1 + (${hits})::float8)) else 1 end`
}

/** Points that need a row's tokens, as \`flat\`, and its text: for the best of many only. */
export function textScore({ phrase, anyTerm }: Typed): string {
  const share = (query: string) =>
    `coalesce((select sum(telling * (flat @@ ${query})::int) / sum(telling) from told), 0)`
  return `(
    ${weights.frequency} * ts_rank(${fields}, flat, ${anyTerm})
    + ${weights.wordsInTitle} * ${share('titled')}
    + ${weights.wordsInText} * ${share('worded')}
    + case when strpos(plain_text, ${phrase}) > 0 then ${weights.phraseInText} else 0 end)`
}
