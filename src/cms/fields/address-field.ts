import type { TextField } from 'payload'
import { isLinkAddress } from './link-field'

type Options = { name: string; required?: boolean; localized?: boolean; admin?: TextField['admin'] }

/** A web address or a path of this site. */
export function addressField({ name, required = false, localized = false, admin }: Options): TextField {
  return {
    name,
    type: 'text',
    localized,
    required,
    maxLength: 2000,
    validate: (value: unknown) => {
      if (!value) return required ? 'This is required.' : true
      return isLinkAddress(value) || 'Start with https://, http:// or /.'
    },
    admin,
  }
}
