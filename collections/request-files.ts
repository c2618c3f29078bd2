import type { CollectionConfig } from 'payload'
import { administrators, inboxStaff } from '@/cms/access/roles'
import { idField } from '@/cms/fields/id-field'
import { attachmentEndpoint } from '@/cms/inquiries/attachments/endpoint'
import { clampReads } from '@/cms/hooks/clamp-reads'
import { translated } from '@/cms/texts'

const nobody = () => false

/** Attachments of inquiries: not public, and readable for inbox staff only. */
export const requestFiles: CollectionConfig = {
  slug: 'request-files',
  labels: { singular: translated('content:attachment'), plural: translated('content:attachments') },
  admin: { group: translated('groups:requests'), useAsTitle: 'originalName', hidden: true },
  access: { read: inboxStaff, create: nobody, update: nobody, delete: administrators },
  hooks: { beforeOperation: [clampReads] },
  endpoints: [attachmentEndpoint],
  versions: false,
  disableDuplicate: true,
  upload: { pasteURL: false, crop: false, focalPoint: false },
  fields: [
    idField,
    // A secret reference: whoever knows it can attach the file to one inquiry.
    { name: 'reference', type: 'text', required: true, unique: true, index: true, hidden: true },
    { name: 'originalName', type: 'text', admin: { readOnly: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'clean', label: translated('content:checked') },
        { value: 'unchecked', label: translated('content:unchecked') },
        { value: 'waiting', label: translated('content:waitingForScanner') },
        { value: 'quarantined', label: translated('content:quarantined') },
      ],
    },
    // A PDF with scripts, launch actions or embedded files; the inbox shows a warning.
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: false,
      label: translated('content:activeContent'),
      admin: { readOnly: true },
    },
    /** The id of the inquiry; plain text instead of a relation, so that neither blocks deleting the other. */
    { name: 'request', type: 'text', index: true, admin: { readOnly: true } },
  ],
}
