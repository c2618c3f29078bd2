import type { SiteId } from '@/i18n/locales'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import { chineseRequestSeeds } from './chinese'
import { continentalRequestSeeds } from './continental'
import { englishRequestSeeds } from './english'
import type { RequestSeed } from './types'

/** Inquiries of the demo (S1 2.4, S2 2.16-2.18). */
export const requestSeeds: RequestSeed[] = [
  ...chineseRequestSeeds,
  ...englishRequestSeeds,
  ...continentalRequestSeeds,
]

type Recipients = { addresses: string[]; kinds: InquiryKind[]; sites: SiteId[] }

/** The recipients of inquiries by kind and site; all others go to the address of their site. */
export const recipientSeeds: Recipients[] = [
  { addresses: ['sales@norvane.example'], kinds: ['contact'], sites: [] },
  { addresses: ['repair@norvane.example', 'parts@norvane.example'], kinds: ['service'], sites: [] },
]
