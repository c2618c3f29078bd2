import type { Language } from '../../content/materials/types'

type CatalogueText = {
  subtitle: string
  heading: string
  company: string
  paragraphs: string[]
  numbers: [value: string, unit: string, name: string][]
  contents: string
}

export const catalogueTexts: Record<Language, CatalogueText> = {
  en: {
    subtitle: 'Cold-chain, cryogenic and laboratory equipment, from −196 °C to 8 °C',
    heading: 'Measured, not estimated.',
    company: 'The company',
    paragraphs: [
      'Norvane Biomedical was founded in 2003 in Qingyu, on the coast of Shanhai. The first freezer for −86 °C left the works in 2006. Solar refrigerators followed in 2012, nitrogen vessels in 2014, biosafety cabinets in 2016, monitoring in 2018.',
      'Since 2009 a test centre of our own measures what this catalogue prints. Energy is measured on production units at 25 °C, temperature at 27 points, empty and loaded, and time without power until the limit is reached. This catalogue contains no calculated figures.',
      'Two lines build 60,000 units a year. All freezers for Europe have run on hydrocarbons since the end of 2022. From October 2026 a hub in Rotterdam keeps 11,400 part numbers and trains engineers of our partners.',
    ],
    numbers: [
      ['2003', '', 'founded'],
      ['60,000', '', 'units a year'],
      ['27', '', 'points in every mapping'],
      ['11,400', '', 'parts in Rotterdam'],
    ],
    contents: 'Contents',
  },
  zh: {
    subtitle: '−196 °C 至 8 °C，生物医疗冷链、深低温与实验室设备',
    heading: '每一个数字，都是测出来的',
    company: '关于诺凡',
    paragraphs: [
      '诺凡生物医疗 2003 年创立于山海省青屿市。2006 年第一台 −86 °C 超低温保存箱下线；2012 年推出太阳能冷藏箱，2014 年液氮容器，2016 年生物安全柜，2018 年监测平台。',
      '2009 年起，本手册的每个数字均由自有测试中心实测：环境 25 °C 下量产整机的耗电，空载与满载各 27 点的温度，断电后到达限值的时间。本手册不含推算数据。',
      '两条生产线年产 6 万台。自 2022 年底起，供应欧洲的冰箱全部使用碳氢制冷剂。2026 年 10 月，鹿特丹服务中心启用，储备 11,400 种备件，并培训合作伙伴的工程师。',
    ],
    numbers: [
      ['2003', '', '年创立'],
      ['60,000', '', '台，年产能'],
      ['27', '', '点，每次温度分布验证'],
      ['11,400', '', '种备件，鹿特丹'],
    ],
    contents: '目录',
  },
  es: {
    subtitle: 'Equipos de cadena de frío, criogenia y laboratorio, de −196 °C a 8 °C',
    heading: 'Medido, no estimado.',
    company: 'La empresa',
    paragraphs: [
      'Norvane Biomedical se fundó en 2003 en Qingyu, en la costa de Shanhai. El primer congelador de −86 °C salió de fábrica en 2006. Siguieron los frigoríficos solares en 2012, los recipientes de nitrógeno en 2014, las cabinas de seguridad en 2016 y la monitorización en 2018.',
      'Desde 2009, un centro de ensayos propio mide las cifras de este catálogo: el consumo en equipos de serie a 25 °C, la temperatura en 27 puntos, en vacío y con carga, y el tiempo sin corriente hasta el límite. No figuran valores calculados.',
      'Dos líneas fabrican 60 000 equipos al año. Desde finales de 2022 todos los congeladores para Europa funcionan con hidrocarburos. Desde octubre de 2026, un centro en Róterdam guarda 11 400 piezas y forma a los técnicos de nuestros socios.',
    ],
    numbers: [
      ['2003', '', 'año de fundación'],
      ['60 000', '', 'equipos al año'],
      ['27', '', 'puntos en cada mapeo'],
      ['11 400', '', 'piezas en Róterdam'],
    ],
    contents: 'Índice',
  },
  fr: {
    subtitle: 'Équipements de chaîne du froid, de cryogénie et de laboratoire, de −196 °C à 8 °C',
    heading: 'Mesuré, non estimé.',
    company: 'L’entreprise',
    paragraphs: [
      'Norvane Biomedical a été fondée en 2003 à Qingyu, sur la côte de Shanhai. Le premier congélateur à −86 °C est sorti d’usine en 2006. Ont suivi les réfrigérateurs solaires en 2012, les cuves d’azote en 2014, les postes de sécurité en 2016 et la surveillance en 2018.',
      'Depuis 2009, notre propre centre d’essais mesure les chiffres de ce catalogue : la consommation d’appareils de série à 25 °C, la température en 27 points, à vide et en charge, et la durée sans courant jusqu’à la limite. Ce qui est calculé n’y figure pas.',
      'Deux lignes fabriquent 60 000 appareils par an. Depuis la fin de 2022, tous les congélateurs destinés à l’Europe fonctionnent aux hydrocarbures. Depuis octobre 2026, un centre à Rotterdam garde 11 400 pièces et forme les techniciens de nos partenaires.',
    ],
    numbers: [
      ['2003', '', 'année de fondation'],
      ['60 000', '', 'appareils par an'],
      ['27', '', 'points à chaque cartographie'],
      ['11 400', '', 'pièces à Rotterdam'],
    ],
    contents: 'Sommaire',
  },
}
