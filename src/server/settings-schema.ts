import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** The settings of the product, by the names of their variables. */
export const settingsSchema = z.object({
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
  /** Finished answers that the door keeps as bytes, and Next's rendered pages and reads; by default by the memory. */
  BYTE_CACHE_MB: z.coerce.number().int().min(1).optional(),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).optional(),
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
  /** How long a process that was asked to stop says that it is not ready before it closes its port. */
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).default(1),
  /** How long running requests may take after that. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).default(20),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Whether webhooks may call machines of the own network. */
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag.default(false),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('no-reply@localhost'),
})
