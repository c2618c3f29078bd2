/** The targets of links in menus and settings. */
export const targets = {
  placeholder: 'Page, document or https://…',
  options: 'Pages and documents',
  searching: 'Searching…',
  nothing: 'No page or document found. For another website, enter its address with https://.',
  found_one: '{{count}} result. Arrow keys choose, Enter takes it.',
  found_other: '{{count}} results. Arrow keys choose, Enter takes it.',
  notPublicOption: '{{kind}}, not public',
  open: 'Open',
  edit: 'Edit',
  newTab: '{{label}} (new tab)',
  otherSite: 'Leads to {{site}}.',
  noPage:
    'No page of the sites has this address. Choose one from the list, or enter the address of another website with https://.',
  missing: 'This document does not exist any more: visitors get an error page.',
  notPublic: 'Not public on {{site}}: visitors get an error page.',
  invalid: 'Choose a page or document from the list, or enter the address of another website with https://.',
  noSuchPage:
    'No page of the sites has the address {{address}}. Choose a page or document from the list, or enter the address of another website with https://.',
}
