import { sql, type SQL } from 'drizzle-orm'
import type { Asked } from '@/lib/search/ask'
import { termQuery, toTsquery } from './tsquery'

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
  allInTitle: 20,
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
const fields = '{0.1, 0.4, 0.8, 1}'

/** Points that the narrow columns of a row give. `in_title` says that title and models have all words. */
export function titleScore({ text, whole, terms }: Asked): SQL {
  const models = sql.param([...new Set([whole, ...terms.map((term) => term.text.replace(/[-./°']+/g, ''))])])
  return sql`(
    case when in_title then ${weights.allInTitle}::float8 else 0 end
    + case when models && ${models}::text[] then ${weights.exactModel}::float8 else 0 end
    + case when exists (select from unnest(models) model where starts_with(model, ${whole}))
        then ${weights.modelBegins}::float8 else 0 end
    + case when plain_title = ${text} then ${weights.wholeTitle}::float8 else 0 end
    + case when starts_with(plain_title, ${text}) then ${weights.titleBegins}::float8 else 0 end
    + case when strpos(plain_title, ${text}) > 0 then ${weights.phraseInTitle}::float8 else 0 end
    + case when in_title then ${weights.coverage}::float8 * least(1, length(${text}) / greatest(length(plain_title), 1)::float8)
        else 0 end)`
}

/** Points that need a row's tokens and text: for the best of many only. */
export function textScore(asked: Asked): SQL {
  const { text, terms } = asked
  const inTitle = sql.param(terms.map((term) => termQuery(term, 't/')))
  const anywhere = sql.param(terms.map((term) => termQuery(term)))
  const share = (queries: SQL) => sql`(
    select avg((tokens @@ query)::int)::float8 from unnest(${queries}::tsquery[]) query)`
  return sql`(
    ${weights.frequency}::float8 * ts_rank(${fields}::float4[], tokens, ${toTsquery(asked, ' | ')}::tsquery)
    + ${weights.wordsInTitle}::float8 * ${share(sql`${inTitle}`)}
    + ${weights.wordsInText}::float8 * ${share(sql`${anywhere}`)}
    + case when strpos(plain_text, ${text}) > 0 then ${weights.phraseInText}::float8 else 0 end)`
}
