/** Ranking points, which are added up. */
const weights = {
  /** One of the models equals the text or one of its words. */
  exactModel: 60,
  /** A model starts with the text. */
  modelBegins: 14,
  /** The title equals the text. */
  wholeTitle: 40,
  titleBegins: 6,
  /** The title contains the text. */
  phraseInTitle: 12,
  /** Title and models contain all words. */
  allInTitle: 30,
  allInSummary: 14,
  /** The words match as typed, not only by their synonyms. */
  asTyped: 6,
  /** The share of the title that was typed: shorter titles first. */
  coverage: 3,
  /** The share of words in the title: by substring in the first pass, by lexemes in the second. */
  wordsSeenInTitle: 8,
  wordsInTitle: 12,
  phraseInText: 6,
  /** The share of words anywhere, for partial matches. */
  wordsInText: 30,
  /** Frequency and field of the words: ts_rank. */
  frequency: 30,
}

/** Differences below this are not significant. */
const pointsPerRank = 6

/** Hits with about the same points have the same rank, and keep the order of the editors. */
export function rankOf(points: string): string {
  return `round(((${points}) / ${pointsPerRank})::numeric)`
}

/** ts_rank weights of body, summary, title and models. */
const fields = `'{0.1, 0.4, 0.8, 1}'::float4[]`

/** Where a hit contains all words; higher is better. */
export const matchClass = { title: 3, summary: 2, text: 1, meaning: 0 }

/** The parameters of the statement that the ranking uses. */
export type RankingParameters = {
  text: string
  whole: string
  models: string
  phrase: string
  anyTerm: string
} & {
  /** The common prefixes of all forms of the words. */
  stems: string
  /** Whether partial matches are allowed. */
  isPartial: string
}

/** First pass: points by the short columns of a row. */
export function titleScore({ text, whole, models, stems, isPartial }: RankingParameters): string {
  return `(
    case when ${isPartial} then 0
      else (array[0, ${weights.asTyped}, ${weights.allInSummary}, ${weights.allInTitle}])[class + 1]::float8 end
    + ${weights.wordsSeenInTitle} * coalesce((
      select avg((strpos(plain_title, stem) > 0)::int)::float8 from unnest(${stems}) stem), 0)
    + case when models && ${models} then ${weights.exactModel} else 0 end
    + case when exists (select from unnest(models) model where starts_with(model, ${whole}))
        then ${weights.modelBegins} else 0 end
    + case when plain_title = ${text} then ${weights.wholeTitle} else 0 end
    + case when starts_with(plain_title, ${text}) then ${weights.titleBegins} else 0 end
    + case when strpos(plain_title, ${text}) > 0 then ${weights.phraseInTitle} else 0 end
    + case when class = ${matchClass.title}
        then ${weights.coverage} * least(1, length(${text}) / greatest(length(plain_title), 1)::float8) else 0 end)`
}

/** The weight of a term: in a partial match, rare terms weigh more. */
export function termWeight(hits: string, isPartial: string): string {
  return `case when ${isPartial} then ln(1 + 1000 / (1 + (${hits})::float8)) else 1 end`
}

/** Second pass, for the best hits only: points by the tokens (\`flat\`) and the text of a row. */
export function textScore({ phrase, anyTerm }: RankingParameters): string {
  const share = (query: string) =>
    `coalesce((select sum(weight * (flat @@ ${query})::int) / sum(weight) from term_stats), 0)`
  return `(
    ${weights.frequency} * ts_rank(${fields}, flat, ${anyTerm})
    + ${weights.wordsInTitle} * ${share('title_query')}
    + ${weights.wordsInText} * ${share('query')}
    + case when strpos(plain_text, ${phrase}) > 0 then ${weights.phraseInText} else 0 end)`
}
