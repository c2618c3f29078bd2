import type { AdminTexts } from '../types'

export const companyTextPlaces: AdminTexts['companyTextPlaces'] = {
  introduction: 'Profil et histoire de l’entreprise',
  milestones: 'Dates clés et distinctions',
  'second-about': 'Deuxième page « À propos » (site chinois)',
  'investor-overview': 'Relations investisseurs : présentation',
  'future-partners': 'Carrières : futurs collègues',
  legal: 'Mentions légales',
}

export const supportKinds: AdminTexts['supportKinds'] = {
  maintenance: 'Maintenance',
  contact: 'Contact',
  repair: 'Demande de réparation en ligne',
}

export const materialKinds: AdminTexts['materialKinds'] = {
  brochure: 'Brochure produit',
  manual: 'Manuel d’utilisation',
  specification: 'Spécifications',
  certificate: 'Certificat',
  flyer: 'Fiche produit',
  'launch-pack': 'Dossier de lancement',
  newsletter: 'Lettre d’information',
  catalogue: 'Catalogue général',
  'solution-catalogue': 'Catalogue de solutions',
  'service-brochure': 'Brochure de service',
  'product-video': 'Vidéo produit',
  'user-video': 'Vidéo d’utilisateur',
}

export const inquiryKinds: AdminTexts['inquiryKinds'] = {
  contact: 'Demande de contact',
  service: 'Demande d’intervention',
  message: 'Message',
}

export const inquiryStatuses: AdminTexts['inquiryStatuses'] = {
  new: 'Nouvelle',
  progress: 'En cours',
  done: 'Traitée',
  spam: 'Spam',
}

export const markets: AdminTexts['markets'] = {
  'asia-pacific': 'Asie-Pacifique',
  china: 'Chine',
  africa: 'Afrique',
  'south-asia': 'Asie du Sud',
  'cis-mongolia': 'CEI et Mongolie',
  'middle-east': 'Moyen-Orient',
  'latin-america': 'Amérique latine',
  'us-canada': 'États-Unis et Canada',
  uk: 'Royaume-Uni',
  europe: 'Europe',
  'aid-relief': 'Aide humanitaire internationale',
  india: 'Inde',
}

export const searchTags: AdminTexts['searchTags'] = {
  products: 'Produits',
  solutions: 'Solutions',
  cases: 'Études de cas',
  videos: 'Vidéos',
  pictures: 'Images produits',
  brochures: 'Brochures produits',
  news: 'Actualités',
}

export const fileKinds: AdminTexts['fileKinds'] = {
  pdf: 'un PDF',
  zip: 'une archive ZIP',
  captions: 'des sous-titres (WebVTT)',
  picture: 'une image',
  video: 'une vidéo',
}

/** Languages are named in themselves. */
export const materialLanguages: AdminTexts['materialLanguages'] = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  fr: 'Français',
  multi: 'Plusieurs langues',
}
