/** British English as an American editor would print it: spelling, words, dates, times and quotation marks; no units. */
export function americanEnglish(text: string): string {
  const spelt = spellings.reduce((words, [pattern, by]) => words.replace(pattern, by), text)
  return withAmericanTimes(withAmericanDates(spelt)).replace(/”([.,])/g, '$1”')
}

const withZ =
  'author|character|equal|final|immun|minim|neutral|optim|organ|pasteur|random|recogn|special|stabil|standard|steril|summar|synchron|util|vulcan'
const withOr = 'behavi|col|fav|flav|harb|hon|lab|neighb|od|tum|vap'

const spellings: [RegExp, string][] = [
  [new RegExp(`(${withZ})is(e[drs]?|ing|ations?|ers)\\b(?!@)`, 'gi'), '$1iz$2'],
  [new RegExp(`(${withOr})our`, 'gi'), '$1or'],
  [/litre/g, 'liter'],
  [/Litre/g, 'Liter'],
  [/metre(s?)\b/g, 'meter$1'],
  [/entre(s?)\b/g, 'enter$1'],
  [/\btheatre/g, 'operating room'],
  [/fibre/g, 'fiber'],
  [/rogramme/g, 'rogram'],
  [/luminium/g, 'luminum'],
  [/\bgrey\b/g, 'gray'],
  [/\bround the clock/g, 'around the clock'],
  [/\bstorey/g, 'story'],
  [/\bmould/g, 'mold'],
  [/\bsulphur/g, 'sulfur'],
  [/aemo(globin|rrhag)/g, 'emo$1'],
  [/\bhaematology/g, 'hematology'],
  [/Anaesthetists/g, 'Anesthesiologists'],
  [/\bageing/g, 'aging'],
  [/\blearnt/g, 'learned'],
  [/\bspilt\b/g, 'spilled'],
  [/(label|travel|model|cancel)l(ed|ing)/g, '$1$2'],
  [/atalogue/g, 'atalog'],
  [/\b(to|back|out|after)wards\b/g, '$1ward'],
  [/draught/g, 'draft'],
  [/\bpractised/g, 'practiced'],
  [/\bmains refrigerator\b/g, 'line-powered refrigerator'],
  [/\b(the )?mains( power| supply)?\b/g, 'line power'],
  [/\bcastors\b/g, 'casters'],
  [/\ba lift\b/g, 'an elevator'],
  [/\b(the )?lift( door|, passage)/g, '$1elevator$2'],
  [/\bin the lift\b/g, 'in the elevator'],
  [/\bon the first floor\b/g, 'on the second floor'],
  [/\bon the ground floor\b/g, 'on the first floor'],
  [/\ba pick-up, an earth road\b/g, 'a pickup, a dirt road'],
  [/\bearth roads\b/g, 'dirt roads'],
  [/\bevery fortnight\b/g, 'every two weeks'],
  [/\bfortnightly\b/g, 'every two weeks'],
  [/\bworking days\b/g, 'business days'],
  [/\ba socket\b/g, 'an outlet'],
  [/\bsocket\b/g, 'outlet'],
  [/\bcupboards\b/g, 'cabinets'],
  [/\blorries\b/g, 'trucks'],
  [/\blorry\b/g, 'truck'],
  [/\bcar park\b/g, 'parking lot'],
  [/\btrolley\b/g, 'cart'],
  [/\btorch\b/g, 'flashlight'],
  [/\b(the )rota\b/g, '$1schedule'],
  [/Timetable\b/g, 'Schedule'],
  [/\brating plate/g, 'nameplate'],
  [/\bcanteen/g, 'cafeteria'],
  [/\bWhile queueing\b/g, 'While waiting in line'],
  [/\blongest queue\b/g, 'longest line'],
  [/\btonnes\b/g, 'metric tons'],
  [/\bper cent\b/g, 'percent'],
  [/\bAGM\b/g, 'Annual meeting'],
  [/\bannual general meeting\b/g, 'annual meeting'],
  [/\bearth rod\b/g, 'ground rod'],
  [/(?<=supply, )earth\b/g, 'ground'],
  [/\btelephone mast\b/g, 'cell tower'],
  [/\bestates department\b/g, 'facilities department'],
  [/\bthe porter\b/g, 'the front desk'],
  [/\bsurgeries, vets\b/g, 'doctors’ offices, veterinarians'],
  [/\bworktop\b/g, 'countertop'],
  [/\bwashing-up liquid\b/g, 'dish soap'],
  [/\bboard and lodging\b/g, 'room and board'],
  [/\bis hired\b/g, 'is rented'],
  [/\bHired\b/g, 'Rented'],
  [/\bresit\b/g, 'retake'],
  [/\bpassed first time\b/g, 'passed the first time'],
  [/\bpupils\b/g, 'students'],
  [/\b([Oo])pen day\b(?! and night)/g, '$1pen house'],
  [/\bwilful\b/g, 'willful'],
  [/(?<!\ba)\bround([ -])the([ -])clock\b/g, 'around$1the$2clock'],
  [/\bRound([ -])the([ -])clock\b/g, 'Around$1the$2clock'],
  [/\bFork-lift/g, 'Forklift'],
  [/\bfork-lift/g, 'forklift'],
]

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const weekdays = new RegExp(`\\b(\\p{Lu}\\p{Ll}+day) (?=\\d{1,2} (?:${months})\\b)`, 'gu')
const dates = new RegExp(
  `\\b(\\d{1,2}(?:(?: to | and |–)\\d{1,2})?)[ \u00a0](${months})\\b(?:[ \u00a0](\\d{4})\\b)?( [\\p{L}\\d])?`,
  'gu',
)

/** 'On 22 April 2025 the' is 'On April 22, 2025, the'. */
function withAmericanDates(text: string): string {
  return text
    .replace(weekdays, '$1, ')
    .replace(dates, (_, days: string, month: string, year: string | undefined, next = '') =>
      year ? `${month} ${days}, ${year}${next ? `,${next}` : ''}` : `${month} ${days}${next}`,
    )
}

// Not the times of records, such as “03:15” and 2023-03-26T03:15+02:00.
const times = /(?<![\dT:+“])([01]?\d|2[0-3]):([0-5]\d)(?!\d|:\d)(\.)?/g

/** 'From 10:00 to 16:00' is 'from 10:00 a.m. to 4:00 p.m.'; a full stop behind it is that of the abbreviation. */
function withAmericanTimes(text: string): string {
  return text.replace(times, (_, hours: string, minutes: string) => {
    const hour = Number(hours)
    return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`
  })
}
