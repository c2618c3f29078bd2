import { z } from 'zod'
import { defineOperation } from '@/contract/kernel/operation'
import { refuseUnknownId } from '@/contract/kernel/unknown-id'
import { id } from '@/contract/schemas/fields'
import { recordTags } from '@/lib/recorded-reads'

/** Operations without a database, one for each behaviour. */
export const readThing = defineOperation({
  route: 'GET /f/thing/queryById',
  area: 'thing',
  name: 'readThing',
  aliases: ['readThingAgain'],
  summary: 'One <thing>.',
  params: z.object({ id, search: z.string().optional() }),
  result: z.strictObject({ id: z.string(), site: z.string() }).meta({ id: 'Thing' }),
  cached: ({ params }) => !params.search,
  handle: async ({ site, params }) => {
    if (params.id === 'broken') throw new Error('password=hunter2')
    if (params.id === 'none') refuseUnknownId(site)
    recordTags([`things:${params.id}`, 'things:list'])
    return { id: params.id, site }
  },
})

const addThing = defineOperation({
  route: 'POST /f/thing/add',
  area: 'thing',
  name: 'addThing',
  summary: 'Adds a thing.',
  params: z.object({ name: z.string() }),
  result: z.null(),
  handle: async () => null,
})

/** Returns a result that its schema does not allow. */
export const mismatchedThing = defineOperation({
  route: 'GET /f/thing/mismatch',
  area: 'thing',
  name: 'lyingThing',
  summary: 'A thing that is none.',
  params: z.object({}),
  result: z.array(z.string().max(2)),
  handle: async () => ['long'],
})

/** Its id is a path parameter. */
const partsOfThing = defineOperation({
  route: 'GET /f/thing/{id}/parts',
  area: 'thing',
  name: 'partsOfThing',
  summary: 'The parts of a thing.',
  params: z.object({ id, colour: z.string().optional() }),
  result: z.array(z.string()),
  cached: true,
  handle: async ({ params }) => {
    recordTags([`things:${params.id}`])
    return [params.id]
  },
})

export const things = [readThing, addThing, mismatchedThing, partsOfThing]
