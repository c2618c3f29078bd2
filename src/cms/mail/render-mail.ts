import escape from 'escape-html'

/** A block of a mail. */
export type MailBlock =
  | string
  | { link: string; label: string }
  | { items: string[] }
  /** Labels and values; a value may have several lines. */
  | { fields: [label: string, value: string][] }

/** Renders a mail as text and as HTML; user input is escaped. */
export function renderMail(blocks: MailBlock[], lang: string): { text: string; html: string } {
  return {
    text: `${blocks.map((part) => toText(part, lang)).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${escape(lang)}">
<body style="max-width: 36em; font: 16px/1.5 sans-serif">
${blocks.map(toHtml).join('\n')}
</body>
</html>
`,
  }
}

/** The separator between a label and its value, in languages that differ from English. */
const colons: Record<string, string> = { fr: '\u00a0: ', 'zh-CN': '：' }

/** User input on one line, for a header or subject. */
export function oneLine(text: string, max = 120): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > max ? `${line.slice(0, max)}…` : line
}

function toText(part: MailBlock, lang: string): string {
  if (typeof part === 'string') return part
  if ('link' in part) return `${part.label}\n${part.link}`
  if ('items' in part) return part.items.map((item) => `- ${item}`).join('\n')
  const colon = colons[lang] ?? ': '
  return part.fields.map(([label, value]) => `${label}${colon}${value.replaceAll('\n', '\n  ')}`).join('\n')
}

function toHtml(part: MailBlock): string {
  if (typeof part === 'string') return `<p>${escape(part)}</p>`
  if ('link' in part) {
    const [link, label] = [escape(part.link), escape(part.label)]
    return `<p><a href="${link}">${label}</a></p>\n<p style="word-break: break-all">${link}</p>`
  }
  if ('items' in part) return `<ul>${part.items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`
  const rows = part.fields.map(
    ([label, value]) => `<tr>
<th style="text-align: left; vertical-align: top; padding: 4px 16px 4px 0; font-weight: normal; color: #555">${escape(label)}</th>
<td style="vertical-align: top; padding: 4px 0; white-space: pre-wrap; overflow-wrap: anywhere">${escape(value)}</td>
</tr>`,
  )
  return `<table style="border-collapse: collapse">\n${rows.join('\n')}\n</table>`
}
