import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

type Query<Args extends Json[], Result> = {
  /** Unique over the product; part of the cache key. */
  name: string
  tags: (...args: Args) => string[]
  read: (...args: Args) => Promise<Result>
}

/**
 * A published read, kept until one of its tags expires and made once per request. Never for drafts, and
 * nothing personal: all visitors share the result. Arguments and result are JSON.
 */
export function query<Args extends Json[], Result>({ name, tags, read }: Query<Args, Result>) {
  // React compares arguments by identity, hence the string.
  const oncePerRequest = cache((key: string) => {
    const args = JSON.parse(key) as Args
    return unstable_cache(() => read(...args), [name, key], { tags: tags(...args), revalidate: false })()
  })
  return (...args: Args): Promise<Result> => oncePerRequest(JSON.stringify(args))
}
