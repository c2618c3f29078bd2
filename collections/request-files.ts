import type { CollectionConfig } from 'payload'
import { administrators, inboxStaff } from '@/cms/access/roles'
import { idField } from '@/cms/fields/id-field'
import { attachmentEndpoint } from '@/cms/requests/attachments/endpoint'
import { clampReads } from '@/cms/hooks/clamp-reads'

const nobody = () => false

/** What visitors attach to requests; outside the public area, and open to those who see the inbox. */
export const requestFiles: CollectionConfig = {
  slug: 'request-files',
  labels: { singular: 'Attachment', plural: 'Attachments' },
  admin: { group: 'Requests', useAsTitle: 'originalName', hidden: true },
  access: { read: inboxStaff, create: nobody, update: nobody, delete: administrators },
  hooks: { beforeOperation: [clampReads] },
  endpoints: [attachmentEndpoint],
  versions: false,
  disableDuplicate: true,
  upload: { pasteURL: false, crop: false, focalPoint: false },
  fields: [
    idField,
    // Who knows it may attach the file to a request, once.
    { name: 'reference', type: 'text', required: true, unique: true, index: true, hidden: true },
    { name: 'originalName', type: 'text', admin: { readOnly: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'clean', label: 'Checked' },
        { value: 'unchecked', label: 'Not checked for viruses' },
        { value: 'waiting', label: 'Waiting for the virus scanner' },
        { value: 'quarantined', label: 'In quarantine' },
      ],
    },
    // Of a PDF: scripts, programs to start, files within it. The inbox warns of it.
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: false,
      label: 'Active content',
      admin: { readOnly: true },
    },
    /** The request that has it; plain text, so that neither hinders the other's removal. */
    { name: 'request', type: 'text', index: true, admin: { readOnly: true } },
  ],
}
