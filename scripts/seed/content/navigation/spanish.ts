import type { LinkSeed, NavigationSeed } from '../types'

const history = { label: 'Nuestra historia', address: '/en/aboutUs/history?listid=0' }
const team = { label: 'El equipo', address: '/en/aboutUs/team?listid=1' }
const videos = { label: 'Vídeos', address: '/en/aboutUs/video?listid=2' }
const cases = { label: 'Casos prácticos', address: '/en/aboutUs/case' }
const trainingMaterial = { label: 'Material de formación', address: '/en/support/trainingMaterial' }
const customerSupport = { label: 'Atención al cliente', address: '/en/support/customer' }

const library: LinkSeed[] = [
  { label: 'Catálogos de producto', address: '/en/support/productBrochure' },
  { label: 'Manuales de uso', address: '/en/support/ManualBrochure' },
  { label: 'Imágenes de producto', address: '/en/support/productPicture' },
  { label: 'Vídeos de producto', address: '/en/support/productVideo' },
  { label: 'Vídeos de usuarios', address: '/en/support/userVideo' },
  trainingMaterial,
  customerSupport,
]

export const spanishNavigation: NavigationSeed = {
  header: [
    { label: 'Inicio', address: '/es' },
    {
      label: 'Soluciones',
      address: '/en/solutions',
      description: 'Equipos, monitorización y servicio para muestras, vacunas, sangre y medicamentos.',
      picture: 'menu-solutions.webp',
    },
    {
      label: 'Productos',
      address: '/en/productsList',
      description:
        'De 8 °C a −196 °C: frigoríficos, congeladores, recipientes de nitrógeno, cabinas y monitorización.',
      picture: 'menu-products.webp',
    },
    {
      label: 'Soporte',
      address: '/en/support',
      description: 'Catálogos, manuales, imágenes, vídeos y atención al cliente.',
      picture: 'menu-support.webp',
      children: library,
    },
    {
      label: 'Quiénes somos',
      address: '/en/aboutUs',
      description: 'Fundada en Qingyu en 2003: la empresa, su historia y su equipo.',
      picture: 'menu-about.webp',
      children: [history, team, videos, cases],
    },
    {
      label: 'Noticias',
      address: '/en/news',
      description: 'Productos, mediciones, eventos y novedades de la cadena de frío.',
      picture: 'menu-news.webp',
    },
    {
      label: 'Contacto',
      address: '/en/contact',
      description: 'Díganos qué conserva. Respondemos en dos días laborables.',
      picture: 'menu-contact.webp',
    },
  ],
  utility: [
    { label: 'Servicios técnicos autorizados', address: '/en/contact' },
    { label: 'Centro de descargas', address: '/en/support' },
  ],
  // Products and solutions have the catalogue's entries.
  footerColumns: [
    { label: 'Productos', address: '/en/productsList', children: [] },
    { label: 'Soluciones', address: '/en/solutions', children: [] },
    { label: 'Soporte', address: '/en/support', children: library },
    {
      label: 'Empresa',
      address: '/en/aboutUs',
      children: [
        history,
        team,
        videos,
        cases,
        { label: 'Noticias', address: '/en/news' },
        { label: 'Contacto', address: '/en/contact' },
      ],
    },
  ],
  footerLinks: [
    { label: 'Aviso legal', address: '/en/legal' },
    { label: 'Privacidad', address: '/static/policy.pdf' },
    { label: 'Mapa del sitio', address: '/en/sitemap' },
  ],
  friendlyLinks: [
    { label: 'Biobanco East Lake', address: 'https://www.east-lake-biobank.example' },
    { label: 'Servicio de Sangre St Aldric', address: 'https://www.st-aldric-blood.example' },
    { label: 'Universidad de Nanwan', address: 'https://www.nanwan-university.example' },
    { label: 'Biobanco Costa de Cantabria', address: 'https://www.costa-cantabria.example' },
    { label: 'Hospital Ribera Alta', address: 'https://www.ribera-alta.example' },
  ],
}
