/** What visitors send: for a quote or in general (type 1 of S2 9), for service (type 2), or from the footer (S1 2.4). */
export const requestKinds = ['contact', 'service', 'message'] as const

export type RequestKind = (typeof requestKinds)[number]

export const requestKindLabels: Record<RequestKind, string> = {
  contact: 'Contact request',
  service: 'Service request',
  message: 'Message',
}

export const requestStatuses = ['new', 'progress', 'done', 'spam'] as const

export type RequestStatus = (typeof requestStatuses)[number]

export function isRequestStatus(value: unknown): value is RequestStatus {
  return requestStatuses.includes(value as RequestStatus)
}

export const requestStatusLabels: Record<RequestStatus, string> = {
  new: 'New',
  progress: 'In progress',
  done: 'Done',
  spam: 'Spam',
}
