import { expect, test } from 'vitest'
import { startupMessage } from '../../../scripts/lib/startup-message.ts'

const address = { port: 3000, took: 1000 }

test('the start that generated the first passwords prints them', () => {
  const text = startupMessage({
    ...address,
    signIns: [{ name: 'admin@norvane.example', password: 'generated-now' }],
    areStored: true,
  })
  expect(text).toContain('admin@norvane.example  generated-now')
})

test('later starts print only where they are stored (issue 14, security)', () => {
  const text = startupMessage({ ...address, signIns: [], areStored: true })
  expect(text).toContain('sign-ins.txt in the data folder')
  expect(startupMessage({ ...address, signIns: [], areStored: false })).not.toContain('Sign-ins')
})
