import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** The message keys used in the sources: exact keys, and patterns for composed keys. */
export type Usage = { keys: Set<string>; patterns: RegExp[] }

const sources = globSync('src/**/*.{ts,tsx}').map((name) => ({ name, text: readFileSync(name, 'utf8') }))

/** Texts that the calls of translators in src name, as `namespace.key`. */
export function usageInSources(): Usage {
  return usageIn(sources)
}

/** The part of it in client components. */
export function usageInClientComponents(): Usage {
  return usageIn(sources.filter(({ text }) => !text.includes('translator(')))
}

/** The namespaces that client components name. */
export function clientNamespaces(): Set<string> {
  const calls = sources.flatMap(({ text }) => [...text.matchAll(/useTranslations\('([\w.]+)'\)/g)])
  return new Set(calls.map(([, namespace = '']) => namespace))
}

function usageIn(files: typeof sources): Usage {
  const usage: Usage = { keys: new Set(), patterns: [] }
  for (const { name, text } of files) collect(name, text, usage)
  return usage
}

function collect(file: string, text: string, usage: Usage) {
  if (!/translator\(|useTranslations\(|Translate</.test(text)) return
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const translators = new Map<string, Set<string>>()
  visit(source, (node) => remember(node, translators))
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || !node.arguments[0]) return
    for (const feature of featuresCalled(node.expression, translators))
      note(feature, node.arguments[0], usage)
  })
}

/** `const t = translator(site, 'news')`, `useTranslations('news')` and `t: Translate<'news'>`. */
function remember(node: ts.Node, translators: Map<string, Set<string>>) {
  if (!(ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertySignature(node))) return
  const made = 'initializer' in node && node.initializer ? featureMade(node.initializer) : null
  const feature = made ?? /^Translate<'([\w.]+)'>$/.exec(node.type?.getText() ?? '')?.[1]
  if (!feature) return
  const name = node.name.getText()
  translators.set(name, (translators.get(name) ?? new Set()).add(feature))
}

/** Features of the called translator: by its variable, or created inline; includes `t.rich` and similar. */
function featuresCalled(called: ts.Expression, translators: Map<string, Set<string>>): Iterable<string> {
  const translator = ts.isPropertyAccessExpression(called) ? called.expression : called
  const made = featureMade(translator)
  return made ? [made] : (translators.get(translator.getText()) ?? [])
}

function featureMade(node: ts.Node): string | null {
  if (!ts.isCallExpression(node)) return null
  const place = { translator: 1, useTranslations: 0 }[node.expression.getText()]
  const feature = place === undefined ? undefined : node.arguments[place]
  return feature && ts.isStringLiteral(feature) ? feature.text : null
}

function note(feature: string, key: ts.Expression, usage: Usage) {
  visit(key, (node) => {
    if (ts.isStringLiteralLike(node)) usage.keys.add(`${feature}.${node.text}`)
    if (ts.isTemplateExpression(node)) usage.patterns.push(patternOf(feature, node))
  })
}

function patternOf(feature: string, { head, templateSpans }: ts.TemplateExpression): RegExp {
  const rest = templateSpans.map(({ literal }) => `[\\w.-]+${escaped(literal.text)}`)
  return new RegExp(`^${feature}\\.${escaped(head.text)}${rest.join('')}$`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function visit(node: ts.Node, see: (node: ts.Node) => void) {
  see(node)
  ts.forEachChild(node, (child) => visit(child, see))
}
