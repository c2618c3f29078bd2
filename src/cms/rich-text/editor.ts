import type { Field, FieldAffectingData } from 'payload'
import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { linkableCollections } from '@/lib/linkable'
import { gapsField } from '../fields/gaps-field'
import { checkTextLink } from '../fields/link-address'
import { tableFeature } from './table-feature'

/** The editor's features; `src/lib/rich-text.ts` supports exactly these. */
export const richText = lexicalEditor({
  features: () => [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    tableFeature(),
    LinkFeature({ enabledCollections: [...linkableCollections], maxDepth: 0, fields: withChecks }),
    UploadFeature({ enabledCollections: ['media'], maxDepth: 0 }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

type LinkFields = { defaultFields: FieldAffectingData[] }

function withChecks({ defaultFields }: LinkFields): Field[] {
  const checked = defaultFields.map((field) =>
    field.name === 'url' && field.type === 'text' ? { ...field, validate: checkTextLink } : field,
  )
  return [...(checked as Field[]), gapsField('TextLinkGaps')]
}
