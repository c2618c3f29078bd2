import type { TextField } from 'payload'
import { isLinkAddress } from './link-field'

type Options = {
  name: string
  /** The error message of an empty field; without it the field is optional. */
  required?: string
  localized?: boolean
  admin?: TextField['admin']
}

/** A web address or a path of this site. */
export function addressField({ name, required, localized = false, admin }: Options): TextField {
  return {
    name,
    type: 'text',
    localized,
    required: Boolean(required),
    maxLength: 2000,
    validate: (value: unknown) => {
      if (!value) return required ?? true
      return isLinkAddress(value) || 'Start with https://, http:// or /.'
    },
    admin,
  }
}
