import type { FullConfig } from '@playwright/test'
import { signInDemoAccounts } from './accounts'

export default async function setup(config: FullConfig): Promise<void> {
  await signInDemoAccounts(config.projects[0]?.use.baseURL ?? '')
}
