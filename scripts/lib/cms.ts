import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { registerCms } from '@/server/cms'

/** The Payload instance of a script, also for the modules of the product that it calls. */
export async function openCms(): Promise<Payload> {
  const start = () => getPayload({ config })
  registerCms(start)
  return start()
}
