const addresses = new WeakMap<File, string>()

/** The address of a chosen file within the browser, which forgets it with the page. */
export function fileAddress(file: unknown): string | null {
  if (!(file instanceof File)) return null
  const address = addresses.get(file) ?? URL.createObjectURL(file)
  addresses.set(file, address)
  return address
}
