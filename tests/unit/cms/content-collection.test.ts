import { expect, test } from 'vitest'
import { contentCollection } from '@/cms/content-collection'

test.each([
  [
    ['type', 'order'],
    ['type', 'order', '-createdAt'],
  ],
  ['order', 'order'],
  [undefined, '-createdAt'],
])(
  'the default order %j is complete, so that Payload does not add to it at the first read',
  (given, complete) => {
    const { defaultSort } = contentCollection({ slug: 'solutions', fields: [], defaultSort: given })
    expect(defaultSort).toEqual(complete)
  },
)
