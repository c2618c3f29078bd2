import type { ReactNode } from 'react'

import { keysOf } from '@/lib/typed-keys'
import styles from './flag.module.css'

const across = ({ colours }: { colours: string[] }) =>
  colours.map((colour, index) => <path key={colour} fill={colour} d={`M0 ${index * 5}h22v5H0z`} />)

const upright = ({ colours }: { colours: string[] }) =>
  colours.map((colour, index) => (
    <path key={colour} fill={colour} d={`M${(index * 22) / 3} 0h${22 / 3}v15h-${22 / 3}z`} />
  ))

const star = 'm0-1 .225.691h.726l-.588.427.225.691L0 .382l-.588.427.225-.691-.588-.427h.726Z'

const flags = {
  gb: (
    <>
      <path fill="#012169" d="M0 0h22v15H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 22 15M22 0 0 15" />
      <path stroke="#c8102e" strokeWidth="1.1" d="m0 0 22 15M22 0 0 15" />
      <path stroke="#fff" strokeWidth="5" d="M11 0v15M0 7.5h22" />
      <path stroke="#c8102e" strokeWidth="3" d="M11 0v15M0 7.5h22" />
    </>
  ),
  us: (
    <>
      <path fill="#fff" d="M0 0h22v15H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.154"
        d="M0 .577h22M0 2.885h22M0 5.192h22M0 7.5h22M0 9.808h22M0 12.115h22M0 14.423h22"
      />
      <path fill="#3c3b6e" d="M0 0h9.5v8.077H0z" />
      <path
        stroke="#fff"
        strokeLinecap="round"
        strokeDasharray="0 1.9"
        d="M1 1.3h8M1.95 2.7h7M1 4.05h8M1.95 5.4h7M1 6.75h8"
      />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h22v15H0z" />
      <path fill="#f1bf00" d="M0 3.75h22v7.5H0z" />
      <path fill="#aa151b" d="M4.8 5.6h3v2.6a1.5 1.5 0 0 1-3 0Z" />
    </>
  ),
  fr: upright({ colours: ['#0b2a6f', '#fff', '#d8232f'] }),
  it: upright({ colours: ['#008c45', '#f4f5f0', '#cd212a'] }),
  de: across({ colours: ['#000', '#d00', '#ffce00'] }),
  ru: across({ colours: ['#fff', '#0039a6', '#d52b1e'] }),
  cn: (
    <>
      <path fill="#d8232a" d="M0 0h22v15H0z" />
      <g fill="#ffde00">
        <path transform="translate(4 4.3) scale(2.5)" d={star} />
        <path transform="translate(7.7 1.7) rotate(24) scale(.9)" d={star} />
        <path transform="translate(9.1 3.4) rotate(45) scale(.9)" d={star} />
        <path transform="translate(9.1 5.5) scale(.9)" d={star} />
        <path transform="translate(7.7 7.2) rotate(20) scale(.9)" d={star} />
      </g>
    </>
  ),
  pt: (
    <>
      <path fill="#d8202e" d="M0 0h22v15H0z" />
      <path fill="#066b3a" d="M0 0h8.8v15H0z" />
      <circle cx="8.8" cy="7.5" r="3" fill="#ffcd00" />
      <path fill="#d8202e" d="M7.3 6h3v2.2a1.5 1.5 0 0 1-3 0Z" />
      <path fill="#fff" d="M8.1 6.7h1.4v1.5a.7.7 0 0 1-1.4 0Z" />
    </>
  ),
  jp: (
    <>
      <path fill="#fff" d="M0 0h22v15H0z" />
      <circle cx="11" cy="7.5" r="4.5" fill="#bc002d" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type FlagCode = keyof typeof flags | 'globe'

export const flagCodes: FlagCode[] = [...keysOf(flags), 'globe']

/** Decorative, since a language name or code is always beside it; a globe for codes without a flag. */
export function Flag({ code }: { code: string }) {
  if (!isFlag(code)) return <Globe />
  return (
    <svg className={styles.flag} viewBox="0 0 22 15" aria-hidden focusable="false">
      {flags[code]}
      <path className={styles.edge} d="M.5.5h21v14H.5z" />
    </svg>
  )
}

function Globe() {
  return (
    <svg className={styles.globe} viewBox="0 0 22 15" aria-hidden focusable="false">
      <circle cx="11" cy="7.5" r="6.75" />
      <path d="M4.25 7.5h13.5M11 .75c3.8 4 3.8 9.5 0 13.5-3.8-4-3.8-9.5 0-13.5Z" />
    </svg>
  )
}

function isFlag(code: string): code is keyof typeof flags {
  return code in flags
}
