import type { ReactNode } from 'react'
import { splitModel, splitName } from '@/lib/model-title'
import styles from './model-title.module.css'
import { unbroken } from './unbroken'

type ModelTitleProps = { name: string; model?: string; show?: (text: string) => ReactNode }

/** The title of a product card: the model, and the rest of the name in smaller type on a line of its own. */
export function ModelTitle({ name, model, show = unbroken }: ModelTitleProps) {
  const parts = splitModel(name) ?? (model ? partsOf(name, model) : null)
  if (!parts) return show(name)
  return (
    <>
      {show(parts.model)} <span className={styles.rest}>{show(parts.rest)}</span>
    </>
  )
}

function partsOf(name: string, model: string) {
  const { large, small } = splitName(name, model)
  return small ? { model: large, rest: small } : null
}
