import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { viewTitle } from '@/cms/admin/view-title'
import { adminText } from '@/cms/texts'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const key = viewTitle((await params).segments)
  if (!key) return metadata
  const settings = await config
  const i18n = await getNextRequestI18n({ config: settings })
  return { ...metadata, title: `${adminText({ i18n })(key)} ${settings.admin.meta.titleSuffix}` }
}

export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams })
}
