import type { Config } from 'payload'

/** Nobody has to wait for somebody else: forms name who has them open, and saves are compared (decision 120). */
export function withoutLocks(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((one) => ({ ...one, lockDocuments: false })),
    globals: config.globals?.map((one) => ({ ...one, lockDocuments: false })),
  }
}
