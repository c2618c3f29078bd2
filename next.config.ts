import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** Coverage is mapped to the sources (scripts/coverage.mjs). */
const forCoverage = Boolean(process.env.COVERAGE_FOLDER)

const config: NextConfig = {
  // The production bundle is made from this output (scripts/lib/bundle.ts).
  output: 'standalone',
  // Both are served or read by path.
  outputFileTracingIncludes: {
    '/static/pdf/library/**': [
      './node_modules/pdfjs-dist/{cmaps,iccs,standard_fonts,wasm}/*',
      './node_modules/pdfjs-dist/legacy/build/pdf{,.worker,.worker.min}.mjs',
      './node_modules/svg-captcha/fonts/*',
    ],
  },
  poweredByHeader: false,
  // Pages and queries are cached in memory, with tags shared with the gateway (docs/decisions).
  cacheHandler: fileURLToPath(new URL('src/server/page-cache.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  compress: false,
  reactStrictMode: true,
  // It reads its font from its own folder.
  serverExternalPackages: ['svg-captcha'],
  generateEtags: false,
  // The gateway buffers complete pages, so streaming metadata into the body has no advantage.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  // `npm run check` checks types; a second check would only slow down the build.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  productionBrowserSourceMaps: forCoverage,
  experimental: {
    // The first paint needs one round trip, and a page contains its own style sheets only (docs/decisions/071).
    inlineCss: true,
    // Small modules that many pages share are merged.
    cssChunking: { type: 'graph', requestCost: 200 },
    ...(forCoverage && { serverSourceMaps: true, turbopackMinify: false }),
  },
  rewrites: async () => [
    { source: '/f/:path*', destination: '/api/f/:path*' },
    { source: '/biomedical-admin-api/f/:path*', destination: '/api/f/:path*' },
    { source: '/biomedical-admin-api/file/:path*', destination: '/file/:path*' },
  ],
}

export default withPayload(config)
