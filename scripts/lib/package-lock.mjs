/** Older versions have known vulnerabilities. */
const minimumVersions = {
  payload: '3.90.0',
  next: '16.3.8',
  react: '19.2.6',
  sharp: '0.35.5',
  'drizzle-orm': '0.45.2',
}

/**
 * Problems of a lock file: packages below their minimum version, and resolved URLs, which tie an installation to
 * one registry.
 *
 * @param {{ packages: Record<string, { version?: string, resolved?: string, link?: boolean }> }} lock
 * @returns {string[]}
 */
export function findLockFileProblems({ packages }) {
  return Object.entries(packages).flatMap(([place, { version = '', resolved }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const minimum = Object.entries(minimumVersions).find(
      ([packageName]) => packageName === name && place,
    )?.[1]
    return [
      ...(minimum && isBelow(version, minimum)
        ? [`${place} is ${version}, but must be ${minimum} or newer.`]
        : []),
      ...(resolved ? [`${place} has a resolved URL: ${resolved}`] : []),
    ]
  })
}

/**
 * @param {string} version
 * @param {string} minimum
 */
function isBelow(version, minimum) {
  const [have, need] = [numbers(version), numbers(minimum)]
  const at = need.findIndex((number, index) => number !== have[index])
  return at >= 0 && (have[at] ?? 0) < (need[at] ?? 0)
}

/** @param {string} version */
function numbers(version) {
  return version.split('-')[0]?.split('.').map(Number) ?? []
}
