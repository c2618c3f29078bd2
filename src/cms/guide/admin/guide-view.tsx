import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { canReadInbox } from '../../access/roles'
import { ViewTemplate } from '../../admin/view-template'
import { adminText } from '../../texts'
import { chapters, guideLanguageOf, isChapter, type Chapter, type GuideLanguage } from '../chapters'
import { readGuide } from '../read-guide'
import { renderGuide, type GuideHeading } from '../render'
import styles from './guide.module.css'

const guide = '/admin/guide'
const htmlLanguages: Record<GuideLanguage, string> = { en: 'en', zh: 'zh-CN' }

/** `/admin/guide` and `/admin/guide/<chapter>`: the guide for editors, in the language of the account. */
export async function GuideView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const [, name, ...further] = [props.params?.segments ?? []].flat()
  // Payload leaves the access to views of the configuration to themselves.
  if (!req.user)
    redirect(`/admin/login?${new URLSearchParams({ redirect: [guide, name].filter(Boolean).join('/') })}`)
  if (!canReadInbox(req) || further.length > 0 || (name && !isChapter(name))) notFound()
  const chapter = name && isChapter(name) ? name : null

  const t = adminText(req)
  const language = guideLanguageOf(req.i18n.language)
  const { title, html, headings } = renderGuide(await readGuide(chapter, language))
  const own = chapter
    ? [{ label: t('guide:title'), url: guide }, { label: title }]
    : [{ label: t('guide:title') }]
  return (
    <ViewTemplate view={props}>
      <Gutter className={styles.view}>
        <SetStepNav nav={own} />
        <article className={styles.article} aria-labelledby="guide-title" lang={htmlLanguages[language]}>
          <h1 id="guide-title">{title}</h1>
          {req.i18n.language !== language && (
            <p className={styles.languages} lang={req.i18n.language}>
              {t('guide:languages')}
            </p>
          )}
          {chapter && <Headings label={t('guide:onThisPage')} headings={headings} />}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        </article>
        <Chapters label={t('guide:chapters')} current={chapter} language={language} />
      </Gutter>
    </ViewTemplate>
  )
}

async function Chapters(props: { label: string; current: Chapter | null; language: GuideLanguage }) {
  const { label, current, language } = props
  const titles = await Promise.all(
    chapters.map(async (chapter) => renderGuide(await readGuide(chapter, language)).title),
  )
  return (
    <nav className={styles.chapters} aria-label={label}>
      <h2>{label}</h2>
      <ol lang={htmlLanguages[language]}>
        {chapters.map((chapter, at) => (
          <li key={chapter}>
            <Link
              href={`${guide}/${chapter}`}
              prefetch={false}
              aria-current={chapter === current ? 'page' : undefined}
            >
              {titles[at]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Headings({ label, headings }: { label: string; headings: GuideHeading[] }) {
  return (
    <nav className={styles.headings} aria-label={label}>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
