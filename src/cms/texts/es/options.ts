import type { AdminTexts } from '../types'

export const companyTextPlaces: AdminTexts['companyTextPlaces'] = {
  introduction: 'Perfil e historia de la empresa',
  milestones: 'Hitos y premios',
  'second-about': 'Segunda página de la empresa (sitio chino)',
  'investor-overview': 'Relación con inversores: perfil',
  'future-partners': 'Empleo: futuros compañeros',
  legal: 'Aviso legal',
}

export const supportKinds: AdminTexts['supportKinds'] = {
  maintenance: 'Mantenimiento',
  contact: 'Contacto',
  repair: 'Solicitud de reparación en línea',
}

export const materialKinds: AdminTexts['materialKinds'] = {
  brochure: 'Catálogo de producto',
  manual: 'Manual de uso',
  specification: 'Especificaciones',
  certificate: 'Certificado',
  flyer: 'Hoja informativa',
  'launch-pack': 'Dosier de lanzamiento',
  newsletter: 'Boletín',
  catalogue: 'Catálogo general',
  'solution-catalogue': 'Catálogo de soluciones',
  'service-brochure': 'Folleto de servicio',
  'product-video': 'Vídeo de producto',
  'user-video': 'Vídeo de usuario',
}

export const inquiryKinds: AdminTexts['inquiryKinds'] = {
  contact: 'Solicitud de contacto',
  service: 'Solicitud de servicio',
  message: 'Mensaje',
}

export const inquiryStatuses: AdminTexts['inquiryStatuses'] = {
  new: 'Nueva',
  progress: 'En curso',
  done: 'Resuelta',
  spam: 'Spam',
}

export const markets: AdminTexts['markets'] = {
  'asia-pacific': 'Asia-Pacífico',
  china: 'China',
  africa: 'África',
  'south-asia': 'Asia meridional',
  'cis-mongolia': 'CEI y Mongolia',
  'middle-east': 'Oriente Medio',
  'latin-america': 'América Latina',
  'us-canada': 'EE. UU. y Canadá',
  uk: 'Reino Unido',
  europe: 'Europa',
  'aid-relief': 'Ayuda humanitaria internacional',
  india: 'India',
}

export const searchTags: AdminTexts['searchTags'] = {
  products: 'Productos',
  solutions: 'Soluciones',
  cases: 'Casos',
  videos: 'Vídeos',
  pictures: 'Imágenes de producto',
  brochures: 'Catálogos de producto',
  news: 'Noticias',
}

export const fileKinds: AdminTexts['fileKinds'] = {
  pdf: 'un PDF',
  zip: 'un archivo ZIP',
  captions: 'subtítulos (WebVTT)',
  picture: 'una imagen',
  video: 'un vídeo',
}

/** Languages are named in themselves. */
export const materialLanguages: AdminTexts['materialLanguages'] = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  fr: 'Français',
  multi: 'Varios idiomas',
}
