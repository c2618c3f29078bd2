import { sourceSets, type Picture } from '@/lib/picture'

type HeroPictureProps = {
  wide?: Picture
  narrow?: Picture
  sizes: string
  priority: boolean
  className?: string
}

/** One picture for wide screens, an upright one for narrow (844 px and less, S1 2.6). */
export function HeroPicture({ wide, narrow, sizes, priority, className }: HeroPictureProps) {
  const main = wide ?? narrow
  if (!main) return null
  return (
    <picture className={className}>
      {narrow &&
        sourceSets(narrow).map(({ type, srcSet }) => (
          <source
            key={`narrow-${type}`}
            media="(max-width: 844px)"
            type={type}
            srcSet={srcSet}
            sizes={sizes}
          />
        ))}
      {sourceSets(main).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={main.src}
        width={main.width}
        height={main.height}
        alt={main.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}
