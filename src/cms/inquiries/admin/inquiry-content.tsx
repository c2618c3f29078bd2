import type { UIFieldServerComponent } from 'payload'
import type { Inquiry } from '@/payload-types'
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
  const view = toInquiryView(inquiry, { products, attachment: files.docs[0] ?? null })
  return (
    <article className={styles.submission} aria-labelledby="letter-from">
      <header className={styles.head}>
        <p className={styles.kind}>{view.kind}</p>
        <h2 id="letter-from">{view.erased ? 'Personal data erased' : view.from}</h2>
        <p className={styles.quiet}>
          Received <time dateTime={view.received.iso}>{view.received.text}</time>
        </p>
      </header>
      {view.erased && (
        <p className={styles.erased}>
          Personal data was erased on {view.erased}. Kind, site, products, quantity, country and status stay.
        </p>
      )}
      {view.texts.map(({ label, text, lang }) => (
        <section key={label}>
          <h3>{label}</h3>
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        </section>
      ))}
      <div className={styles.blocks}>
        <Rows title="Sender" rows={view.sender} />
        <Products view={view} />
        <Rows title="Device" rows={view.device} />
        <Attachment attachment={view.attachment} />
        <Rows title="Origin" rows={view.origin} />
      </div>
    </article>
  )
}

type View = ReturnType<typeof toInquiryView>

function Products({ view: { products, order } }: { view: View }) {
  if (products.length + order.length === 0) return null
  return (
    <section>
      <h3>Products</h3>
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

const states = {
  clean: 'Checked for viruses.',
  unchecked: 'Not checked: no virus scanner is set up, or the file is too large for it.',
  waiting: 'Not checked yet: opening it starts the virus scan again.',
  quarantined: 'In quarantine: it contains a virus and cannot be opened.',
} satisfies Record<NonNullable<View['attachment']>['state'], string>

function Attachment({ attachment }: Pick<View, 'attachment'>) {
  if (!attachment) return null
  const { name, href, state, isActive, picture } = attachment
  return (
    <section>
      <h3>Attachment</h3>
      <p className={styles.line}>{href ? <a href={href}>{name}</a> : name}</p>
      <p className={styles.quiet}>{states[state]}</p>
      {isActive && (
        <p className={styles.warning}>
          This PDF can run scripts, contains other files or cannot be inspected. Open it only in a program
          that blocks scripts, and only if you expected it.
        </p>
      )}
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
