import { keysOf } from '@/lib/typed-keys'
import { classNames } from './class-names'
import styles from './icon.module.css'

/** Drawn on a 20 x 20 grid with one stroke width and square line caps. */
const strokes = {
  search: 'M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5ZM12.9 12.9l4.1 4.1',
  menu: 'M2 7h16M2 13h16',
  pages: 'M2.75 3.75h5v12.5h-5zM10.75 5h6.5M10.75 10h6.5M10.75 15h6.5',
  close: 'm4.5 4.5 11 11M15.5 4.5l-11 11',
  arrow: 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  back: 'M16 10H4m4.5-4.5L4 10l4.5 4.5',
  chevron: 'm5 7.5 5 5 5-5',
  pause: 'M7 4.5v11M13 4.5v11',
  mail: 'M2.75 4.75h14.5v10.5H2.75zM3 5l7 6 7-6',
  phone:
    'M6.6 2.9 4 4c-.8.3-1.2 1.1-1.1 1.9.7 5.9 5.3 10.5 11.2 11.2.8.1 1.6-.3 1.9-1.1l1.1-2.6-3.7-2.2-1.9 1.7c-1.9-.9-3.5-2.5-4.4-4.4l1.7-1.9Z',
  chat: 'M2.75 3.75h14.5v10H9l-3.5 3.5v-3.5H2.75z',
  up: 'M10 16V4M5.5 8.5 10 4l4.5 4.5',
  check: 'm4 10.5 4 4 8-9',
  warning: 'M10 3 18 16.75H2ZM10 8v4.25M10 13.75v1.25',
  download: 'M10 2.5v11M5.5 9.25 10 13.75l4.5-4.5M3.5 17h13',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  rotate: 'M15.5 10a5.75 5.75 0 1 1-2-4.4l2 1.900M15.5 3v4.5H11',
  print: 'M5.5 7V3h9v4M5.5 14h-3V7h15v7h-3M5.5 11.5h9V17h-9z',
  lock: 'M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3M10 12v2',
  external: 'M11 3.5h5.5V9M16.5 3.5 9 11M14.5 11.5v5h-11v-11h5',
} as const

const shapes = {
  play: 'M6.5 3.6v12.8L17 10Z',
  linkedin:
    'M3 7.6h2.9V17H3zM4.45 3a1.65 1.65 0 1 1 0 3.3 1.65 1.65 0 0 1 0-3.3ZM7.8 7.6h2.8v1.3c.4-.8 1.4-1.5 2.8-1.5 2.9 0 3.6 1.8 3.6 4.4V17h-2.9v-4.6c0-1.3-.3-2.4-1.7-2.4s-1.7 1.1-1.7 2.3V17H7.8Z',
  x: 'M2.6 3h4.3l3.7 5.050L14.9 3h1.9l-5.3 6.250L17.6 17h-4.3l-4-5.450L4.5 17H2.6l5.7-6.7ZM5.2 4.4l8.8 11.2h1.1L6.3 4.4Z',
  facebook:
    'M11.3 17.5V11h2.4l.400-2.8h-2.8V6.5c0-.8.3-1.4 1.5-1.4h1.5V2.6c-.3 0-1.2-.1-2.2-.1-2.2 0-3.7 1.3-3.7 3.7v2H6V11h2.4v6.5Z',
  youtube:
    'M4 4.2h12a2.5 2.5 0 0 1 2.5 2.5v6.6a2.5 2.5 0 0 1-2.5 2.5H4a2.5 2.5 0 0 1-2.5-2.5V6.7A2.5 2.5 0 0 1 4 4.2Zm4.3 3.1v5.4L12.9 10Z',
  wechat:
    'M7.7 3C4.3 3 1.6 5.2 1.6 8c0 1.6.9 3 2.3 3.9l-.6 1.9 2.2-1.1c.6.2 1.3.3 2 .3-.1-.4-.2-.8-.2-1.2 0-2.8 2.7-4.9 6-5h.3C13.1 4.6 10.7 3 7.7 3ZM5.6 5.7a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6Zm4.2 0a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6Zm3.6 1.9c-2.8 0-5.1 1.8-5.1 4.2s2.3 4.2 5.1 4.2c.6 0 1.2-.1 1.7-.2l1.8.9-.5-1.6c1.2-.8 2-2 2-3.3 0-2.4-2.2-4.2-5-4.2Zm-1.7 2.2a.7.7 0 1 1 0 1.4.7.7 0 0 1 0-1.4Zm3.4 0a.7.7 0 1 1 0 1.4.7.7 0 0 1 0-1.4Z',
} as const

export type IconName = keyof typeof strokes | keyof typeof shapes

export const iconNames: IconName[] = [...keysOf(strokes), ...keysOf(shapes)]

type IconProps = { name: IconName; small?: boolean; label?: string; className?: string }

/** Decorative without a label: the text beside it, or the control's label, describes it. */
export function Icon({ name, small, label, className }: IconProps) {
  return (
    <svg
      className={classNames(small ? styles.small : styles.icon, className)}
      viewBox="0 0 20 20"
      // Only what applies, since attributes without a value are in the data of the page as well.
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isShape(name) ? (
        <path className={styles.shape} fillRule="evenodd" d={shapes[name]} />
      ) : (
        <path className={styles.stroke} d={strokes[name]} />
      )}
    </svg>
  )
}

function isShape(name: IconName): name is keyof typeof shapes {
  return name in shapes
}
