import { lines } from '../../content/materials/lines'
import type { Model, ParameterCode } from '../../content/catalogue/types'
import type { MaterialSeed } from '../../content/materials/types'
import { clearances } from '../clearances'
import { modelOf, parameterName, text, valueOf } from '../product-data'
import { type Clearance, clearancePlan, outlines } from '../drawings'
import { editionOf } from '../labels'
import { escapeHtml, pageHeader } from '../document'
import { section } from '../sections'

const connectionCodes: ParameterCode[] = [
  'ambient-temperature',
  'voltage',
  'frequency',
  'rated-power',
  'energy',
  'solar-array',
  'noise',
  'exhaust-volume',
  'nitrogen-reserve',
  'access-port',
  'remote-contact',
]

/** One page in English and Chinese for preparing the room: dimensions, access, connections, a checklist. */
export function sitePlan(slug: string, { name, version }: MaterialSeed): Promise<string> {
  const model = modelOf(slug)
  const free = clearanceOf(model)
  const connections = connectionCodes.flatMap((code): [string, string][] => {
    const value = valueOf(model, code, 'en', 'zh')
    return value ? [[`${parameterName(code, 'en')} · ${parameterName(code, 'zh')}`, value]] : []
  })
  const rows = [...dimensionsOf(model, free), ...connections]
  const steps = checks
    .filter(({ mains }) => !mains || model.facts.voltage)
    .map(({ en, zh }) => `<li>${en}<br><span lang="zh-CN">${zh}</span></li>`)
  return Promise.resolve(`<article class="sheet fine">${pageHeader('en', `Site preparation · 场地要求, ${editionOf(version, 'en')}`)}
<header class="opening short"><div><h1>${escapeHtml(text(name, 'en'))}</h1><p class="lead" lang="zh-CN">${escapeHtml(text(name, 'zh'))}</p></div>
<figure>${outlines(model, 'en')}<figcaption>${escapeHtml(model.model)}, mm</figcaption></figure></header>
<div class="plan">${clearancePlan(model, free, 'en')}<table>${rows.map(([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table></div>
<div style="height:6mm"></div>${section('Before delivery · 到货之前', `<ol class="list">${steps.join('')}</ol>`)}</article>`)
}

/** Dimensions and loads that follow from the model's size and weight. */
function dimensionsOf({ width, depth, height, weight }: Model, free: Clearance): [string, string][] {
  const load = Math.ceil(weight / ((width * depth) / 1_000_000) / 10) * 10
  const room = `${width + 2 * free.side} × ${depth + free.back + free.front}`
  return [
    ['Width × depth × height · 宽×深×高', `${width} × ${depth} × ${height} mm`],
    ['Weight, empty · 净重', `${weight} kg`],
    ['Floor load, empty · 空载地面荷载', `${load} kg/m²`],
    ['Place with free space · 含留空的占地', `${room} mm`],
    ['Narrowest door on the way · 途经门洞净宽', `${Math.min(width, depth) + 80} mm`],
  ]
}

function clearanceOf({ series }: Model): Clearance {
  const line = lines.find((one) => one.series.includes(series))
  const free = line && clearances[line.manual]
  if (!free) throw new Error(`No free space is stated for ${series}.`)
  return free
}

/** `mains`: only for equipment with a mains connection. */
const checks: { en: string; zh: string; mains?: true }[] = [
  {
    en: 'Walk the way from the kerb to the room with a tape measure: doors, lifts, corners and thresholds.',
    zh: '从卸货处到机房实地量一遍：门洞、电梯、转角和门槛。',
  },
  {
    en: 'Ask the building engineer for the permitted floor load, and add the contents to the empty weight.',
    zh: '向楼宇工程师确认允许荷载，并在净重上加上存放物的重量。',
  },
  {
    mains: true,
    en: 'Have an earthed outlet on its own circuit within two metres, tested and labelled with the name of the unit.',
    zh: '两米之内备好独立回路的接地插座，完成检测，并贴上设备名称。',
  },
  {
    mains: true,
    en: 'Check that the air of the room takes the heat: the energy used in a day becomes warmth in that room.',
    zh: '核对机房的散热：一天用掉的电，最终都成为室内的热。',
  },
  {
    en: 'Name the person who receives the delivery, and the one who is called when an alarm comes at night.',
    zh: '写明收货人，以及夜间报警时接电话的人。',
  },
]
