import { withUsUnits } from '@/lib/us-units'
import type { HeaderItemSeed, LinkSeed, NavigationSeed } from '../types'

const history = { label: 'Our History', address: '/en/aboutUs/history?listid=0' }
const team = { label: 'The Team', address: '/en/aboutUs/team?listid=1' }
const videos = { label: 'Videos', address: '/en/aboutUs/video?listid=2' }
const cases = { label: 'Case Studies', address: '/en/aboutUs/case' }
const trainingMaterial = { label: 'Training Material', address: '/en/support/trainingMaterial' }
const customerSupport = { label: 'Customer Support', address: '/en/support/customer' }

const library: LinkSeed[] = [
  { label: 'Product Brochure', address: '/en/support/productBrochure' },
  { label: 'Operation Manual', address: '/en/support/ManualBrochure' },
  { label: 'Product Images', address: '/en/support/productPicture' },
  { label: 'Product Videos', address: '/en/support/productVideo' },
  { label: 'User Videos', address: '/en/support/userVideo' },
  trainingMaterial,
  customerSupport,
]

const products: HeaderItemSeed = {
  label: 'Products',
  address: '/en/productsList',
  description:
    'Refrigerators, freezers, nitrogen vessels, biosafety cabinets and monitoring, from 8 °C to −196 °C.',
  picture: 'menu-products.webp',
}

const contact = (replyWithin: string): HeaderItemSeed => ({
  label: 'Contact',
  address: '/en/contact',
  description: `Tell us what you store. We reply within ${replyWithin}.`,
  picture: 'menu-contact.webp',
})

const serviceSolution: HeaderItemSeed = {
  label: 'Service Solution',
  address: '/en/serviceSolution',
  description: 'Three levels of service contract, maintenance and breakdown cover.',
  picture: 'menu-service.webp',
}

const news: HeaderItemSeed = {
  label: 'News',
  address: '/en/news',
  description: 'Products, measurements, events and changes in the cold chain.',
  picture: 'menu-news.webp',
}

type HeaderOptions = {
  home: string
  about: LinkSeed[]
  supportLabel?: string
  service?: HeaderItemSeed[]
  replyWithin?: string
}

const header = ({
  home,
  about,
  supportLabel = 'Support',
  service = [],
  replyWithin = 'two working days',
}: HeaderOptions): HeaderItemSeed[] => [
  { label: 'Home', address: home },
  {
    label: 'Solutions',
    address: '/en/solutions',
    description: 'Equipment, monitoring and service for samples, vaccines, blood and medicines.',
    picture: 'menu-solutions.webp',
  },
  products,
  ...service,
  {
    label: supportLabel,
    address: '/en/support',
    description: 'Brochures, manuals, pictures, videos and customer support.',
    picture: 'menu-support.webp',
    children: library,
  },
  {
    label: 'About Us',
    address: '/en/aboutUs',
    description: 'Founded in Qingyu in 2003: the company, its history and its people.',
    picture: 'menu-about.webp',
    children: about,
  },
  news,
  contact(replyWithin),
]

const utility: LinkSeed[] = [
  { label: 'Service partners', address: '/en/contact' },
  { label: 'Download centre', address: '/en/support' },
]

const footerLinks: LinkSeed[] = [
  { label: 'Legal', address: '/en/legal' },
  { label: 'Privacy', address: '/static/policy.pdf' },
  { label: 'Site Map', address: '/en/sitemap' },
]

const friendlyLinks: LinkSeed[] = [
  { label: 'East Lake Biobank', address: 'https://www.east-lake-biobank.example' },
  { label: 'St Aldric Blood Service', address: 'https://www.st-aldric-blood.example' },
  { label: 'Nanwan University', address: 'https://www.nanwan-university.example' },
  {
    label: 'Sustainable Laboratories Register',
    address: 'https://register.sustainable-laboratories.example',
  },
]

const volta = {
  label: 'Volta Institute of Tropical Medicine',
  address: 'https://www.volta-institute.example',
}

const americanFriends: LinkSeed[] = [
  { label: 'Prairie Health Cohort', address: 'https://www.prairie-cohort.example' },
  { label: 'Larkspur Cell Therapies', address: 'https://www.larkspur-cell.example' },
]

const britishFriends: LinkSeed[] = [
  { label: 'Aire Valley University', address: 'https://trials.aire-valley.example' },
  { label: 'St Brannoc’s Hospital', address: 'https://www.st-brannoc.example' },
]

type FooterOptions = { about: LinkSeed[]; supportLabel?: string; support?: LinkSeed[]; policies?: LinkSeed[] }

/** Products and solutions have the catalogue's entries. */
const footerColumns = ({
  about,
  supportLabel = 'Support',
  support = library,
  policies = [],
}: FooterOptions): NavigationSeed['footerColumns'] => [
  { label: 'Products', address: '/en/productsList', children: [] },
  { label: 'Solutions', address: '/en/solutions', children: [] },
  { label: supportLabel, address: '/en/support', children: support },
  {
    label: 'Company',
    address: '/en/aboutUs',
    children: [
      ...about,
      { label: 'News', address: '/en/news' },
      { label: 'Contact', address: '/en/contact' },
      ...policies,
    ],
  },
]

export const englishNavigation: NavigationSeed = {
  header: header({ home: '/en', about: [history, team, videos, cases] }),
  utility,
  footerColumns: footerColumns({ about: [history, team, videos, cases] }),
  footerLinks,
  friendlyLinks: [...friendlyLinks, volta],
}

export const americanNavigation: NavigationSeed = {
  header: header({
    home: '/us',
    about: [history, videos, cases],
    replyWithin: 'two business days',
  }).map(({ description, ...item }) => ({
    ...item,
    description: description && withUsUnits(description),
  })),
  utility: [
    { label: 'Service partners', address: '/en/contact' },
    { label: 'Download center', address: '/en/support' },
  ],
  footerColumns: footerColumns({ about: [history, videos, cases] }),
  footerLinks,
  friendlyLinks: [...friendlyLinks, ...americanFriends],
}

export const britishNavigation: NavigationSeed = {
  header: header({
    home: '/uk',
    about: [history, team, videos, cases],
    supportLabel: 'Resources',
    service: [serviceSolution],
  }),
  utility,
  footerColumns: footerColumns({
    about: [history, team, videos, cases],
    supportLabel: 'Resources',
    support: [...library, { label: serviceSolution.label, address: '/en/serviceSolution' }],
    policies: [
      { label: 'Privacy Policy', address: '/file/documents/policy-uk.pdf' },
      { label: 'Anti-Slavery Policy', address: '/file/documents/anti-slavery-uk.pdf' },
    ],
  }),
  footerLinks,
  friendlyLinks: [...friendlyLinks, ...britishFriends],
}
