import type { Payload, PayloadRequest } from 'payload'

/** What every part of the seed needs; `req` carries the transaction. */
export type SeedContext = { payload: Payload; req: PayloadRequest }

/** Ids of stored pictures by the name of their file in `assets`. */
export type Pictures = Map<string, string>

/** Values by site, without empty ones. */
export function perSite<Value>(values: Partial<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).flatMap(([site, value]) => (value ? [[site, value]] : [])))
}

/** Picture ids by site. */
export function picturesPerSite(
  files: Partial<Record<string, string>>,
  pictures: Pictures,
): Record<string, string> {
  return perSite(
    Object.fromEntries(Object.entries(files).map(([site, file]) => [site, pictures.get(file ?? '')])),
  )
}
