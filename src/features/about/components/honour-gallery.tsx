'use client'

import { useState } from 'react'
import type { Picture as PictureData } from '@/lib/picture'
import { GalleryDialog } from '@/ui/gallery-dialog'
import { Picture } from '@/ui/picture'
import type { HonourView } from '../view-models/honours'
import styles from './honour-gallery.module.css'

type HonourGalleryProps = { label: string; honours: HonourView[] }

/** Honours as pictures with titles; a click opens one full-screen, with arrows to the others (S1 2.14). */
export function HonourGallery({ label, honours }: HonourGalleryProps) {
  const [current, setCurrent] = useState(0)
  const [open, setOpen] = useState(false)
  const pictured = honours.flatMap(({ picture }) => picture ?? [])
  const show = (picture: PictureData) => {
    setCurrent(pictured.indexOf(picture))
    setOpen(true)
  }
  return (
    <>
      <ul className={styles.honours}>
        {honours.map(({ id, title, note, enlarge, picture }) => (
          <li key={id}>
            {picture && (
              <button
                type="button"
                className={styles.picture}
                aria-label={enlarge}
                onClick={() => show(picture)}
              >
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="(max-width: 844px) 46vw, 22vw"
                  ratio="tile"
                  fit="contain"
                />
              </button>
            )}
            <h2 className={styles.title}>{title}</h2>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ul>
      <GalleryDialog
        label={label}
        pictures={pictured}
        current={current}
        open={open}
        onSelect={setCurrent}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
