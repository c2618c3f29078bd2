import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // Pages and reads are kept by the cache that the door shares (docs/decisions).
  cacheHandler: fileURLToPath(new URL('src/server/page-cache.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  compress: false,
  reactStrictMode: true,
  // It reads its font beside itself.
  serverExternalPackages: ['svg-captcha'],
  generateEtags: false,
  // The door holds a page until it is whole: its head need not come later in the body.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  // Types are a part of `npm run check`; checking them again would only slow the first start.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  rewrites: async () => [
    { source: '/f/:path*', destination: '/api/f/:path*' },
    { source: '/biomedical-admin-api/f/:path*', destination: '/api/f/:path*' },
    { source: '/biomedical-admin-api/file/:path*', destination: '/file/:path*' },
  ],
}

export default withPayload(config)
