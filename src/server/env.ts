import path from 'node:path'
import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Where the process answers; 0.0.0.0 in containers. */
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().min(1).default('postgres://isotherm@127.0.0.1:5432/isotherm'),
  PAYLOAD_SECRET: z.string().min(16).default('only-for-building-never-for-serving'),
  /** Public origin, without a slash at the end: canonical addresses, mail links, CSRF. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** Files and everything else that a single machine keeps. */
  DATA_DIR: z.string().default('.data'),
  CORS_ORIGINS: z.string().default(''),
  /** Host names that decide about the site (S1 2.1), comma separated. */
  CHINESE_HOSTS: z.string().default(''),
  SPANISH_HOSTS: z.string().default(''),
  FRENCH_HOSTS: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** False behind a proxy that compresses already. */
  COMPRESS: flag.default(true),
  /** Trusted proxies in front, whose X-Forwarded-* headers count. */
  TRUST_PROXY: flag.default(false),
  /** Finished answers that the door keeps as bytes, and Next's rendered pages and reads. */
  BYTE_CACHE_MB: z.coerce.number().int().min(1).default(128),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).default(96),
  MAX_UPLOAD_MB: z.coerce.number().int().min(1).default(200),
  /** What a visitor may attach to a request. */
  MAX_ATTACHMENT_MB: z.coerce.number().int().min(1).max(100).default(10),
  /** A virus scanner (clamd) for attachments, as tcp://host:3310 or unix:/run/clamav/clamd.ctl. */
  CLAMD_URL: z
    .string()
    .regex(/^(?:tcp:\/\/[^/]+|unix:\/.+)$/)
    .optional(),
  /** Requests that the application works on at one time; more are told to come back. */
  MAX_CONCURRENT: z.coerce.number().int().min(1).default(512),
  /** False only where something in front limits already. */
  RATE_LIMITS: flag.default(true),
  /** How long running requests may take after a signal to stop. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).default(20),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('no-reply@localhost'),
})

const parsed = schema.parse(withoutEmpty(process.env))

/** All settings of the process; nothing else reads process.env. */
export const env = {
  ...parsed,
  publicOrigin: parsed.PUBLIC_ORIGIN ?? `http://localhost:${parsed.PORT}`,
  /** Origins whose pages may act with an editor's session. */
  trustedOrigins: parsed.PUBLIC_ORIGIN
    ? [parsed.PUBLIC_ORIGIN]
    : [`http://localhost:${parsed.PORT}`, `http://127.0.0.1:${parsed.PORT}`],
  dataDir: path.resolve(parsed.DATA_DIR),
  corsOrigins: toList(parsed.CORS_ORIGINS),
  hosts: {
    chinese: toList(parsed.CHINESE_HOSTS),
    spanish: toList(parsed.SPANISH_HOSTS),
    french: toList(parsed.FRENCH_HOSTS),
  },
}

export type Env = typeof env

function toList(setting: string): string[] {
  return setting
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

function withoutEmpty(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')) as NodeJS.ProcessEnv
}
