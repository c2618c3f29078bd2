import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** A build needs a secret but signs nothing with it; a server must have its own. */
export const buildSecret = 'only-for-building-never-for-serving'

/** The settings of the product, by environment variable. */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The address to listen on; 0.0.0.0 in containers. */
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().min(1).default('postgres://isotherm@127.0.0.1:5432/isotherm'),
  PAYLOAD_SECRET: z.string().min(16).default(buildSecret),
  /** Public origin, without a slash at the end: canonical addresses, mail links, CSRF. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** The folder for files and other local data. */
  DATA_DIR: z.string().default('.data'),
  CORS_ORIGINS: z.string().default(''),
  /** Host names that select a site (S1 2.1), comma separated. */
  CHINESE_HOSTS: z.string().default(''),
  SPANISH_HOSTS: z.string().default(''),
  FRENCH_HOSTS: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** False behind a proxy that compresses responses. */
  COMPRESS: flag.default(true),
  /** True behind a trusted proxy that sets the X-Forwarded-* headers. */
  TRUST_PROXY: flag.default(false),
  /** Size of the gateway's response cache, and of Next's cache of pages and queries; by default by the memory. */
  BYTE_CACHE_MB: z.coerce.number().int().min(1).optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).optional(),
  MAX_UPLOAD_MB: z.coerce.number().int().min(1).default(200),
  /** Maximum size of an attachment to an inquiry. */
  MAX_ATTACHMENT_MB: z.coerce.number().int().min(1).max(100).default(10),
  /** A virus scanner (clamd) for attachments, as tcp://host:3310 or unix:/run/clamav/clamd.ctl. */
  CLAMD_URL: z
    .string()
    .regex(/^(?:tcp:\/\/[^/]+|unix:\/.+)$/)
    .optional(),
  /** Requests that the application handles at the same time; more are refused with 503. */
  MAX_CONCURRENT: z.coerce.number().int().min(1).default(512),
  /** False only behind a proxy that limits the rate. */
  RATE_LIMITS: flag.default(true),
  /** After SIGTERM, how long the process reports not ready before it closes its port. */
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).default(1),
  /** How long running requests may take after that. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).default(20),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Whether webhooks may call private network addresses. */
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag.default(false),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('no-reply@localhost'),
})
