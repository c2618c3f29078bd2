/** The search for documents, views and settings. */
export const palette = {
  title: 'Find anything',
  shortcut: 'Find anything (Ctrl or Cmd and K)',
  placeholder: 'Name, model, ID, view or setting',
  results: 'Results',
  lists: 'List',
  settings: 'Setting',
  views: 'View',
  creations: 'New document',
  create: 'Create: {{kind}}',
  dashboard: 'Dashboard',
  account: 'Account',
  searching: 'Searching…',
  nothing: 'Nothing found. Try fewer words, another language, a model or an ID.',
  found_one: '{{count}} result. Enter opens it, Ctrl or Cmd and Enter in a new tab.',
  found_other: '{{count}} results. Arrow keys choose, Enter opens, Ctrl or Cmd and Enter opens a new tab.',
}
