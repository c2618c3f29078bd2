'use client'

import { MediaCard } from '@/ui/card'
import { Slider } from '@/ui/slider'
import type { SolutionView } from '../view-models/scenes'

type SolutionsCarouselProps = { label: string; solutions: SolutionView[] }

/** The solutions carousel of the international home (S1 2.7), each linked to its page. */
export function SolutionsCarousel({ label, solutions }: SolutionsCarouselProps) {
  return (
    <Slider
      label={label}
      items={solutions.map(({ id, name, brief, href, picture }) => ({
        id,
        content: (
          <MediaCard
            small
            href={href}
            title={name}
            brief={brief}
            picture={picture}
            ratio="4/3"
            sizes="(max-width: 844px) 85vw, 28rem"
          />
        ),
      }))}
    />
  )
}
