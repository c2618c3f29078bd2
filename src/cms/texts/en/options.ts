export const companyTextPlaces = {
  introduction: 'Company profile and history',
  milestones: 'Milestones & Awards',
  'second-about': 'Second about page (Chinese site)',
  'investor-overview': 'Investor relations: overview',
  'future-partners': 'Careers: future partners',
  legal: 'Legal notice',
}

export const supportKinds = {
  maintenance: 'Maintenance',
  contact: 'Contact',
  repair: 'Online repair request',
}

export const materialKinds = {
  brochure: 'Product brochure',
  manual: 'Operation manual',
  specification: 'Specification',
  certificate: 'Certificate',
  flyer: 'Flyer',
  'launch-pack': 'Product launch pack',
  newsletter: 'Newsletter',
  catalogue: 'General catalogue',
  'solution-catalogue': 'Solution catalogue',
  'service-brochure': 'Service brochure',
  'product-video': 'Product video',
  'user-video': 'User video',
}

export const inquiryKinds = {
  contact: 'Contact request',
  service: 'Service request',
  message: 'Message',
}

export const inquiryStatuses = {
  new: 'New',
  progress: 'In progress',
  done: 'Done',
  spam: 'Spam',
}

export const markets = {
  'asia-pacific': 'Asia-Pacific',
  china: 'China',
  africa: 'Africa',
  'south-asia': 'South Asia',
  'cis-mongolia': 'CIS & Mongolia',
  'middle-east': 'Middle East',
  'latin-america': 'Latin America',
  'us-canada': 'US & Canada',
  uk: 'UK',
  europe: 'Europe',
  'aid-relief': 'International Aid and Relief',
  india: 'India',
}

export const searchTags = {
  products: 'Products',
  solutions: 'Solutions',
  cases: 'Cases',
  videos: 'Videos',
  pictures: 'Product images',
  brochures: 'Product brochures',
  news: 'News',
}

export const fileKinds = {
  pdf: 'a PDF',
  zip: 'a ZIP archive',
  captions: 'captions (WebVTT)',
  picture: 'a picture',
  video: 'a video',
}

/** Languages are named in themselves. */
export const materialLanguages = {
  en: 'English',
  zh: '中文',
  es: 'Español',
  fr: 'Français',
  multi: 'Several languages',
}
