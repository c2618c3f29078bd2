import { asObject, isObject, type Values } from '@/lib/unknown-values'
import { refuseCell } from '../tables/cell-error'

/** The nodes that the editor supports (rich-text/editor.ts); with any other node the form does not open. */
const nodeTypes = new Set([
  'root',
  'paragraph',
  'text',
  'linebreak',
  'tab',
  'heading',
  'list',
  'listitem',
  'quote',
  'horizontalrule',
  'link',
  'autolink',
  'upload',
  'table',
  'tablerow',
  'tablecell',
  'block',
])

/** The state of the editor as JSON, its keys sorted, so that equal texts are equal bytes. */
export function readRichText(value: unknown): string {
  return value == null ? '' : JSON.stringify(sorted(value))
}

/** JSON of the editor's state, or plain text with one paragraph per line. */
export function toRichText(text: string): unknown {
  if (text.includes('\0')) refuseCell('table:badCharacter')
  if (!text.trimStart().startsWith('{')) return fromPlainText(text)
  const state = parse(text)
  const root = state?.root
  if (!isObject(root) || root.type !== 'root') {
    refuseCell('table:noRoot')
  }
  refuseUnknownNodes(root)
  return state
}

/** The pictures in a text. Links are not checked: pages show a link without a document as plain text. */
export function picturesOfText(value: unknown): string[] {
  return picturesOfNode(asObject(asObject(value).root))
}

function picturesOfNode(node: Values): string[] {
  const { type, value } = node
  const own = type === 'upload' ? [String(value)] : []
  return [...own, ...childrenOf(node).flatMap(picturesOfNode)]
}

function refuseUnknownNodes(node: Values): void {
  if (typeof node.type !== 'string' || !nodeTypes.has(node.type)) {
    refuseCell('table:unknownNode', { type: String(node.type) })
  }
  for (const child of childrenOf(node)) refuseUnknownNodes(child)
}

function childrenOf({ children }: Values): Values[] {
  if (children === undefined) return []
  if (!Array.isArray(children) || !children.every(isObject)) {
    refuseCell('table:notEditorText')
  }
  return children
}

function parse(text: string): { root?: unknown } | null {
  try {
    return JSON.parse(text)
  } catch {
    refuseCell('table:brokenJson')
  }
}

function fromPlainText(text: string): unknown {
  const paragraphs = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  return {
    root: blockNode(
      'root',
      paragraphs.map((line) => blockNode('paragraph', [textNode(line)])),
    ),
  }
}

function blockNode(type: string, children: object[]) {
  return { type, version: 1, direction: null, format: '', indent: 0, children }
}

function textNode(text: string) {
  return { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
