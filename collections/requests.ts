import type { CollectionConfig, Field, TextareaField, TextField } from 'payload'
import { administrators, inboxStaff } from '@/cms/access/roles'
import { idField } from '@/cms/fields/id-field'
import { savedByField } from '@/cms/fields/saved-by-field'
import { clampReads } from '@/cms/hooks/clamp-reads'
import { refuseStaleEdits } from '@/cms/hooks/refuse-stale-edits'
import { deliveryEndpoints } from '@/cms/inquiries/delivery-endpoints'
import { inquiryEndpoints } from '@/cms/inquiries/endpoints'
import { removeRelatedDataAfterDelete, queueJobsWhenNotSpam } from '@/cms/inquiries/hooks'
import { excludeSpam } from '@/cms/inquiries/inbox-list'
import { ownerField } from '@/cms/inquiries/owner-field'
import { siteLabels } from '@/cms/site-labels'
import { siteIds } from '@/i18n/locales'
import { sanitizeLines, sanitizeLine } from '@/lib/sanitize-text'
import { safePath } from '@/lib/safe-path'
import { inquiryKinds, inquiryStatuses } from '@/lib/inquiries/kinds'
import { type Label, translated } from '@/cms/texts'

const nobody = () => false

const hiddenInForm = { Field: '/src/cms/inquiries/admin/hidden-field#HiddenField' }

/** A field as it was sent: read-only, and shown in the content above the form instead of in it. */
const readOnlyField = {
  access: { create: nobody, update: nobody },
  admin: { readOnly: true, components: hiddenInForm },
} as const

const panel = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: `/src/cms/inquiries/admin/${component}` },
  },
})

/** Cleans stored values on read: older or imported inquiries were not validated like new ones. */
const cleanOnRead = (clean: (text: string) => string | null) => ({
  hooks: {
    afterRead: [({ value }: { value?: unknown }) => (typeof value === 'string' ? clean(value) : value)],
  },
})

const line = (name: string, label?: Label): TextField => ({
  name,
  type: 'text',
  ...(label && { label }),
  ...readOnlyField,
  ...cleanOnRead(sanitizeLine),
})
const lines = (name: string, label?: Label): TextareaField => ({
  name,
  type: 'textarea',
  ...(label && { label }),
  ...readOnlyField,
  ...cleanOnRead(sanitizeLines),
})
const day = (name: string, label: Label): Field => ({ ...line(name, label) })

/** Inquiries of visitors: contact and service requests and messages, in one inbox (S1 2.4, S2 2.16-2.18, 3). */
export const requests: CollectionConfig = {
  slug: 'requests',
  // `Request` is a global type of the platform.
  typescript: { interface: 'Inquiry' },
  labels: { singular: translated('content:request'), plural: translated('content:requests') },
  admin: {
    group: translated('groups:requests'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'status', 'kind', 'sender', 'company', 'site', 'owner', 'createdAt'],
    listSearchableFields: ['reference', 'sender', 'email', 'company', 'content', 'serialNumber'],
    baseFilter: ({ req }) => excludeSpam(req.query),
    components: { beforeListTable: ['/src/cms/inquiries/admin/list#InboxList'] },
  },
  defaultSort: '-createdAt',
  access: { read: inboxStaff, create: nobody, update: inboxStaff, delete: administrators },
  hooks: {
    beforeOperation: [clampReads],
    beforeChange: [refuseStaleEdits],
    afterChange: [queueJobsWhenNotSpam],
    afterDelete: [removeRelatedDataAfterDelete],
  },
  endpoints: [...inquiryEndpoints, ...deliveryEndpoints],
  versions: false,
  disableDuplicate: true,
  fields: [
    idField,
    panel('handling', 'handling#Handling'),
    panel('submission', 'inquiry-content#InquiryContent'),
    panel('deliveries', 'deliveries#Deliveries'),
    panel('erasure', 'erasure#Erasure'),
    { name: 'reference', type: 'text', required: true, unique: true, index: true, ...readOnlyField },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: inquiryKinds.map((value) => ({ value, label: translated(`inquiryKinds:${value}`) })),
      ...readOnlyField,
    },
    {
      name: 'site',
      type: 'select',
      required: true,
      index: true,
      options: siteIds.map((value) => ({ value, label: siteLabels[value] })),
      ...readOnlyField,
    },
    {
      name: 'via',
      type: 'select',
      required: true,
      options: [
        { value: 'form', label: translated('content:viaForm') },
        { value: 'contract', label: translated('content:viaInterface') },
      ],
      ...readOnlyField,
    },
    // Mails append it to the site's origin, so it must be a path of the site.
    { ...line('page'), ...cleanOnRead(safePath) },
    {
      ...line('sender'),
      admin: {
        ...readOnlyField.admin,
        components: { ...hiddenInForm, Cell: '/src/cms/inquiries/admin/cells#SenderCell' },
      },
    },
    line('prefix'),
    line('firstName'),
    line('lastName'),
    line('name'),
    { ...line('email'), index: true },
    line('mobile', translated('content:telephone')),
    {
      ...line('company'),
      admin: {
        ...readOnlyField.admin,
        components: { ...hiddenInForm, Cell: '/src/cms/inquiries/admin/cells#CompanyCell' },
      },
    },
    line('position'),
    line('continent', translated('content:region')),
    line('country'),
    line('province'),
    line('city'),
    lines('content'),
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      index: true,
      ...readOnlyField,
    },
    lines('productName', translated('content:sentProducts')),
    line('quantity'),
    line('destination', translated('content:destination')),
    line('model'),
    line('serialNumber'),
    lines('specificProblem'),
    day('whetherFirstUnpack', translated('content:unpackedOn')),
    day('purchaseDate', translated('content:purchasedOn')),
    day('installedDate', translated('content:installedOn')),
    {
      name: 'file',
      type: 'relationship',
      relationTo: 'request-files',
      label: translated('content:attachment'),
      ...readOnlyField,
    },
    {
      name: 'subscription',
      type: 'checkbox',
      defaultValue: false,
      label: translated('content:agreedToNews'),
      ...readOnlyField,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: inquiryStatuses.map((value) => ({ value, label: translated(`inquiryStatuses:${value}`) })),
      admin: {
        position: 'sidebar',
        isClearable: false,
        components: { Cell: '/src/cms/inquiries/admin/cells#StatusCell' },
      },
    },
    ownerField,
    {
      name: 'note',
      type: 'textarea',
      maxLength: 5000,
      label: translated('content:internalNote'),
      admin: { position: 'sidebar', description: translated('content:internalNoteHelp') },
    },
    // The idempotency key: an inquiry with the same key and content is a repetition.
    { name: 'attempt', type: 'text', index: true, hidden: true, ...readOnlyField },
    {
      name: 'erasedAt',
      type: 'date',
      label: translated('content:dataErased'),
      ...readOnlyField,
    },
    savedByField,
  ],
}
