const siteCode = /^(zh_CN|en_EN|en_US|en_UK|es_ES|fr_FR)$/
const equality = /^[!=]==?$/
const message = 'Express a difference between sites as a message, a fact or a slot (src/sites/site.ts).'

/**
 * @typedef {{ type: string, value?: unknown }} Expression
 * @typedef {{ operator: string, left: Expression, right: Expression }} Binary
 * @typedef {{ report: (problem: { node: Binary, message: string }) => void }} Context
 */

/** Forbids comparisons with a site id: differences between sites are messages, facts or slots. */
const noComparison = {
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Binary} node */
    BinaryExpression: (node) => {
      if (!equality.test(node.operator)) return
      if (isSiteCode(node.left) || isSiteCode(node.right)) context.report({ node, message })
    },
  }),
}

/** @param {Expression} expression */
function isSiteCode({ type, value }) {
  return type === 'Literal' && typeof value === 'string' && siteCode.test(value)
}

/** Custom lint rules. */
export default { meta: { name: 'sites' }, rules: { 'no-comparison': noComparison } }
