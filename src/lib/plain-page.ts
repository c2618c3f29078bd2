import escapeHtml from 'escape-html'

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:40rem;margin:15vh auto;padding:0 1.5rem;color:#1a1a1a}' +
  'h1{font-size:1.75rem;line-height:1.25}a{color:#0b4f8a}'

type PlainPage = {
  lang: string
  heading: string
  /** Follows the heading in the title of the window. */
  company?: string
  /** HTML. */
  content: string[]
}

/** A page without scripts and files, for when there is no other. */
export function plainPage({ lang, heading, company, content }: PlainPage): string {
  const title = escapeHtml(company ? `${heading} | ${company}` : heading)
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${content.join('\n')}
</main>
</body>
</html>
`
}
