import { expect, test } from 'vitest'
import {
  manifestDifferences,
  outdatedPackages,
  unlockedPackages,
} from '../../../scripts/lib/dependencies.mjs'
import { findLockFileProblems } from '../../../scripts/lib/package-lock.mjs'

test('a package below its minimum version is reported, also a nested one', () => {
  const packages = {
    'node_modules/next': { version: '16.3.7' },
    'node_modules/a/node_modules/sharp': { version: '0.34.9' },
  }
  expect(findLockFileProblems({ packages })).toEqual([
    'node_modules/next is 16.3.7, but must be 16.3.8 or newer.',
    'node_modules/a/node_modules/sharp is 0.34.9, but must be 0.35.5 or newer.',
  ])
})

test('a newer version passes; versions are compared as numbers', () => {
  const packages = {
    'node_modules/next': { version: '16.10.0' },
    'node_modules/react': { version: '20.0.0' },
  }
  expect(findLockFileProblems({ packages })).toEqual([])
})

test('a resolved URL in the lock file is reported', () => {
  const packages = { 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' } }
  expect(findLockFileProblems({ packages })).toHaveLength(1)
})

test('dependencies are outdated when missing or in another version, optional ones only in another version', () => {
  const locked = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/same': { version: '1.0.0' },
      'node_modules/other': { version: '1.0.1' },
      'node_modules/missing': { version: '1.0.0' },
      'node_modules/elsewhere': { version: '1.0.0', optional: true },
    },
  }
  const installed = {
    packages: { 'node_modules/same': { version: '1.0.0' }, 'node_modules/other': { version: '1.0.0' } },
  }
  expect(outdatedPackages({ locked, installed })).toEqual(['node_modules/other', 'node_modules/missing'])
  expect(outdatedPackages({ locked, installed: locked })).toEqual([])
})

test('a lock file of another package.json is reported by the packages that differ', () => {
  const manifest = { dependencies: { same: '1.0.0', changed: '2.0.0' }, devDependencies: { added: '1.0.0' } }
  const locked = {
    packages: {
      '': { dependencies: { same: '1.0.0', changed: '1.0.0' }, devDependencies: { removed: '1.0.0' } },
    },
  }
  expect(manifestDifferences({ manifest, locked }).sort()).toEqual(['added', 'changed', 'removed'])
  expect(manifestDifferences({ manifest, locked: { packages: { '': manifest } } })).toEqual([])
})

test('an installed package that the lock file does not have is reported, but not an optional one', () => {
  const locked = { packages: { '': {}, 'node_modules/locked': { version: '1.0.0' } } }
  const installed = {
    packages: {
      ...locked.packages,
      'node_modules/added': { version: '1.0.0' },
      'node_modules/binary': { version: '1.0.0', optional: true },
    },
  }
  expect(unlockedPackages({ locked, installed })).toEqual(['node_modules/added'])
})
