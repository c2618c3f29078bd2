/** The company's contact details, shown beside a form as an alternative. */
export type Contact = { companyName: string; email?: string | null; phone?: string | null }
