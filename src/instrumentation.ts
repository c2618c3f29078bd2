import { registerCms } from '@/server/cms'

/** Next calls this once, before the first request. The CMS itself starts with the first page that reads content. */
export function register(): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  registerCms(async () => {
    const [{ getPayload }, { default: config }] = await Promise.all([
      import('payload'),
      import('@payload-config'),
    ])
    return getPayload({ config })
  })
}
