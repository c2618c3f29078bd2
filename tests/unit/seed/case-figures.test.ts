import { expect, test } from 'vitest'
import { caseSeeds } from '../../../scripts/seed/content/cases'
import { figuresPerSite } from '../../../scripts/seed/content/cases/figures'
import { hanOf, numbersIn, plainSpaces, states, valueOf, written } from './shown-figures'

const rows = caseSeeds.flatMap(({ slug, figures, name, brief }) =>
  written.flatMap((site) =>
    (figuresPerSite(figures)[site] ?? []).map((row, index) => ({
      ...row,
      site,
      where: `${slug} ${index} ${site}`,
      story: plainSpaces(`${name[site] ?? ''}\n${brief[site] ?? ''}`),
    })),
  ),
)

test('a case has two or three figures, each with a label, in all languages', () => {
  const wrong = caseSeeds.filter(({ figures }) => {
    const perSite = figuresPerSite(figures)
    const isComplete = ({ figure, label }: { figure: string; label: string }) => figure && label
    return (
      figures.length < 2 ||
      figures.length > 3 ||
      !written.every((site) => perSite[site]?.length === figures.length && perSite[site].every(isComplete))
    )
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('every figure is a fact that the name or the text of the case states in that language', () => {
  const missing = rows.filter(({ figure, story, site }) => !states(story, figure, site))
  expect(missing.map(({ where, figure }) => `${where}: ${figure}`)).toEqual([])
})

test('so is every figure in a label', () => {
  const missing = rows.flatMap(({ where, label, story, site }) =>
    numbersIn(label)
      .filter((number) => !states(story, number, site))
      .map((number) => `${where}: ${number}`),
  )
  expect(missing).toEqual([])
})

test('a figure has the same value in all languages', () => {
  const different = caseSeeds.flatMap(({ slug, figures }) => {
    const perSite = figuresPerSite(figures)
    return figures.flatMap((_, index) => {
      const values = new Set(written.map((site) => valueOf(perSite[site]?.[index], site)))
      return values.size === 1 ? [] : [`${slug} ${index}: ${[...values].join(', ')}`]
    })
  })
  expect(different).toEqual([])
})

test('labels are short', () => {
  const chinese = rows.filter(({ site, label }) => site === 'zh_CN' && hanOf(label).length > 14)
  const others = rows.filter(({ site, label }) => site !== 'zh_CN' && label.length > 30)
  expect([...chinese, ...others].map(({ where, label }) => `${where}: ${label}`)).toEqual([])
})

test('the US site has the values in US units beside the metric ones, and American words', () => {
  const labels = caseSeeds.flatMap(({ figures }) => figuresPerSite(figures).en_US ?? [])
  expect(labels.map(({ figure, unit, label }) => [figure, unit, label])).toEqual(
    expect.arrayContaining([
      ['74', 'm', 'vacuum-insulated line (243\u00a0ft)'],
      ['−178', '°C', 'warmest during the move (−288\u00a0°F)'],
      ['7.4', 'metric tons', 'less dry ice than before'],
    ]),
  )
})
