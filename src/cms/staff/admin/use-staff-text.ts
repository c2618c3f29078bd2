import { useTranslation } from '@payloadcms/ui'
import type { staffTranslations } from '../texts'
import type { StaffKey } from '../texts/staff-texts'

/** Translates into the language of the admin. */
export function useStaffText() {
  return useTranslation<typeof staffTranslations.en, StaffKey>().t
}
