import type { UIFieldServerComponent } from 'payload'
import type { Inquiry } from '@/payload-types'
import { LocalTime } from '../../admin/local-time'
import { adminText, labelText, type Translate } from '../../texts'
import { toInquiryView, type InquiryRow } from '../inquiry-view'
import { findProductNames } from '../product-names'
import styles from './inquiry-content.module.css'

/** An inquiry as it was sent, without the empty fields. */
export const InquiryContent: UIFieldServerComponent = async ({ data, payload, req }) => {
  // The document of the form is an inquiry: only that collection has this field.
  const inquiry = data as Inquiry
  const ids = (inquiry.products ?? []).map(String)
  const [products, files] = await Promise.all([
    findProductNames(payload, { ids, site: inquiry.site, req }),
    payload.find({
      collection: 'request-files',
      where: { id: { equals: String(inquiry.file ?? '') } },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: false,
      req,
    }),
  ])
  const { i18n } = req
  const t = adminText({ i18n })
  const label = labelText({ i18n })
  const { language } = i18n
  const attachment = files.docs[0] ?? null
  const view = toInquiryView(inquiry, { products, attachment, t, label, language })
  return (
    <article className={styles.submission} aria-labelledby="letter-from">
      <header className={styles.head}>
        <p className={styles.kind}>{view.kind}</p>
        <h2 id="letter-from">{view.erased ? label('content:dataErased') : view.from}</h2>
        <p className={styles.quiet}>
          {t('inbox:receivedAt')} <LocalTime iso={view.received} language={language} />
        </p>
      </header>
      {view.erased && <p className={styles.erased}>{t('inbox:erasedOn', { time: view.erased })}</p>}
      {view.texts.map(({ label, text, lang }) => (
        <section key={label}>
          <h3>{label}</h3>
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        </section>
      ))}
      <div className={styles.blocks}>
        <Rows title={label('fields:sender')} rows={view.sender} />
        <Products title={label('content:products')} view={view} />
        <Rows title={t('inbox:device')} rows={view.device} />
        <Attachment title={label('content:attachment')} attachment={view.attachment} t={t} />
        <Rows title={t('inbox:origin')} rows={view.origin} />
      </div>
    </article>
  )
}

type View = ReturnType<typeof toInquiryView>

function Products({ title, view: { products, order } }: { title: string; view: View }) {
  if (products.length + order.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <List rows={order} />
    </section>
  )
}

type AttachmentProps = Pick<View, 'attachment'> & { title: string; t: Translate }

function Attachment({ title, attachment, t }: AttachmentProps) {
  if (!attachment) return null
  const { name, href, state, isActive, picture } = attachment
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles.line}>{href ? <a href={href}>{name}</a> : name}</p>
      <p className={styles.quiet}>{t(`inbox:${state}`)}</p>
      {isActive && <p className={styles.warning}>{t('inbox:activeContent')}</p>}
      {picture && href && <img className={styles.picture} src={href} alt="" loading="lazy" />}
    </section>
  )
}

function Rows({ title, rows }: { title: string; rows: InquiryRow[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <List rows={rows} />
    </section>
  )
}

function List({ rows }: { rows: InquiryRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  )
}
