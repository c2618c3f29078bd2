import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { formTarget } from '@/lib/form-target'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import type { AddGroup } from '../../view-models/compare/compared'
import styles from './add-product.module.css'

/** Adds a product to the comparison, also without JavaScript: the value of each option is the complete comparison. */
export function AddProduct({ site, groups, only }: { site: SiteId; groups: AddGroup[]; only?: string }) {
  const t = translator(site, 'compare')
  const { action, fields } = formTarget(href(site, 'productCompare', { only }))
  return (
    <form className={styles.form} action={action} method="get">
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.field}>
        <SelectField
          name="ids"
          label={t('add')}
          placeholder={t('choose')}
          defaultValue=""
          autoComplete="off"
          required
          unmarked
          options={groups}
        />
      </div>
      <Button type="submit" variant="outline" small icon="plus">
        {t('submit')}
      </Button>
    </form>
  )
}
