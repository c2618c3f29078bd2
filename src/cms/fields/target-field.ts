import type { TextField } from 'payload'
import { checkTarget } from '../link-targets/check-target'

type Options = {
  name: string
  /** The global that has the field. */
  global?: string
  localized?: boolean
  admin?: TextField['admin']
}

/** The target of a link: a page or document of the sites, chosen from a list, or the typed address of another website. */
export function targetField({ name, global, localized = false, admin }: Options): TextField {
  return {
    name,
    type: 'text',
    localized,
    maxLength: 2000,
    validate: checkTarget(global),
    admin: { ...admin, components: { Field: '/src/cms/link-targets/admin/target-field#TargetField' } },
  }
}
