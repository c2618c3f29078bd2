const longest = 150
/** What some system cannot have in a name, or takes for a folder. */
const forbidden = /[\p{C}<>:"/\\|?*]/gu

/** Names for files that stand in one folder: every system takes them, and none is there twice. */
export function fileNames(wanted: string[]): string[] {
  const taken = new Set<string>()
  return wanted.map((name) => {
    const [stem, ending] = split(tidy(name))
    let free = stem + ending
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`
    taken.add(free.toLowerCase())
    return free
  })
}

function tidy(name: string): string {
  const tidied = name.toWellFormed().normalize('NFC').replace(forbidden, '_').replace(/\s+/g, ' ')
  return tidied.replace(/^[. ]+|[. ]+$/g, '') || '_'
}

function split(name: string): [stem: string, ending: string] {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - ending.length)
  return [Array.from(stem).slice(0, longest).join(''), ending]
}
