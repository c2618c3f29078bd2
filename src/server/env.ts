import path from 'node:path'
import { defaultCacheMb, heapLimitInMb, memoryInMb } from './memory'
import { buildSecret, settingsSchema } from './settings-schema'

const parsed = settingsSchema.parse(withoutEmpty(process.env))
const defaultCache = defaultCacheMb({ memory: memoryInMb(), heapLimit: heapLimitInMb() })

/** All settings of the process; nothing else reads process.env. */
export const env = {
  ...parsed,
  publicOrigin: parsed.PUBLIC_ORIGIN ?? `http://localhost:${parsed.PORT}`,
  /** Origins that may send requests with an editor's session. */
  trustedOrigins: parsed.PUBLIC_ORIGIN
    ? [parsed.PUBLIC_ORIGIN]
    : [`http://localhost:${parsed.PORT}`, `http://127.0.0.1:${parsed.PORT}`],
  byteCacheMb: parsed.BYTE_CACHE_MB ?? defaultCache.bytes,
  pageCacheMb: parsed.PAGE_CACHE_MB ?? defaultCache.pages,
  /** False if PAYLOAD_SECRET is not set. */
  hasOwnSecret: parsed.PAYLOAD_SECRET !== buildSecret,
  dataDir: path.resolve(parsed.DATA_DIR),
  corsOrigins: toList(parsed.CORS_ORIGINS),
  hosts: {
    chinese: toList(parsed.CHINESE_HOSTS),
    spanish: toList(parsed.SPANISH_HOSTS),
    french: toList(parsed.FRENCH_HOSTS),
  },
}

function toList(setting: string): string[] {
  return setting
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

function withoutEmpty(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')) as NodeJS.ProcessEnv
}
