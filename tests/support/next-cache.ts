/** Replaces next/cache: nothing is cached, every read goes to the database. */
export function unstable_cache<Read>(read: Read): Read {
  return read
}
