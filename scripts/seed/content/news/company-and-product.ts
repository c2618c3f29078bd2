import type { NewsSeed } from '../types'

/** The company's and the products' news, the newest first. */
export const companyAndProductNews: NewsSeed[] = []
