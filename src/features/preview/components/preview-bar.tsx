'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { adminWindow, wasFollowed } from './admin-window'
import { FieldOutline } from './field-outline'
import { takeOrigins } from './marked-elements'
import styles from './preview-bar.module.css'
import type { Outcome, Shown } from './outcome'
import { useFormUpdates } from './use-form-updates'
import { useHiddenHeight } from './use-hidden-height'
import { usePreviewNavigation } from './use-preview-navigation'
import { VisitorChoice } from './visitor-choice'

type Link = { label: string; href: string }

type PreviewBarProps = {
  /** The site of the page; the form may have the texts of another one. */
  site: string
  text: string
  /** Why the page does not show the form, by reason. */
  problems: Record<Exclude<Outcome, 'shown'> | 'invalid', string>
  /** The form cannot be shown as it is; the page shows what is saved. */
  isInvalid: boolean
  labels: { clickToEdit: string; back: string; asVisitor: string }
  /** The page may have files that only distributors may open. */
  hasFiles: boolean
  /** The form of the page's document, if it has one. */
  edit: Link | null
  leave: Link
  signIn: Link
  show: (form: string) => Promise<Shown>
}

/** Keeps the page in sync with the admin's form, connects its texts with their fields, and says that it is a preview. */
export function PreviewBar(props: PreviewBarProps) {
  const { site, text, problems, isInvalid, labels, hasFiles, edit, leave, signIn, show } = props
  const [isClickToEdit, setIsClickToEdit] = useState(true)
  const outcome = useFormUpdates(show)
  const { hasForm, isFollowed } = useOpening()
  usePreviewNavigation()
  useEffect(takeOrigins, [])
  const hidden = useHiddenHeight()
  const problem = outcome === 'shown' ? (isInvalid ? 'invalid' : null) : outcome
  return (
    <aside
      className={styles.bar}
      style={{ marginBottom: hidden }}
      aria-label={text}
      data-ground="dark"
      data-preview
    >
      {isFollowed && (
        <button type="button" className={styles.action} onClick={() => window.history.back()}>
          {labels.back}
        </button>
      )}
      <p role="status">{problem ? problems[problem] : text}</p>
      {problem === 'signedOut' && (
        <a href={signIn.href} target="_blank" className={styles.action}>
          {signIn.label}
        </a>
      )}
      {hasForm && (
        <button
          type="button"
          aria-pressed={isClickToEdit}
          className={styles.action}
          onClick={() => setIsClickToEdit(!isClickToEdit)}
        >
          {labels.clickToEdit}
        </button>
      )}
      {hasFiles && <VisitorChoice label={labels.asVisitor} />}
      {edit && (isFollowed || !hasForm) && (
        <a href={edit.href} target="_top" className={styles.action}>
          {edit.label}
        </a>
      )}
      <a href={leave.href} className={styles.action}>
        {leave.label}
      </a>
      <FieldOutline isOn={hasForm && isClickToEdit} site={site} />
    </aside>
  )
}

const subscribe = () => () => undefined

/** Whether the preview is beside a form, and whether a link of another preview led here. */
function useOpening(): { hasForm: boolean; isFollowed: boolean } {
  const hasForm = useSyncExternalStore(
    subscribe,
    () => adminWindow() !== null,
    () => false,
  )
  const isFollowed = useSyncExternalStore(subscribe, wasFollowed, () => false)
  return { hasForm, isFollowed }
}
