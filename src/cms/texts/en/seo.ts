/** Labels of what search engines and shared links show of a page. */
export const seo = {
  label: 'Search and sharing',
  title: 'Title in search results',
  titleHelp: 'Also of shared links. Empty: the name of the document with that of the company.',
  description: 'Description in search results',
  descriptionHelp: 'One or two sentences below the title. Empty: the beginning of the text.',
  picture: 'Picture of shared links',
  pictureHelp:
    'Landscape, at least 1200 × 630 px. Empty: the picture of the page, or that of the site settings.',
  noIndex: 'Not for search engines',
  noIndexHelp:
    'The page is left out of search engines and of sitemap.xml. It stays public, and the search of the site finds it.',
}
