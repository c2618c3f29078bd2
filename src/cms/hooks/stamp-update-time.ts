import type { CollectionBeforeChangeHook } from 'payload'

/** updateTime is the time of the last publication, unless an editor sets another (readings 26). */
export const stampUpdateTime: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data
  const setByEditor = data.updateTime && data.updateTime !== originalDoc?.updateTime
  return setByEditor ? data : { ...data, updateTime: new Date().toISOString() }
}
