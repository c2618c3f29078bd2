import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../../../.dependency-cruiser.cjs'

const rules = (config.forbidden ?? []).flatMap((rule) =>
  rule.name?.startsWith('layer ') && 'to' in rule && 'pathNot' in rule.to
    ? [{ from: rule.name.slice('layer '.length), allowed: [rule.to.pathNot ?? []].flat() }]
    : [],
)

/** A pattern of the rules as the table writes it: `^src/(lib|i18n)/` is `lib`, `i18n`. */
function namesOf(pattern: string): string[] {
  const plain = pattern
    .replace(/^\^(?:src\/)?/, '')
    .replaceAll(/\(\[\^\/\]\+\)|\$1/g, '<x>')
    .replaceAll('[^/]+', '*')
    .replaceAll('\\', '')
    .replace(/[/.]$/, '')
  const [, before = '', choices, after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(plain) ?? []
  return choices === undefined ? [plain] : choices.split('|').map((choice) => before + choice + after)
}

const quoted = (patterns: string[]) =>
  patterns
    .flatMap(namesOf)
    .map((name) => `\`${name}\``)
    .join(', ')

test('the layers in the architecture document are those of the dependency rules', () => {
  const table = readFileSync('docs/architecture.md', 'utf8').split('## Layers')[1]?.split('\n## ')[0] ?? ''
  const rows = [...table.matchAll(/^\| (`.*?) *\| (.*?) *\|$/gm)].map(([, from, allowed]) => [from, allowed])
  expect(rows).toEqual(rules.map(({ from, allowed }) => [quoted([from]), quoted(allowed)]))
})
