/** The production bundle that `npm test` has made. */
export function testBundle(): string {
  const folder = process.env.TEST_BUNDLE
  if (!folder) throw new Error('Run the tests of the production bundle with npm test.')
  return folder
}
