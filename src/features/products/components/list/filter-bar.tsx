import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Icon } from '@/ui/icon'
import { MenuLink, Popover } from '@/ui/popover'
import { TagLink } from '@/ui/tag'
import { TextLink } from '@/ui/text-link'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { FilterBar as FilterBarView, FilterOption, SortOption } from '../../view-models/list/filter-bar'
import styles from './filter-bar.module.css'

type FilterBarProps = { site: SiteId; bar: FilterBarView; count: number }

/** The number of products, the filters and the orders; every option is a link. */
export function FilterBar({ site, bar, count }: FilterBarProps) {
  const t = translator(site, 'productsList')
  return (
    <div className={styles.bar} data-print="hide">
      <p className={styles.count}>{t(bar.chosen.length > 0 ? 'countWithFilters' : 'count', { count })}</p>
      <div className={styles.choices}>
        {bar.filters.length > 0 && (
          <nav className={styles.filters} aria-label={t('filters.label')}>
            {bar.filters.map(({ name, label, options }) => (
              <Popover
                key={name}
                kind="menu"
                trigger={
                  <>
                    {label}
                    <Icon name="chevron" small />
                  </>
                }
              >
                <Options label={label} options={options} />
              </Popover>
            ))}
          </nav>
        )}
        {bar.sorts.length > 0 && <Sorts site={site} sorts={bar.sorts} />}
      </div>
      {bar.chosen.length > 0 && <Chosen site={site} bar={bar} />}
    </div>
  )
}

function Options({ label, options }: { label: string; options: FilterOption[] }) {
  return (
    <ul className={styles.options} aria-label={label}>
      {options.map(({ value, label: name, count, chosen, href }) => (
        <li key={value}>
          <a className={styles.option} href={href} rel="nofollow" aria-current={chosen || undefined}>
            <span className={styles.name}>{name}</span>
            <span className={styles.number}>{count}</span>
            <span className={styles.mark}>{chosen && <Icon name="check" small />}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Sorts({ site, sorts }: { site: SiteId; sorts: SortOption[] }) {
  const t = translator(site, 'productsList')
  return (
    <nav className={styles.filters} aria-label={t('sorts.label')}>
      <Popover
        kind="menu"
        trigger={
          <>
            {t('sorts.trigger', { order: sorts.find(({ chosen }) => chosen)?.label ?? '' })}
            <Icon name="chevron" small />
          </>
        }
      >
        {sorts.map(({ label, chosen, href }) => (
          <MenuLink key={href} href={href} current={chosen} rel="nofollow">
            {label}
          </MenuLink>
        ))}
      </Popover>
    </nav>
  )
}

function Chosen({ site, bar: { chosen, clearHref } }: { site: SiteId; bar: FilterBarView }) {
  const t = translator(site, 'productsList')
  return (
    <div className={styles.chosen}>
      <VisuallyHidden>{t('filters.chosen')}</VisuallyHidden>
      <ul className={styles.tags}>
        {chosen.map(({ name, label, href }) => (
          <li key={name}>
            <TagLink href={href} chosen={{ removeLabel: t('filters.remove', { name: label }) }}>
              {label}
            </TagLink>
          </li>
        ))}
      </ul>
      <TextLink className={styles.clear} icon="none" href={clearHref}>
        {t('filters.clear')}
      </TextLink>
    </div>
  )
}
