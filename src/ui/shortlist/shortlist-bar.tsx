'use client'

import { useTranslations } from '@/i18n/use-translations'
import { Button, ButtonLink, IconButton } from '../button'
import { Container } from '../container'
import { TextButton } from '../text-link'
import { setShortlist } from './shortlist-store'
import styles from './shortlist.module.css'
import { useShortlist } from './use-shortlist'

export type ShortlistBarProps = {
  list: string
  max: number
  /** The page that shows all items: its address, and the parameter with their ids. */
  target: string
  parameter: string
}

/** The shortlist with its actions, fixed at the bottom of the window while it is not empty. */
export function ShortlistBar({ list, max, target, parameter }: ShortlistBarProps) {
  const t = useTranslations('compare.bar')
  const items = useShortlist(list)
  const count = Math.min(items.length, max)
  const ids = items.map(({ id }) => id)
  const without = (removed: string) =>
    setShortlist(
      list,
      items.filter(({ id }) => id !== removed),
    )
  return (
    <section className={styles.bar} aria-label={t('label')} hidden={items.length === 0} data-print="hide">
      <Container className={styles.inside}>
        <p className={styles.status} role="status">
          {count > 0 && t('chosen', { count, max })}
          {items.length >= max && <span className={styles.full}> {t('full')}</span>}
        </p>
        <ul className={styles.items}>
          {items.map(({ id, label, picture }) => (
            <li key={id} className={styles.item}>
              {picture && <img className={styles.picture} src={picture} alt="" />}
              <span className={styles.name}>{label}</span>
              <IconButton icon="close" label={t('remove', { product: label })} onClick={() => without(id)} />
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <TextButton onClick={() => setShortlist(list, [])}>{t('clear')}</TextButton>
          {items.length > 1 ? (
            <ButtonLink small arrow href={addressWith(target, parameter, ids)}>
              {t('open', { count })}
            </ButtonLink>
          ) : (
            <Button small disabled>
              {count > 0 && t('open', { count })}
            </Button>
          )}
        </div>
      </Container>
    </section>
  )
}

function addressWith(target: string, parameter: string, ids: string[]): string {
  const [path = '', query = ''] = target.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(parameter, ids.join(','))
  return `${path}?${parameters}`
}
