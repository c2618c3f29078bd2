/** Texts of the outlines in the preview. */
export const previewTranslations = {
  en: {
    preview: {
      otherDocument: 'another document, opens in a new tab',
      inherited: 'shown from the fallback site',
    },
  },
  es: {
    preview: {
      otherDocument: 'otro documento, se abre en una pestaña nueva',
      inherited: 'procede del sitio de respaldo',
    },
  },
  fr: {
    preview: {
      otherDocument: 'autre document, s’ouvre dans un nouvel onglet',
      inherited: 'repris du site de repli',
    },
  },
  zh: { preview: { otherDocument: '来自其他文档，在新标签页中打开', inherited: '沿用后备站点的内容' } },
}
