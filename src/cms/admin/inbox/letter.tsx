import type { UIFieldServerComponent } from 'payload'
import type { SiteRequest } from '@/payload-types'
import { toLetter, type LetterRow } from '../../requests/letter'
import { findProductNames } from '../../requests/names'
import styles from './letter.module.css'

/** The request as it was written; what was left empty takes no room. */
export const Letter: UIFieldServerComponent = async ({ data, payload, req }) => {
  // The form's document is a request: this field stands in that collection only.
  const request = data as SiteRequest
  const ids = (request.products ?? []).map(String)
  const [products, files] = await Promise.all([
    findProductNames(payload, { ids, site: request.site, req }),
    payload.find({
      collection: 'request-files',
      where: { id: { equals: String(request.file ?? '') } },
      ...{ depth: 0, limit: 1, pagination: false, overrideAccess: false, req },
    }),
  ])
  const letter = toLetter(request, { products, attachment: files.docs[0] ?? null })
  return (
    <article className={styles.letter} aria-labelledby="letter-from">
      <header className={styles.head}>
        <p className={styles.kind}>{letter.kind}</p>
        <h2 id="letter-from">{letter.erased ? 'Personal data erased' : letter.from}</h2>
        <p className={styles.quiet}>
          Received <time dateTime={letter.received.iso}>{letter.received.text}</time>
        </p>
      </header>
      {letter.erased && (
        <p className={styles.erased}>
          What told of the sender was erased on {letter.erased}. Kind, site, products, quantity, country and
          status stay.
        </p>
      )}
      {letter.texts.map(({ label, text, lang }) => (
        <section key={label}>
          <h3>{label}</h3>
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        </section>
      ))}
      <div className={styles.blocks}>
        <Rows title="Sender" rows={letter.sender} />
        <Products letter={letter} />
        <Rows title="Device" rows={letter.device} />
        <Attachment attachment={letter.attachment} />
        <Rows title="Origin" rows={letter.way} />
      </div>
    </article>
  )
}

type Shown = ReturnType<typeof toLetter>

function Products({ letter: { products, wanted } }: { letter: Shown }) {
  if (products.length + wanted.length === 0) return null
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
      <List rows={wanted} />
    </section>
  )
}

const states = {
  clean: 'Checked for viruses.',
  unchecked: 'Not checked: no virus scanner is set up, or the file is larger than it takes.',
  waiting: 'Not checked yet: opening it asks the virus scanner again.',
  quarantined: 'In quarantine: it holds a virus and cannot be opened.',
} satisfies Record<NonNullable<Shown['attachment']>['state'], string>

function Attachment({ attachment }: Pick<Shown, 'attachment'>) {
  if (!attachment) return null
  const { name, href, state, isActive, picture } = attachment
  return (
    <section>
      <h3>Attachment</h3>
      <p className={styles.line}>{href ? <a href={href}>{name}</a> : name}</p>
      <p className={styles.quiet}>{states[state]}</p>
      {isActive && (
        <p className={styles.warning}>
          This PDF can run scripts, holds other files or cannot be looked into. Open it only in a program that
          blocks scripts, and only if you expected it.
        </p>
      )}
      {picture && href && <img className={styles.picture} src={href} alt="" loading="lazy" />}
    </section>
  )
}

function Rows({ title, rows }: { title: string; rows: LetterRow[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <List rows={rows} />
    </section>
  )
}

function List({ rows }: { rows: LetterRow[] }) {
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
