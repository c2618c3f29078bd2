import type { Field, FieldAffectingData } from 'payload'
import {
  BlockquoteFeature,
  BlocksFeature,
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
import type { Label } from '../texts'
import { payloadLabel } from '../texts/base-fields'
import { checkTextLink } from '../fields/link-address'
import { figuresBlock } from './figures-block'
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
    BlocksFeature({ blocks: [figuresBlock] }),
    LinkFeature({ enabledCollections: [...linkableCollections], maxDepth: 0, fields: linkFields }),
    UploadFeature({ enabledCollections: ['media'], maxDepth: 0 }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

type LinkFields = { defaultFields: FieldAffectingData[] }

/** Payload's labels are functions, of which it keeps what they say to the first editor after a start. */
const labels: Record<string, Label> = {
  text: payloadLabel('fields', 'textToDisplay'),
  linkType: payloadLabel('fields', 'linkType'),
  url: payloadLabel('fields', 'enterURL'),
  doc: payloadLabel('fields', 'chooseDocumentToLink'),
  newTab: payloadLabel('fields', 'openInNewTab'),
}

const linkTypes = [
  { value: 'custom', label: payloadLabel('fields', 'customURL') },
  { value: 'internal', label: payloadLabel('fields', 'internalLink') },
]

function linkFields({ defaultFields }: LinkFields): Field[] {
  const own = defaultFields.map((field) => ({
    ...field,
    label: labels[field.name ?? ''],
    ...(field.name === 'url' && { validate: checkTextLink }),
    ...(field.name === 'linkType' && {
      options: linkTypes,
      admin: { description: payloadLabel('fields', 'chooseBetweenCustomTextOrDocument') },
    }),
  }))
  return [...(own as Field[]), gapsField('TextLinkGaps')]
}
