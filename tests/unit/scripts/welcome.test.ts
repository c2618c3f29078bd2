import { expect, test } from 'vitest'
import { welcome } from '../../../scripts/lib/welcome.ts'

const address = { port: 3000, took: 1000 }

test('the start that has drawn the first passwords prints them', () => {
  const text = welcome({
    ...address,
    signIns: [{ name: 'admin@norvane.example', password: 'drawn-now' }],
    areKept: true,
  })
  expect(text).toContain('admin@norvane.example  drawn-now')
})

test('later starts say where they are and print none (issue 14, security)', () => {
  const text = welcome({ ...address, signIns: [], areKept: true })
  expect(text).toContain('sign-ins.txt of the data folder')
  expect(welcome({ ...address, signIns: [], areKept: false })).not.toContain('Sign-ins')
})
