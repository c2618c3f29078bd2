'use client'

import { useId } from 'react'
import { useAdminText } from '../../../admin/use-admin-text'
import type { PageWidth } from '../../widths'
import styles from './width-choice.module.css'

type WidthChoiceProps = {
  widths: readonly PageWidth[]
  /** None while the width is free. */
  chosen: PageWidth | null
  onChoose: (width: PageWidth) => void
}

/** Chooses the device whose width pages are shown at. */
export function WidthChoice({ widths, chosen, onChoose }: WidthChoiceProps) {
  const t = useAdminText()
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{t('previews:width')}</legend>
      {widths.map((one) => (
        <label key={one.name}>
          <input type="radio" name={name} checked={one === chosen} onChange={() => onChoose(one)} />
          <span>
            {t(`previews:${one.name}`)} <small>{one.width}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
