import type { ReactNode } from 'react'
import type { Picture as PictureData } from '@/lib/picture'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Container } from '@/ui/container'
import { EmptyState } from '@/ui/state'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import { Section, SectionHeading } from '@/ui/section'
import { Slider, type SliderLabels } from '@/ui/slider'
import { unbrokenText } from '@/ui/unbroken'
import { chunk, type MarqueeTiming } from '../view-models/marquee-timing'
import { mixed, type ProductTile } from '../view-models/product-tile'
import { CaseMarquee, type MarqueeCase } from './case-marquee'
import { ProductGrid } from './product-grid'
import styles from './zh-solution.module.css'

/** Products per slide; a row is half of a slide (S2 2.7). */
const tilesPerSlide = 8

type CrumbsProps = { crumbs: { label: string; items: { label: string; href?: string }[] } }

export function Crumbs({ crumbs }: CrumbsProps) {
  return (
    <Container className={styles.crumbs}>
      <Breadcrumb {...crumbs} />
    </Container>
  )
}

type TextSectionProps = {
  title: string
  /** Sanitised HTML. */
  html: string
  ground?: 'ice'
  /** Shown for a missing text. */
  empty?: string
  lead?: string
}

/** Introduction and advantages: the heading at the left, the text beside it. */
export function TextSection({ title, html, ground, empty, lead }: TextSectionProps) {
  return (
    <Section ground={ground} label={title}>
      <div className={styles.columns}>
        <h2 className={styles.heading}>{title}</h2>
        <div className={styles.text}>
          {lead && <p className={styles.lead}>{unbrokenText(lead)}</p>}
          {html ? (
            <Prose html={html} />
          ) : (
            empty && (
              <EmptyState title={empty} level={3}>
                {null}
              </EmptyState>
            )
          )}
        </div>
      </div>
    </Section>
  )
}

/** The overview of the functions: a picture, and its description for everybody. Phones show its halves below each other. */
export function Functions({ title, picture }: { title: string; picture: PictureData }) {
  const shown = { picture: { ...picture, alt: '' }, sizes: '(max-width: 844px) 180vw, 92vw' }
  return (
    <Section label={title}>
      <SectionHeading title={title} />
      <figure>
        <div className={styles.functions}>
          <Picture {...shown} />
          <Picture {...shown} className={styles.secondHalf} />
        </div>
        {picture.alt && <figcaption className={styles.caption}>{picture.alt}</figcaption>}
      </figure>
    </Section>
  )
}

type ProductsProps = {
  title: string
  products: ProductTile[]
  /** The texts of the solution. */
  text: string
} & SliderLabels

/** The related products, eight on a slide (S2 2.7). */
export function Products({ title, products, text, ...labels }: ProductsProps) {
  return (
    <Section ground="ice" label={title} screenOnly>
      <SectionHeading title={title} />
      <Slider
        className={styles.slides}
        label={title}
        {...labels}
        items={chunk(tilesPerSlide, mixed(products, text)).map((group) => ({
          id: group[0]?.id ?? '',
          content: <ProductGrid products={group} columns={4} sizes="(max-width: 844px) 46vw, 22vw" />,
        }))}
      />
    </Section>
  )
}

type CasesProps = { title: string; cases: MarqueeCase[]; timing: MarqueeTiming }

/** The related cases as a marquee (S2 2.7). */
export function Cases({ title, ...marquee }: CasesProps) {
  return (
    <div className={styles.band} data-ground="dark">
      <Container>
        <SectionHeading title={title} />
      </Container>
      <CaseMarquee label={title} {...marquee} />
    </div>
  )
}

/** The target section of a tab. */
export function TabTarget({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.target}>
      {children}
    </div>
  )
}
