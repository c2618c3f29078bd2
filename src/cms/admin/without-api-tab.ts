import type { Config } from 'payload'

/** Hides Payload's tab with the JSON of a document, which is for developers. */
export function withoutApiTab(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
    globals: config.globals?.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
  }
}
