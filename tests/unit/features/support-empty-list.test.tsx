import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyList } from '@/features/support/components/empty-list'
import type { SiteId } from '@/i18n/locales'

test.each<[SiteId, string]>([
  [
    'en_UK',
    'There is no information available, please submit your request or contact us to get more details.',
  ],
  ['fr_FR', 'Aucune information n’est disponible. Envoyez-nous votre demande'],
])('an empty list of %s says so and leads to the service (S2 2)', (site, text) => {
  const html = renderToStaticMarkup(<EmptyList site={site} title="Flyer" />)
  expect(html).toContain(text)
  expect(html).toContain(`href="/en/support/customer?lang=${site}"`)
})
