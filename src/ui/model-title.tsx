import type { ReactNode } from 'react'
import { splitModel } from '@/lib/model-title'
import styles from './model-title.module.css'
import { unbroken } from './unbroken'

type ModelTitleProps = { name: string; show?: (text: string) => ReactNode }

/** The title of a product card: a model never breaks, and what follows it in Chinese has a line of its own. */
export function ModelTitle({ name, show = unbroken }: ModelTitleProps) {
  const parts = splitModel(name)
  if (!parts) return show(name)
  return (
    <>
      {show(parts.model)} <span className={styles.rest}>{show(parts.rest)}</span>
    </>
  )
}
