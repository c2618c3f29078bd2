import type { SiteId } from '@/i18n/locales'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import type { Failure } from '@/lib/inquiries/schema'

/** All invalid fields of a form in the order of the checks. */
export type Checks = (values: unknown) => Failure[]

type ChecksOptions = { kind: InquiryKind; site: SiteId; subscriptionRequired?: boolean }

/** Loaded when the form is used; if that fails, only the server checks. */
export async function loadChecks({ kind, site, subscriptionRequired }: ChecksOptions): Promise<Checks> {
  const loaded = await import('@/lib/inquiries/schema').catch(() => null)
  if (!loaded) return () => []
  const schema = loaded.inquirySchema({ kind, site, subscriptionRequired, spamProtection: true })
  return (values) => loaded.failuresOf(schema, values)
}
