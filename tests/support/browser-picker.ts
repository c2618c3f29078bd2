import type { Page } from '@playwright/test'

/** The product picker of a page; `words` are its labels on the site. */
export function picker(page: Page, words: { opener: RegExp; list: string; cards: string; submit: string }) {
  const main = page.getByRole('main')
  const list = main.getByRole('list', { name: words.list })
  return {
    opener: main.getByRole('button', { name: words.opener }),
    list,
    cards: main.getByRole('list', { name: words.cards }).getByRole('listitem'),
    submit: main.getByRole('button', { name: words.submit, exact: true }).first(),
    box: (name: string | RegExp) => list.getByRole('checkbox', { name }),
    radio: (name: string | RegExp) => list.getByRole('radio', { name }),
  }
}

export const english = {
  opener: /^Product/,
  list: 'List of products',
  cards: 'Selected products',
  submit: 'Submit',
}
