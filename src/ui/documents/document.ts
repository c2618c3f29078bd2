export type { DocumentView, DocumentWords } from '@/lib/document'
