import { expect, test } from 'vitest'
import { toContactAbout } from '@/features/inquiries/view-models/contact-options'

test('an email about a product has its name in the subject', () => {
  const settings = { email: 'info@norvane.example', phone: '+44 (0)113 496 0000', address: '', hours: null }
  expect(toContactAbout('en_EN', settings, 'U830 & C480')).toEqual({
    email: {
      text: 'info@norvane.example',
      href: 'mailto:info@norvane.example?subject=Enquiry%3A%20U830%20%26%20C480',
    },
    phone: { text: '+44 (0)113 496 0000', href: 'tel:+441134960000' },
    address: undefined,
    hours: undefined,
  })
})
