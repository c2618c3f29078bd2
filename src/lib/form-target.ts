/** A URL as the target of a GET form: browsers drop the query of `action`, so it becomes hidden fields. */
export function formTarget(address: string): { action: string; fields: { name: string; value: string }[] } {
  const [action = '', query = ''] = address.split('?')
  const fields = [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }))
  return { action, fields }
}
