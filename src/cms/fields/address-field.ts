import type { TextField } from 'payload'
import { adminText } from '../texts'
import type { MessageKey } from '../texts/types'
import { checkLinkAddress, type Validated } from './link-address'

type Options = {
  name: string
  /** The error message of an empty field; without it the field is optional. */
  required?: MessageKey
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
    validate: (value: unknown, options: Validated) => {
      if (!value) return required ? adminText(options.req)(required) : true
      return checkLinkAddress(value, options)
    },
    admin,
  }
}
