import { expect, test } from 'vitest'
import { found, textsOf } from './texts'

// docs/style-of-texts.md states the rules.

const english = ['en_EN', 'en_US', 'en_UK'] as const
const all = [...english, 'es_ES', 'fr_FR', 'zh_CN'] as const

test('quotation marks and apostrophes are typographic, the ellipsis is one character', () => {
  expect(found(/["'`´]|\.\.\./, ...all)).toEqual([])
})

test('English and Chinese have no space before %, Spanish and French have a no-break space', () => {
  expect(found(/\d[ \u00a0\u202f]%/, ...english, 'zh_CN')).toEqual([])
  expect(found(/\d ?%/, 'es_ES', 'fr_FR')).toEqual([])
  expect(found(/per cent\b/, ...english)).toEqual([])
})

test('a unit stands behind a no-break space', () => {
  expect(found(/\d(°C|kWh|kg|mm|mL|kW)(?!\p{L})/u, ...all)).toEqual([])
  expect(found(/\d (°C|kWh|kg|mm|mL|kW|m³)(?!\p{L})/u, 'es_ES', 'fr_FR')).toEqual([])
  expect(found(/\d[ \u00a0]ml\b/, ...all)).toEqual([])
})

test('a range of figures has an en dash', () => {
  expect(found(/(?<![\d–-])\d{1,3}-\d{1,3}[ \u00a0](%|°C|cm|mm|kg)/, ...all)).toEqual([])
})

test('Chinese has full-width punctuation without spaces, and symbols for technical units', () => {
  expect(found(/[\p{Script=Han}”][,:;?!]|[,;?!]\p{Script=Han}/u, 'zh_CN')).toEqual([])
  expect(found(/[。，；：！？、] (?=\S)/u, 'zh_CN')).toEqual([])
  expect(
    found(/千瓦时|度电|百帕|\d ?(毫米|厘米|毫升|微米|公斤|千克|立方米|千瓦|兆瓦|巴|牛)/u, 'zh_CN'),
  ).toEqual([])
})

test('Chinese has a space between Chinese characters and Latin letters or figures', () => {
  const texts = found(/\p{Script=Han}\[?[A-Za-z\d]|[A-Za-z\d%]\]?\p{Script=Han}/u, 'zh_CN')
  expect(texts.filter((text) => !/Filing/.test(text))).toEqual([])
})

test('Chinese separates thousands from four digits on', () => {
  const counted = /(?<![\d.,:/A-Za-z−–-])(?<![A-Z] )\d{4} ?[台支份米人个盒管升万条名株位只袋件]/u
  expect(found(counted, 'zh_CN')).toEqual([])
})

test('French has a no-break space before : ; ? ! and inside quotation marks', () => {
  expect(found(/(?<![\u00a0\u202f])[;?!»]|[\p{L}\d] ?: /u, 'fr_FR')).toEqual([])
  expect(found(/«(?!\u00a0)/, 'fr_FR')).toEqual([])
})

test('Spanish questions and exclamations are marked at both ends', () => {
  const uneven = textsOf('es_ES').filter(
    ({ text }) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
  )
  expect(uneven).toEqual([])
})

test('a thing has one name in a language', () => {
  expect(
    found(
      /药用冷藏箱|疫苗冰箱|血浆冷冻箱|步入式|杜瓦|干式运输罐|二级生物安全柜|冷凝水环路|滤网阻力|氢氟烃|(?<!性)毒药物|参考实验室|瓦伦西亚|股东大会|服务站|缓传冷|样本网络|样本册|产品样本|综合样本|疫苗净容积|干式液氮罐|前窗口|烟雾流型|(下降|流入|进风)风速|[降入]气流 0\.|国家药/,
      'zh_CN',
    ),
  ).toEqual([])
  expect(found(/hold-over|front aperture/i, 'en_EN')).toEqual([])
  expect(
    found(
      /refrigerador|neveras?\b|casos? de (éxito|estudio|aplicación)|historial de auditoría|cámaras? frías?|Hoja de datos/i,
      'es_ES',
    ),
  ).toEqual([])
  expect(found(/\bdewars?\b|distribuidores designados|la mesa de Monitoring/, 'es_ES')).toEqual([])
  expect(
    found(
      /programme du plateau|(?<!\p{L})(le|un|du|au) V\d{3}|du Shanhai\b|frigos?\b|sas de transfert/iu,
      'fr_FR',
    ),
  ).toEqual([])
  expect(
    found(
      /\bdewars?\b|cuves? à azote|salles? propres?\b|bouteille de réfrigérant|distributeurs désignés|carboglace|glace carbonique|sang de cordon|[Pp]ostes? .*classe II\b|revêtement de glace|(?<![Ee]ntraînement )solaires? directs?\b/,
      'fr_FR',
    ),
  ).toEqual([])
})

test('Spanish and French quotations are in « »', () => {
  expect(found(/[“”]/, 'es_ES', 'fr_FR')).toEqual([])
})

test('French tells the past in the passé composé', () => {
  const passeSimple =
    /(?<!\p{L})(fut|furent|eut|eurent|vint|vinrent|prit|prirent|devint|débuta|suivit|commença|commencèrent|livrèrent)(?!\p{L})/u
  expect(found(passeSimple, 'fr_FR')).toEqual([])
})

test('French elides before vowels only', () => {
  expect(found(/(?<!\p{L})[lLdD]’[bcdfgjklmnpqrstvwxz]/u, 'fr_FR')).toEqual([])
})

test('Spanish articles agree with the nouns of the trade', () => {
  const masculine = '(frigorífico|congelador|ultracongelador|arcón|recipiente|contenedor|registrador)'
  const feminine = '(pista|cabina|alarma|sonda|pasarela|puerta|junta)'
  expect(found(new RegExp(`(?<!\\p{L})(la|las|una|unas) ${masculine}`, 'u'), 'es_ES')).toEqual([])
  expect(found(new RegExp(`(?<!\\p{L})(el|los|un|unos|al|del) ${feminine}`, 'u'), 'es_ES')).toEqual([])
})

test('only the introduction of the company calls an ultra-low temperature freezer 超低温冰箱 as well', () => {
  expect(found(/超低温冰箱(?!）)/, 'zh_CN')).toEqual([])
})

test('equipment of laboratories is not called an appliance', () => {
  expect(found(/(?<!Household )appliance/i, ...english)).toEqual([])
})

test('samples, doses and data do not wait, and equipment does not answer', () => {
  expect(
    found(
      /(muestras?|bolsas?|dosis|unidad(es)?|plasma|vacunas?) esperan?\b|(congelador|frigorífico|equipo)(es|s)? (contestan?|avisan?)\b/i,
      'es_ES',
    ),
  ).toEqual([])
  expect(
    found(
      /(échantillons?|poches?|doses?|unités?|plasma|vaccins?)( terminées?)? attend(ent)?(?!\p{L})|(congélateurs?|réfrigérateurs?) répond(ent)?(?!\p{L})/iu,
      'fr_FR',
    ),
  ).toEqual([])
})

test('alarms, doors and equipment do not speak, know or notice', () => {
  expect(
    found(
      /(报警|箱门|冰箱|冷藏箱|液氮|探头|样本|血浆|显示屏)(都|也|却|不|会|不会)?(知道|认识|害怕|最怕|说话)/u,
      'zh_CN',
    ),
  ).toEqual([])
  expect(
    found(
      /\b(alarms?|doors?|refrigerators?|freezers?|displays?|vessels?) (speaks?|knows?|says?|notices?)\b/i,
      ...english,
    ),
  ).toEqual([])
  expect(
    found(
      /\b(alarmas?|puertas?|frigoríficos?|congelador(es)?|pantallas?) (hablan?|saben?|dicen?)\b/i,
      'es_ES',
    ),
  ).toEqual([])
  expect(
    found(
      /\b(alarmes?|portes?|réfrigérateurs?|congélateurs?|écrans?) (parlent?|savent|sait|dit|disent)\b/i,
      'fr_FR',
    ),
  ).toEqual([])
})

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}
