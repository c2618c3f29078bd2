import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

type Query<Args extends Json[], Result> = {
  /** Unique in the application; part of the cache key. */
  name: string
  tags: (...args: Args) => string[]
  read: (...args: Args) => Promise<Result>
}

/**
 * A query of published content, cached until one of its tags is invalidated and run once per request. Never for
 * drafts or personal data: all visitors share the result. Arguments and result are JSON.
 */
export function query<Args extends Json[], Result>({ name, tags, read }: Query<Args, Result>) {
  // React compares arguments by identity, hence the string.
  const oncePerRequest = cache((key: string) => {
    const args = JSON.parse(key) as Args
    return unstable_cache(() => read(...args), [name, key], { tags: tags(...args), revalidate: false })()
  })
  return (...args: Args): Promise<Result> => oncePerRequest(JSON.stringify(args))
}
