import { privacyPolicies } from './files'
import type { SettingsSeed, SocialSeed } from './types'

const accounts: SocialSeed[] = [
  { kind: 'linkedin', address: 'https://www.linkedin.com/company/norvane-biomedical' },
  { kind: 'x', address: 'https://x.com/norvane_bio' },
  { kind: 'facebook', address: 'https://www.facebook.com/norvane-biomedical' },
  { kind: 'youtube', address: 'https://www.youtube.com/@norvane-biomedical' },
  { kind: 'wechat', qr: 'qr-wechat.webp' },
]

const britishAccounts: SocialSeed[] = [
  { kind: 'linkedin', address: 'https://www.linkedin.com/company/norvane-biomedical-uk' },
  { kind: 'x', address: 'https://x.com/norvane_bio_uk' },
  { kind: 'facebook', address: 'https://www.facebook.com/norvane-biomedical-uk' },
  { kind: 'youtube', address: 'https://www.youtube.com/@norvane-biomedical-uk' },
  { kind: 'wechat', qr: 'qr-wechat.webp' },
]

export const settingsSeed: SettingsSeed = {
  companyName: { zh_CN: '诺凡生物医疗', en_EN: 'Norvane Biomedical' },
  legalName: {
    zh_CN: '诺凡生物医疗股份有限公司',
    en_EN: 'Norvane Biomedical Co., Ltd.',
    en_US: 'Norvane Biomedical Inc.',
    en_UK: 'Norvane Biomedical (UK) Ltd',
    es_ES: 'Norvane Biomedical Iberia, S.L.',
    fr_FR: 'Norvane Biomedical France SAS',
  },
  tagline: {
    zh_CN: '−196 °C 至 8 °C，全温区生物医疗冷链设备',
    en_EN: 'Cold-chain equipment for medicine and life science, since 2003',
    es_ES: 'Equipos de cadena de frío para la medicina y las ciencias de la vida, desde 2003',
    fr_FR: 'Équipements de chaîne du froid pour la médecine et les sciences du vivant, depuis 2003',
  },
  address: {
    zh_CN: '山海省青屿市高新区冷泉路 86 号',
    en_EN: '86 Lengquan Road, Qingyu High-Tech Zone, Shanhai Province, China',
    en_US: '86 Stillwater Drive, Suite 400, Durham, North Carolina, USA',
    en_UK: 'Unit 8, Stillwater Park, Leeds, United Kingdom',
    es_ES: 'Calle de la Quietud 86, Getafe, Madrid, España',
    fr_FR: '86 rue du Froid-Calme, Lyon, France',
  },
  email: {
    zh_CN: 'service@norvane.example',
    en_EN: 'global@norvane.example',
    en_US: 'us@norvane.example',
    en_UK: 'uk@norvane.example',
    es_ES: 'es@norvane.example',
    fr_FR: 'fr@norvane.example',
  },
  phone: {
    zh_CN: '400-000-0086',
    en_EN: '+86 0000 8600 0086',
    en_US: '+1 919 555 0186',
    en_UK: '+44 113 496 0086',
    es_ES: '+34 555 010 086',
    fr_FR: '+33 4 65 71 00 86',
  },
  hours: {
    zh_CN: '全年 365 天，24 小时服务热线',
    en_EN: 'Office: Monday to Friday, 8:30 to 17:30 (UTC+8). Emergencies: day and night, on the same number.',
    en_US:
      'Office: Monday to Friday, 8:00 a.m. to 6:00\u00a0p.m. (ET). Emergencies: day and night, at the same number.',
    en_UK: 'Office: Monday to Friday, 8:30 am to 5:30 pm. Emergencies: day and night, on the same number.',
    es_ES: 'Oficina: de lunes a viernes, de 8:30 a 17:30. Urgencias: día y noche, en el mismo número.',
    fr_FR: 'Bureaux : du lundi au vendredi, de 8 h 30 à 17 h 30. Urgences : jour et nuit, au même numéro.',
  },
  social: {
    zh_CN: [{ kind: 'wechat', qr: 'qr-wechat.webp' }],
    en_EN: accounts,
    en_US: accounts,
    en_UK: britishAccounts,
    es_ES: accounts,
    fr_FR: accounts,
  },
  regionalSites: [
    { label: 'Deutsch', sign: 'de_DE', address: 'https://de.norvane.example' },
    { label: 'Italiano', sign: 'it_IT', address: 'https://it.norvane.example' },
    { label: 'Русский', sign: 'ru_RU', address: 'https://ru.norvane.example' },
    { label: 'Português', sign: 'pt_PT', address: 'https://pt.norvane.example' },
    { label: '日本語', sign: 'jp_JP', address: 'https://jp.norvane.example' },
  ],
  chineseHosts: ['cn.norvane.example', 'www.cn.norvane.example'],
  spanishHosts: ['es.norvane.example'],
  frenchHosts: ['fr.norvane.example'],
  frameHosts: [],
  homeTitle: {
    zh_CN: '诺凡生物医疗',
    en_EN: 'Norvane Biomedical: cold chain and laboratory equipment',
    es_ES: 'Norvane Biomedical: cadena de frío y equipos de laboratorio',
    fr_FR: 'Norvane Biomedical : chaîne du froid et équipements de laboratoire',
  },
  homeDescription: {
    en_EN:
      'Freezers, refrigerators, nitrogen vessels, biosafety cabinets and monitoring from −196 °C to 8 °C, for biobanks, vaccines, blood services and laboratories.',
    en_US:
      'Freezers, refrigerators, nitrogen vessels, biosafety cabinets and monitoring from −196 °C (−321 °F) to 8 °C (46 °F), for biobanks, vaccines, blood services and laboratories.',
    es_ES:
      'Congeladores, frigoríficos, recipientes de nitrógeno, cabinas de seguridad biológica y monitorización de −196 °C a 8 °C para biobancos, vacunas, servicios de sangre y laboratorios.',
    fr_FR:
      'Congélateurs, réfrigérateurs, cuves d’azote, postes de sécurité microbiologique et surveillance de −196 °C à 8 °C, pour biobanques, vaccins, services du sang et laboratoires.',
  },
  homeKeywords: {
    en_EN:
      'ULT freezer, vaccine refrigerator, solar direct drive, blood bank refrigerator, liquid nitrogen vessel, biosafety cabinet, temperature monitoring',
    en_UK:
      'ULT freezer, vaccine fridge, solar direct drive, blood bank fridge, liquid nitrogen vessel, microbiological safety cabinet, temperature monitoring',
    es_ES:
      'ultracongelador, frigorífico para vacunas, solar de accionamiento directo, banco de sangre, nitrógeno líquido, cabina de seguridad biológica, monitorización de temperatura',
    fr_FR:
      'congélateur ultra-basse température, réfrigérateur à vaccins, solaire à entraînement direct, banque de sang, cuve d’azote liquide, poste de sécurité microbiologique, surveillance de température',
  },
  recordFiling: { zh_CN: '山ICP备00000000号-1' },
  recordFilingAddress: { zh_CN: 'https://beian.miit.gov.cn/' },
  policeFiling: { zh_CN: '山公网安备00000000000000号' },
  policeFilingAddress: { zh_CN: 'https://beian.mps.gov.cn/' },
  privacyPolicy: privacyPolicies,
}
