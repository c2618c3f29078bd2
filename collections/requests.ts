import type { CollectionConfig, Field, TextareaField, TextField } from 'payload'
import { administrators, inboxStaff } from '@/cms/access/roles'
import { idField } from '@/cms/fields/id-field'
import { savedByField } from '@/cms/fields/saved-by-field'
import { clampReads } from '@/cms/hooks/clamp-reads'
import { refuseStaleEdits } from '@/cms/hooks/refuse-stale-edits'
import { deliveryEndpoints } from '@/cms/requests/delivery-endpoints'
import { requestEndpoints } from '@/cms/requests/endpoints'
import { removeTracesAfterDelete, tellWhenNoSpam } from '@/cms/requests/hooks'
import { unaskedSpam } from '@/cms/requests/inbox-list'
import { ownerField } from '@/cms/requests/owner-field'
import { siteLabels } from '@/cms/site-labels'
import { siteIds } from '@/i18n/locales'
import { inLines, inOneLine } from '@/lib/invisible'
import { ownPath } from '@/lib/own-path'
import { requestKindLabels, requestKinds, requestStatusLabels, requestStatuses } from '@/lib/requests/kinds'

const nobody = () => false

const own = { Field: '/src/cms/admin/inbox/unseen#Unseen' }

/** As it was sent: nobody changes it, and the form shows it as a letter. */
const sent = {
  access: { create: nobody, update: nobody },
  admin: { readOnly: true, components: own },
} as const

const panel = (name: string, component: string): Field => ({
  ...{ name, type: 'ui' },
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: `/src/cms/admin/${component}` },
  },
})

/** What older requests hold, or came here by another way, is shown as what is taken in now. */
const shownAs = (clean: (text: string) => string | null) => ({
  hooks: {
    afterRead: [({ value }: { value?: unknown }) => (typeof value === 'string' ? clean(value) : value)],
  },
})

const line = (name: string, label?: string): TextField => ({
  name,
  type: 'text',
  ...(label && { label }),
  ...sent,
  ...shownAs(inOneLine),
})
const lines = (name: string, label?: string): TextareaField => ({
  name,
  type: 'textarea',
  ...(label && { label }),
  ...sent,
  ...shownAs(inLines),
})
const day = (name: string, label: string): Field => ({ ...line(name, label) })

/** What visitors sent: contact and service requests and messages, in one inbox (S1 2.4, S2 2.16-2.18, 3). */
export const requests: CollectionConfig = {
  slug: 'requests',
  // `Request` is the platform's.
  typescript: { interface: 'SiteRequest' },
  labels: { singular: 'Request', plural: 'Requests' },
  admin: {
    group: 'Requests',
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'status', 'kind', 'sender', 'company', 'site', 'owner', 'createdAt'],
    listSearchableFields: ['reference', 'sender', 'email', 'company', 'content', 'serialNumber'],
    hideAPIURL: true,
    baseFilter: ({ req }) => unaskedSpam(req.query),
    components: { beforeListTable: ['/src/cms/admin/inbox/list#InboxList'] },
  },
  defaultSort: '-createdAt',
  access: { read: inboxStaff, create: nobody, update: inboxStaff, delete: administrators },
  hooks: {
    beforeOperation: [clampReads],
    beforeChange: [refuseStaleEdits],
    afterChange: [tellWhenNoSpam],
    afterDelete: [removeTracesAfterDelete],
  },
  endpoints: [...requestEndpoints, ...deliveryEndpoints],
  versions: false,
  disableDuplicate: true,
  fields: [
    idField,
    panel('handling', 'inbox/handling#Handling'),
    panel('letter', 'inbox/letter#Letter'),
    panel('deliveries', 'requests/deliveries#Deliveries'),
    panel('erasure', 'inbox/erasure#Erasure'),
    { name: 'reference', type: 'text', required: true, unique: true, index: true, ...sent },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: requestKinds.map((value) => ({ value, label: requestKindLabels[value] })),
      ...sent,
    },
    {
      name: 'site',
      type: 'select',
      required: true,
      index: true,
      options: siteIds.map((value) => ({ value, label: siteLabels[value] })),
      ...sent,
    },
    {
      name: 'via',
      type: 'select',
      required: true,
      options: [
        { value: 'form', label: 'A form of the sites' },
        { value: 'contract', label: 'The contract /f/' },
      ],
      ...sent,
    },
    // Glued to the sites' address in mails, it must not lead elsewhere.
    { ...line('page'), ...shownAs(ownPath) },
    {
      ...line('sender'),
      admin: { ...sent.admin, components: { ...own, Cell: '/src/cms/admin/inbox/cells#SenderCell' } },
    },
    line('prefix'),
    line('firstName'),
    line('lastName'),
    line('name'),
    { ...line('email'), index: true },
    line('mobile', 'Telephone'),
    {
      ...line('company'),
      admin: { ...sent.admin, components: { ...own, Cell: '/src/cms/admin/inbox/cells#CompanyCell' } },
    },
    line('position'),
    line('continent', 'Region'),
    line('country'),
    line('province'),
    line('city'),
    lines('content'),
    { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true, index: true, ...sent },
    lines('productName', 'Products, as the sender saw them'),
    line('quantity'),
    line('destination', 'Country of destination'),
    line('model'),
    line('serialNumber'),
    lines('specificProblem'),
    day('whetherFirstUnpack', 'Unpacked or delivered on'),
    day('purchaseDate', 'Purchased on'),
    day('installedDate', 'Installed on'),
    { name: 'file', type: 'relationship', relationTo: 'request-files', label: 'Attachment', ...sent },
    { name: 'subscription', type: 'checkbox', defaultValue: false, label: 'Agreed to news by mail', ...sent },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: requestStatuses.map((value) => ({ value, label: requestStatusLabels[value] })),
      admin: {
        position: 'sidebar',
        isClearable: false,
        components: { Cell: '/src/cms/admin/inbox/cells#StatusCell' },
      },
    },
    ownerField,
    {
      name: 'note',
      type: 'textarea',
      maxLength: 5000,
      label: 'Internal note',
      admin: { position: 'sidebar', description: 'The sender never sees it.' },
    },
    // What came before under the same key and with the same words is the same request.
    { name: 'attempt', type: 'text', index: true, hidden: true, ...sent },
    {
      name: 'erasedAt',
      type: 'date',
      label: 'Personal data erased',
      ...sent,
    },
    savedByField,
  ],
}
