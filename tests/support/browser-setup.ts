import type { FullConfig } from '@playwright/test'
import { signDemoAccountsIn } from './accounts'

export default async function setup(config: FullConfig): Promise<void> {
  await signDemoAccountsIn(config.projects[0]?.use.baseURL ?? '')
}
