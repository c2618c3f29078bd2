import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Modules that contain texts in all languages. */
const withTexts = /\/texts\/|\/(?:translations|site-labels|api-failures|explain-full-disk)\.ts$/
/** Modules whose texts are only logged. */
const forOperators = /\/cms\/(?:logger\.ts|file-texts\/|inquiries\/attachments\/scanner\.ts)/

/** Texts of the admin belong into `src/cms/texts`; what this finds elsewhere would be shown in one language. */
const sources = [
  ...globSync('src/cms/**/*.{ts,tsx}'),
  ...globSync('collections/**/*.ts'),
  ...globSync('globals/**/*.ts'),
  ...globSync('src/server/staff/**/*.ts'),
].filter((file) => !withTexts.test(file) && !forOperators.test(file))

/** Attributes and properties whose values are shown. */
const shown =
  /^(?:label|title|placeholder|alt|heading|body|legend|none|message|description|singular|plural|aria-label|aria-description|confirmLabel|confirmingLabel|searchNote|fault)$/

/** Names and words that are the same in every language, and replies to other programs. */
const allowed = new Set([
  // The browser tab's title of a view is one string in Payload (decision 99).
  'Table of redirects',
  'What visitors search for',
  'Upload many files',
  // Names of services.
  'LinkedIn',
  'X',
  'Facebook',
  'YouTube',
  'WeChat',
  // The subject of a reply, in the language of the sender (inquiries/reply.ts).
  'Your request',
  'Su solicitud',
  'Votre demande',
])

test('components and endpoints of the admin contain no literal texts', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.flatMap(literalTexts)).toEqual([])
})

test.each([
  ['<p>Nothing here</p>', ['Nothing here']],
  ['<a aria-label="More">{icon}</a>', ['More']],
  ['<p>{`${count} files`}</p>', ['… files']],
  ["const choice = { label: 'all' }", ['all']],
  ["refuse('invalid', 'There is no such account.')", ['There is no such account.']],
  ["<p>{isOpen ? 'Open' : t('inbox:older')}</p>", ['Open']],
  ["<div className={`${styles.row} wide`} id='new'>{t('x:y')}</div>", []],
  ['logger.warn(`the mail to ${address} was not sent`)', []],
  ["throw new Error('The storage did not answer.')", []],
])('finds the texts in %s', (source, texts) => {
  expect(textsOf('example.tsx', source).map(({ text }) => text)).toEqual(texts)
})

function literalTexts(file: string): string[] {
  return textsOf(file, readFileSync(file, 'utf8'))
    .filter(({ text }) => !allowed.has(text))
    .map(({ text, line }) => `${file}:${line} ${text}`)
}

type Found = { text: string; line: number }

function textsOf(file: string, code: string): Found[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Found[] = []
  visit(source)
  return found

  function visit(node: ts.Node): void {
    if (isForPrograms(node)) return
    const text = textOf(node)
    if (text !== null && isText(node, text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ text: text.trim().replaceAll(/\s+/g, ' '), line: line + 1 })
    }
    ts.forEachChild(node, visit)
  }
}

/** Faults of ours and the log are in English: operators read them. */
function isForPrograms(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return true
  if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) return true
  if (ts.isNewExpression(node))
    return node.expression.getText().endsWith('Error') && node.expression.getText() !== 'AppError'
  return ts.isCallExpression(node) && /(?:^|\.)(?:log|logger)\.\w+$/.test(node.expression.getText())
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
}

function isText(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) return /\p{L}/u.test(text)
  if (isComparison(node.parent)) return false
  if (isInMarkup(node) || isShownValue(node)) return /\p{L}{2}/u.test(text) && !/^[a-z]+:\w+$|[/_]/.test(text)
  return isSentence(text)
}

/** Two words, the first of them in upper case or the last with a full stop. */
function isSentence(text: string): boolean {
  return /^\P{L}*\p{Lu}\p{Ll}*[^\n:/]* \p{L}+/u.test(text) || /\p{L}+ \p{L}+[.!?]$/u.test(text)
}

/** Whether it is the value of an expression between tags, through conditions. */
function isInMarkup(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent)
  const passes =
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isParenthesizedExpression(parent)
  return passes && !isComparison(parent) && isInMarkup(parent)
}

function isComparison(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && /^(?:[!=]==?|in)$/.test(node.operatorToken.getText())
}

function isShownValue(node: ts.Node): boolean {
  const { parent } = node
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent
  const isNamed = ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)
  if (isNamed) return shown.test(holder.name.getText())
  return ts.isConditionalExpression(parent) && node !== parent.condition && isShownValue(parent)
}
