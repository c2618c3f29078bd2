import { useEffect, type ComponentProps } from 'react'
import { useTranslations } from '@/i18n/use-translations'
import { TextField } from '@/ui/field'
import { TextButton } from '@/ui/text-link'
import { useNearViewport } from '@/ui/use-near-viewport'
import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './captcha-field.module.css'
import type { Captcha } from './use-captcha'

type CaptchaFieldProps = {
  captcha: Captcha
  label: string
  field: Partial<ComponentProps<typeof TextField>>
  onProved: () => void
}

/** The picture's four characters; a click loads a new picture. Alternatively the browser solves a proof of work (S2 5). */
export function CaptchaField({ captcha, label, field, onProved }: CaptchaFieldProps) {
  const t = useTranslations('chineseRequest')
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
          hint={isTyped ? t('captcha.hint') : undefined}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={4}
          readOnly={!isTyped}
          onFocus={shown.state === 'unloaded' ? () => void load() : undefined}
          {...field}
        />
        {isTyped && <Picture captcha={captcha} />}
      </div>
      {isTyped && <TextButton onClick={() => void prove(onProved)}>{t('captcha.prove')}</TextButton>}
      {shown.state === 'working' && <Work share={shown.share} />}
      <p className={styles.status} role="status">
        {'hasFailed' in shown && shown.hasFailed && t('captcha.failed')}
        {shown.state === 'proved' && <VisuallyHidden>{t('captcha.proved')}</VisuallyHidden>}
      </p>
    </div>
  )
}

function Picture({ captcha: { shown, renew } }: Pick<CaptchaFieldProps, 'captcha'>) {
  const t = useTranslations('chineseRequest')
  return (
    <button type="button" className={styles.picture} title={t('captcha.renew')} onClick={renew}>
      {shown.state === 'picture' ? (
        <>
          <img src={shown.captcha.picture} alt={t('captcha.picture')} width={120} height={40} />
          <VisuallyHidden>{t('captcha.renew')}</VisuallyHidden>
        </>
      ) : (
        <span>{shown.state === 'unloaded' ? t('captcha.unloaded') : t('captcha.loading')}</span>
      )}
    </button>
  )
}

function Work({ share }: { share: number }) {
  const t = useTranslations('chineseRequest')
  const percent = Math.round(share * 100)
  return (
    <div>
      <div
        className={styles.work}
        role="progressbar"
        aria-label={t('captcha.working')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.status}>{t('captcha.working')}</p>
    </div>
  )
}
