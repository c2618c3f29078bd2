import type { ComponentProps, ReactNode } from 'react'

import styles from './button.module.css'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'

type ButtonStyle = {
  variant?: 'primary' | 'outline'
  small?: boolean
  /** The arrow that moves on hover, for links that lead on. */
  arrow?: boolean
  icon?: IconName
  children: ReactNode
}

type ButtonProps = ButtonStyle & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string }

/** A busy button keeps its width and focus, and ignores clicks and submits. */
export function Button({ variant, small, arrow, icon, busy, busyLabel, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : (rest.type ?? 'button')}
      onClick={busy ? undefined : rest.onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonProps({ variant, small, className: rest.className })}
    >
      <ButtonContent arrow={arrow} icon={icon} busyLabel={busy ? busyLabel : undefined}>
        {children}
      </ButtonContent>
    </button>
  )
}

export function ButtonLink({
  variant,
  small,
  arrow,
  icon,
  children,
  ...rest
}: ButtonStyle & ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={buttonProps({ variant, small, className: rest.className })}>
      <ButtonContent arrow={arrow} icon={icon}>
        {children}
      </ButtonContent>
    </a>
  )
}

/** A square button or link with an icon only; the label is its accessible name. */
export function IconButton({
  icon,
  label,
  ...rest
}: ComponentProps<'button'> & { icon: IconName; label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(styles.square, rest.className)}>
      <Icon name={icon} />
    </button>
  )
}

function ButtonContent({ arrow, icon, busyLabel, children }: ButtonStyle & { busyLabel?: string }) {
  return (
    <>
      <span className={styles.face} data-hidden={busyLabel ? true : undefined}>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
        {arrow && <Icon name="arrow" className={styles.arrow} />}
      </span>
      {busyLabel && <span className={styles.busy}>{busyLabel}</span>}
    </>
  )
}

function buttonProps({
  variant,
  small,
  className,
}: {
  variant?: string
  small?: boolean
  className?: string
}) {
  return classNames(styles.button, variant === 'outline' && styles.outline, small && styles.small, className)
}
