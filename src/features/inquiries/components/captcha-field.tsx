import { useEffect, type ComponentProps } from 'react'
import { TextField } from '@/ui/field'
import { TextButton } from '@/ui/text-link'
import { useNearViewport } from '@/ui/use-near-viewport'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { CaptchaWords } from '../view-models/chinese-words'
import styles from './captcha-field.module.css'
import type { Captcha } from './use-captcha'

type CaptchaFieldProps = {
  captcha: Captcha
  label: string
  words: CaptchaWords
  field: Partial<ComponentProps<typeof TextField>>
  onProved: () => void
}

/** The picture's four characters; a click loads a new picture. Alternatively the browser solves a proof of work (S2 5). */
export function CaptchaField({ captcha, label, words, field, onProved }: CaptchaFieldProps) {
  const { shown, load, prove } = captcha
  const { target, isNear } = useNearViewport<HTMLDivElement>()
  useEffect(() => {
    if (isNear) void load()
  }, [isNear, load])
  const isTyped = shown.state !== 'working' && shown.state !== 'proved'
  return (
    <div ref={target}>
      <div className={styles.row}>
        <TextField
          label={label}
          hint={isTyped ? words.hint : undefined}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={4}
          readOnly={!isTyped}
          onFocus={shown.state === 'unloaded' ? () => void load() : undefined}
          {...field}
        />
        {isTyped && <Picture captcha={captcha} words={words} />}
      </div>
      {isTyped && <TextButton onClick={() => void prove(onProved)}>{words.prove}</TextButton>}
      {shown.state === 'working' && <Work share={shown.share} words={words} />}
      <p className={styles.status} role="status">
        {'hasFailed' in shown && shown.hasFailed && words.failed}
        {shown.state === 'proved' && <VisuallyHidden>{words.proved}</VisuallyHidden>}
      </p>
    </div>
  )
}

function Picture({ captcha: { shown, renew }, words }: Pick<CaptchaFieldProps, 'captcha' | 'words'>) {
  return (
    <button type="button" className={styles.picture} title={words.renew} onClick={renew}>
      {shown.state === 'picture' ? (
        <>
          <img src={shown.captcha.picture} alt={words.picture} width={120} height={40} />
          <VisuallyHidden>{words.renew}</VisuallyHidden>
        </>
      ) : (
        <span>{shown.state === 'unloaded' ? words.unloaded : words.loading}</span>
      )}
    </button>
  )
}

function Work({ share, words }: { share: number; words: CaptchaWords }) {
  const percent = Math.round(share * 100)
  return (
    <div>
      <div
        className={styles.work}
        role="progressbar"
        aria-label={words.working}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.status}>{words.working}</p>
    </div>
  )
}
