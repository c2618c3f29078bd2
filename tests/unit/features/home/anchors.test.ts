import { expect, test } from 'vitest'
import { anchorOf, anchorsOf, industryNews, latestNewsOf } from '@/features/home/view-models/anchors'

const anchors = anchorsOf('Norvane Biomedical')

test('every section that S1 2.7 names has an anchor of that name', () => {
  expect(anchors.map(({ name }) => name)).toEqual([
    'IoT Cloud Solutions',
    'Case Studies',
    'Latest News from Norvane Biomedical',
    'Video Library',
    'Organisations We Work with',
    'Industry News',
    'Milestones & Awards',
    'Our Advantages',
  ])
  expect(new Set(anchors.map(({ id }) => id)).size).toBe(anchors.length)
})

test.each([
  ['?name=IoT+Cloud+Solutions', 'iot'],
  ['?name=Video+Library', 'video-library'],
  ['?name=Our%20Advantages', 'advantages'],
  ['?name=Case+Studies', 'case-studies'],
  ['?lang=es_ES&name=Milestones%20%26%20Awards', 'milestones'],
  ['?name=%20organisations%20we%20work%20WITH', 'partners'],
  [`?name=${encodeURIComponent(latestNewsOf('Norvane Biomedical'))}`, 'latest-news'],
  [`?name=${encodeURIComponent(industryNews)}`, 'industry-news'],
])('the address %s leads to the section %s (S1 2.7)', (search, id) => {
  expect(anchorOf(search, anchors)).toBe(id)
})

test.each(['', '?name=', '?name=Careers', '?Name=Video+Library'])(
  '%j names no section (S1 2.7)',
  (search) => {
    expect(anchorOf(search, anchors)).toBeNull()
  },
)
