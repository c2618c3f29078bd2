/** Certifications and approvals that buyers of medical equipment ask for. */
export const approvalKinds = ['CE', 'UKCA', 'FDA', 'NMPA', 'WHO PQS', 'ISO 13485', 'UL', 'other'] as const

export type ApprovalKind = (typeof approvalKinds)[number]
