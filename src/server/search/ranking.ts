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
  coverage: 8,
  /** Each word in the title, of all. */
  wordsInTitle: 12,
  phraseInText: 6,
  /** Each word anywhere, of all: where not all of them have to be there. */
  wordsInText: 30,
  /** How often words are there, and where: ts_rank. */
  frequency: 30,
}

/** Weights of ts_rank for body, summary, title and models. */
const fields = `'{0.1, 0.4, 0.8, 1}'::float4[]`

/** Where a hit has all words: the higher, the better. */
export const places = { title: 3, summary: 2, text: 1, meaning: 0 }

/** The statement's parameters that the ranking looks at. */
export type Typed = { text: string; whole: string; models: string; phrase: string; anyTerm: string } & {
  titleTerms: string
  terms: string
}

/** Points that the narrow columns of a row give. */
export function titleScore({ text, whole, models }: Typed): string {
  return `(
    (array[0, ${weights.asTyped}, ${weights.allInSummary}, ${weights.allInTitle}])[class + 1]::float8
    + case when models && ${models} then ${weights.exactModel} else 0 end
    + case when exists (select from unnest(models) model where starts_with(model, ${whole}))
        then ${weights.modelBegins} else 0 end
    + case when plain_title = ${text} then ${weights.wholeTitle} else 0 end
    + case when starts_with(plain_title, ${text}) then ${weights.titleBegins} else 0 end
    + case when strpos(plain_title, ${text}) > 0 then ${weights.phraseInTitle} else 0 end
    + case when class = ${places.title}
        then ${weights.coverage} * least(1, length(${text}) / greatest(length(plain_title), 1)::float8) else 0 end)`
}

/** Points that need a row's tokens, as \`flat\`, and its text: for the best of many only. */
export function textScore({ phrase, anyTerm, titleTerms, terms }: Typed): string {
  const share = (queries: string) =>
    `coalesce((select avg((flat @@ query)::int)::float8 from unnest(${queries}) query), 0)`
  return `(
    ${weights.frequency} * ts_rank(${fields}, flat, ${anyTerm})
    + ${weights.wordsInTitle} * ${share(titleTerms)}
    + ${weights.wordsInText} * ${share(terms)}
    + case when strpos(plain_text, ${phrase}) > 0 then ${weights.phraseInText} else 0 end)`
}
