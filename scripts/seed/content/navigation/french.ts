import type { LinkSeed, NavigationSeed } from '../types'

const history = { label: 'Notre histoire', address: '/en/aboutUs/history?listid=0' }
const team = { label: 'L’équipe', address: '/en/aboutUs/team?listid=1' }
const videos = { label: 'Vidéos', address: '/en/aboutUs/video?listid=2' }
const cases = { label: 'Études de cas', address: '/en/aboutUs/case' }
const trainingMaterial = { label: 'Supports de formation', address: '/en/support/trainingMaterial' }
const customerSupport = { label: 'Service client', address: '/en/support/customer' }

const library: LinkSeed[] = [
  { label: 'Brochures produits', address: '/en/support/productBrochure' },
  { label: 'Manuels d’utilisation', address: '/en/support/ManualBrochure' },
  { label: 'Images produits', address: '/en/support/productPicture' },
  { label: 'Vidéos produits', address: '/en/support/productVideo' },
  { label: 'Vidéos d’utilisateurs', address: '/en/support/userVideo' },
  trainingMaterial,
  customerSupport,
]

export const frenchNavigation: NavigationSeed = {
  header: [
    { label: 'Accueil', address: '/fr' },
    {
      label: 'Solutions',
      address: '/en/solutions',
      description: 'Équipements, surveillance et service pour échantillons, vaccins, sang et médicaments.',
      picture: 'menu-solutions.webp',
    },
    {
      label: 'Produits',
      address: '/en/productsList',
      description:
        'De 8 °C à −196 °C : réfrigérateurs, congélateurs, cuves d’azote, postes de sécurité et surveillance.',
      picture: 'menu-products.webp',
    },
    {
      label: 'Support',
      address: '/en/support',
      description: 'Brochures, manuels, images, vidéos et service client.',
      picture: 'menu-support.webp',
      children: library,
    },
    {
      label: 'À propos',
      address: '/en/aboutUs',
      description: 'Fondée à Qingyu en 2003 : l’entreprise, son histoire et ses équipes.',
      picture: 'menu-about.webp',
      children: [history, team, videos, cases],
    },
    {
      label: 'Actualités',
      address: '/en/news',
      description: 'Produits, mesures, événements et évolutions de la chaîne du froid.',
      picture: 'menu-news.webp',
    },
    {
      label: 'Contact',
      address: '/en/contact',
      description: 'Dites-nous ce que vous conservez. Nous répondons sous deux jours ouvrés.',
      picture: 'menu-contact.webp',
    },
  ],
  utility: [
    { label: 'Partenaires SAV', address: '/en/contact' },
    { label: 'Téléchargements', address: '/en/support' },
  ],
  // Products and solutions have the catalogue's entries.
  footerColumns: [
    { label: 'Produits', address: '/en/productsList', children: [] },
    { label: 'Solutions', address: '/en/solutions', children: [] },
    { label: 'Support', address: '/en/support', children: library },
    {
      label: 'Entreprise',
      address: '/en/aboutUs',
      children: [
        history,
        team,
        videos,
        cases,
        { label: 'Actualités', address: '/en/news' },
        { label: 'Contact', address: '/en/contact' },
      ],
    },
  ],
  footerLinks: [
    { label: 'Mentions légales', address: '/en/legal' },
    { label: 'Confidentialité', address: '/static/policy.pdf' },
    { label: 'Plan du site', address: '/en/sitemap' },
  ],
  friendlyLinks: [
    { label: 'Biobanque East Lake', address: 'https://www.east-lake-biobank.example' },
    { label: 'Service du sang St Aldric', address: 'https://www.st-aldric-blood.example' },
    { label: 'Université de Nanwan', address: 'https://www.nanwan-university.example' },
    { label: 'Institut Bellefontaine', address: 'https://www.institut-bellefontaine.example' },
    { label: 'Hôpital Sainte-Claire', address: 'https://www.sainte-claire.example' },
  ],
}
