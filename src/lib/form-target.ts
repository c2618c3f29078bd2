/** An address as a GET form sends it: browsers drop the query of `action`, so it goes into hidden fields. */
export function formTarget(address: string): { action: string; fields: { name: string; value: string }[] } {
  const [action = '', query = ''] = address.split('?')
  const fields = [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }))
  return { action, fields }
}
