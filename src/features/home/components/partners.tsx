import { Container } from '@/ui/container'
import { Marquee } from '@/ui/marquee'
import { Picture } from '@/ui/picture'
import type { PartnerView } from '../view-models/company'
import styles from './partners.module.css'

type PartnersProps = {
  id: string
  title: string
  /** Label of the row. */
  label: string
  partners: PartnerView[]
}

/** 'Organisations we work with' (S1 2.7): their logos in a moving row; a narrow band between two sections. */
export function Partners({ id, title, label, partners }: PartnersProps) {
  return (
    <section id={id} className={styles.band} aria-labelledby={`${id}-title`}>
      <Container className={styles.row}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <Marquee
          label={label}
          items={partners.map((partner) => ({ id: partner.id, content: <Partner partner={partner} /> }))}
        />
      </Container>
    </section>
  )
}

function Partner({ partner: { name, logo, href, external } }: { partner: PartnerView }) {
  const face = logo ? (
    <Picture className={styles.logo} picture={logo} sizes="240px" />
  ) : (
    <span className={styles.name}>{name}</span>
  )
  if (!href) return face
  const elsewhere = external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={styles.link} href={href} {...elsewhere}>
      {face}
    </a>
  )
}
