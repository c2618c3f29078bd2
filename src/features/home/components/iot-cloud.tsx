import { Picture } from '@/ui/picture'
import { TextLink } from '@/ui/text-link'
import type { IotView } from '../view-models/company'
import styles from './iot-cloud.module.css'

/** 'IoT Cloud Solutions' (S1 2.7, readings 9): picture, text, points and link. */
export function IotCloud({ iot: { text, points, picture, link } }: { iot: IotView }) {
  return (
    <div className={styles.columns} data-pictured={Boolean(picture)}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          sizes="(max-width: 844px) 100vw, 58vw"
          ratio="16/10"
        />
      )}
      <div className={styles.text}>
        {text && <p>{text}</p>}
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {link && (
          <TextLink
            className={styles.link}
            href={link.href}
            target={link.external ? '_blank' : undefined}
            rel={link.external ? 'noopener' : undefined}
          >
            {link.label}
          </TextLink>
        )}
      </div>
    </div>
  )
}
