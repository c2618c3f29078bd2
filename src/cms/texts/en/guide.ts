/** The guide for editors. */
export const guide = {
  title: 'Guide',
  chapters: 'Chapters',
  onThisPage: 'On this page',
  languages: 'The guide is available in English and Chinese.',
}
