import { useTranslation } from '@payloadcms/ui'
import type { adminTranslations } from '../texts'
import type { MessageKey } from '../texts/types'

/** Translates into the language of the admin. */
export function useAdminText() {
  return useTranslation<typeof adminTranslations.en, MessageKey>().t
}
