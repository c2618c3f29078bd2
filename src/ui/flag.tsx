import styles from './flag.module.css'
import file from './flags.svg'

const { src: address }: { src: string } = file

const codes = ['gb', 'us', 'es', 'fr', 'it', 'de', 'ru', 'cn', 'pt', 'jp'] as const

export type FlagCode = (typeof codes)[number] | 'globe'

export const flagCodes: FlagCode[] = [...codes, 'globe']

/** Decorative, since a language name or code is always beside it; a globe for codes without a flag. */
export function Flag({ code }: { code: string }) {
  if (!hasFlag(code)) return <Globe />
  // All flags are views of one file, which is loaded when the first of them is visible.
  return (
    <img
      className={styles.flag}
      src={`${address}#${code}`}
      width={22}
      height={15}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

function Globe() {
  return (
    <svg className={styles.globe} viewBox="0 0 22 15" aria-hidden>
      <circle cx="11" cy="7.5" r="6.75" />
      <path d="M4.25 7.5h13.5M11 .75c3.8 4 3.8 9.5 0 13.5-3.8-4-3.8-9.5 0-13.5Z" />
    </svg>
  )
}

function hasFlag(code: string): boolean {
  return codes.some((known) => known === code)
}
