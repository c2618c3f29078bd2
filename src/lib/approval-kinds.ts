/** Markings and approvals that buyers of this field ask for. */
export const approvalKinds = ['CE', 'UKCA', 'FDA', 'NMPA', 'WHO PQS', 'ISO 13485', 'UL', 'other'] as const

export type ApprovalKind = (typeof approvalKinds)[number]
