import { NotFound, type PayloadHandler, type SanitizedConfig } from 'payload'

/** Payload adds version endpoints to every collection and global; they fail for those without versions. */
export async function withoutMissingVersions(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const entity of [...config.collections, ...config.globals]) {
    if (entity.versions || !entity.endpoints) continue
    entity.endpoints = entity.endpoints.map((endpoint) =>
      endpoint.path.startsWith('/versions') ? { ...endpoint, handler: notFound } : endpoint,
    )
  }
  return config
}

const notFound: PayloadHandler = ({ t }) => {
  throw new NotFound(t)
}
