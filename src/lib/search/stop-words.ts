/**
 * Words that are ignored unless nothing else was typed. One list for all sites, since texts of other languages are
 * shown as fallback.
 */
const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at be by can do does for from how i in is it my of on or our that the their this to was we what when
  where which who with you your
  al como con cual cuales de del desde donde e el en es esta este la las los mi o para por que se segun sin sobre su sus
  un una unas unos y
  au aux avec ce cette comment dans des du elle est et il la le les leur leurs mon notre nos ou par pour quel quelle
  quelles quels qui sans ses son sur une votre vos
  的 和 与 及 了 吗 呢 在 是 有 等 之 或 为 把 被 对 中 用 度 升 怎么 怎样 如何 什么 哪些 哪个 哪种 多少 可以 请问 一个
  以及 用于 适合 需要`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a word is neither a stop word nor a single Latin letter. */
export function isSignificant(word: string): boolean {
  return !stopWords.has(word) && !/^\p{Script=Latin}$/u.test(word)
}
