import type { FieldAffectingData } from 'payload'
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
import { checkTextLink } from '../fields/link-field'

/** What editors may write; to-html.ts knows exactly these. */
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
    LinkFeature({ enabledCollections: [...linkableCollections], maxDepth: 0, fields: withCheckedAddress }),
    UploadFeature({ enabledCollections: ['media'], maxDepth: 0 }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

type LinkFields = { defaultFields: FieldAffectingData[] }

function withCheckedAddress({ defaultFields }: LinkFields): FieldAffectingData[] {
  return defaultFields.map((field) =>
    field.name === 'url' && field.type === 'text' ? { ...field, validate: checkTextLink } : field,
  )
}
