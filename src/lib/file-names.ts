const maxLength = 150
/** Characters that are invalid in file names on some system. */
const forbidden = /[\p{C}<>:"/\\|?*]/gu

/** Makes file names for one folder valid on every system and unique. */
export function fileNames(originalNames: string[]): string[] {
  const taken = new Set<string>()
  return originalNames.map((name) => {
    const [stem, extension] = split(sanitize(name))
    let candidate = stem + extension
    for (let number = 2; taken.has(candidate.toLowerCase()); number += 1)
      candidate = `${stem} (${number})${extension}`
    taken.add(candidate.toLowerCase())
    return candidate
  })
}

function sanitize(name: string): string {
  const replaced = name.toWellFormed().normalize('NFC').replace(forbidden, '_').replace(/\s+/g, ' ')
  return replaced.replace(/^[. ]+|[. ]+$/g, '') || '_'
}

function split(name: string): [stem: string, ending: string] {
  const extension = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - extension.length)
  return [Array.from(stem).slice(0, maxLength).join(''), extension]
}
