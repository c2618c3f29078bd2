/** Outside Next nothing is cached: reads go to the database each time. */
export function unstable_cache<Read>(read: Read): Read {
  return read
}
