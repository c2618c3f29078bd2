import { each, type WordSeed } from './types'

const fridges = ['nevera', 'heladera', 'refrigerador', 'refrigeradora', 'refri', 'frigorífico']
const freezers = ['congelador', 'freezer', 'congeladora']

export const spanish: WordSeed[] = [
  // Palabras generales.
  {
    said: [
      'nevera',
      'heladera',
      'refrigerador',
      'refrigeradora',
      'refri',
      'conservadora',
      'conservador',
      'nevecón',
    ],
    means: ['frigorífico'],
  },
  { said: ['freezer', 'congeladora'], means: ['congelador', 'ultracongelador'] },
  { said: ['congelador'], means: ['ultracongelador'] },
  { said: ['clase 2'], means: ['clase II'] },
  { said: ['horizontal -80', 'cofre', 'arca', ...each(freezers, ['horizontal', 'cofre'])], means: ['arcón'] },
  { said: ['de sobremesa', 'sobremesa', 'pequeño', 'pequeña', 'de mesa'], means: ['compacto'] },
  {
    said: [
      ...[
        'bajo encimera',
        'bajo mesada',
        'bajo mesón',
        'bajo barra',
        'bajo mesa',
        'empotrable',
        'bajo mueble',
      ],
      ...each(fridges, ['bajo encimera', 'bajo mesada', 'bajo mesón']),
    ],
    means: ['bajo mostrador'],
  },
  { said: ['monitoreo'], means: ['monitorización', 'monitor'] },
  { said: ['campana', 'gabinete'], means: ['cabina', 'banco de flujo laminar'] },
  // Temperaturas.
  {
    said: [
      '-80',
      '-86',
      'menos ochenta',
      'menos 80',
      'ochenta bajo cero',
      '80 bajo cero',
      'menos ochenta y seis',
    ],
    means: ['−86 °C'],
  },
  {
    said: ['-20', 'menos veinte', 'menos 20', 'veinte bajo cero', '20 bajo cero'],
    means: ['−25 °C', '−20 °C'],
  },
  { said: ['-30', 'menos treinta', 'menos 30', '30 bajo cero'], means: ['−30 °C'] },
  { said: ['-40', 'menos cuarenta', 'menos 40', 'cuarenta bajo cero', '40 bajo cero'], means: ['−40 °C'] },
  { said: ['menos ciento cincuenta', 'menos 150'], means: ['−150 °C'] },
  { said: ['menos ciento noventa y seis', 'menos 196'], means: ['−196 °C'] },
  { said: ['2-8', '2-8 °C', 'dos a ocho grados', '2 a 8 grados'], means: ['2 a 8 °C'] },
  // Congeladores.
  {
    said: [
      ...['ULT', 'ultrafreezer', 'ultra freezer', 'supercongelador', 'ultra congelador', 'ultracongeladora'],
      ...each(freezers, [
        'de ultra baja temperatura',
        'de ultrabaja temperatura',
        'de ultra baja',
        'ultrabaja',
      ]),
      ...each(freezers, [
        '-80',
        '-86',
        'menos ochenta',
        '80 bajo cero',
        'menos 80',
        'de muy baja temperatura',
      ]),
      ...['ultra baja temperatura', 'ultrabaja temperatura', 'ultrabaja', 'ultrafrío'],
    ],
    means: ['ultracongelador'],
  },
  { said: ['no frost', 'sin hielo', 'desescarche automático', 'libre de escarcha'], means: ['sin escarcha'] },
  { said: ['inverter', 'velocidad variable'], means: ['velocidad variable'] },
  // Frigoríficos.
  {
    said: [
      ...['medicamento', 'medicamentos', 'medicina', 'medicinas', 'fármacos', 'farmacéutico', 'farmacéutica'],
      ...['insulina', 'medicación', 'botica', 'dispensario', 'droguería'],
    ],
    means: ['farmacia'],
  },
  {
    said: [...each(fridges, ['médico', 'médica', 'clínico', 'clínica', 'hospitalario', 'hospitalaria'])],
    means: ['frigorífico de farmacia'],
  },
  { said: ['reactivos', 'reactivo'], means: ['laboratorio'] },
  {
    said: [
      ...[
        'antideflagrante',
        'a prueba de explosión',
        'a prueba de explosiones',
        'ATEX',
        'antichispa',
        'antichispas',
      ],
      ...['antiexplosivo', 'antiexplosión', 'inflamables', 'productos inflamables'],
    ],
    means: ['sin chispa'],
  },
  {
    said: [
      ...['combi', ...each(fridges, ['combi', 'con freezer', 'con congelador', 'dual', 'congelador'])],
      ...['doble temperatura', 'dos temperaturas'],
    ],
    means: ['combinado'],
  },
  // Sangre.
  {
    said: [
      ...[
        'bolsas de sangre',
        'hemoderivados',
        'hemocomponentes',
        'componentes sanguíneos',
        'concentrado de hematíes',
      ],
      ...['glóbulos rojos', 'hematíes', 'hemoterapia', 'unidad transfusional', 'hemoteca', 'hemocentro'],
    ],
    means: ['banco de sangre'],
  },
  { said: ['PFC', 'plasma fresco congelado', 'plasma fresco'], means: ['plasma'] },
  {
    said: ['conservadora de plasma', 'conservador de plasma', 'heladera de plasma', 'nevera de plasma'],
    means: ['congelador de plasma'],
  },
  {
    said: [
      ...[
        'nevera portátil de sangre',
        'conservadora para transporte de sangre',
        'conservadora de transporte de sangre',
      ],
      ...['caja de hemoderivados', 'caja de hemocomponentes', 'maletín de sangre', 'hielera de sangre'],
      ...['caja térmica de sangre', 'caja isotérmica de sangre', 'termo de sangre', 'caja de sangre'],
    ],
    means: ['caja de transporte de sangre'],
  },
  // Vacunas.
  {
    said: [
      'biológicos',
      'inmunobiológicos',
      'PAI',
      'vacunación',
      'inmunización',
      'vacunatorio',
      'inmunizaciones',
    ],
    means: ['vacunas'],
  },
  {
    said: ['ILR', 'ice lined', 'ice-lined', 'paredes de hielo', 'revestido de hielo'],
    means: ['revestimiento de hielo'],
  },
  { said: ['SDD'], means: ['solar de accionamiento directo'] },
  {
    said: ['fotovoltaico', 'fotovoltaica', 'paneles solares', 'sin electricidad', 'sin baterías'],
    means: ['solar'],
  },
  {
    said: [
      ...[
        'termo para vacunas',
        'termo KST',
        'conservadora de vacunas',
        'conservadora para vacunas',
        'mochila de vacunas',
      ],
      ...[
        'nevera portátil',
        'heladera portátil',
        'hielera',
        'caja térmica',
        'caja isotérmica',
        'maleta isotérmica',
      ],
      ...[
        'bolsa isotérmica',
        'cava de vacunas',
        'cava portátil',
        'caja fría',
        'termo de vacunas',
        'contenedor isotérmico',
      ],
    ],
    means: ['portavacunas', 'caja fría'],
  },
  // Nitrógeno líquido.
  { said: ['LN2', 'nitrógeno'], means: ['nitrógeno líquido'] },
  {
    said: [
      ...each(
        ['tanque', 'termo', 'contenedor', 'recipiente', 'depósito'],
        ['de nitrógeno', 'de nitrógeno líquido'],
      ),
      ...each(['tanque', 'recipiente', 'contenedor', 'depósito', 'almacenamiento'], ['criogénico', 'LN2']),
      ...['criotanque', 'criopreservación', 'criocontenedor'],
    ],
    means: ['Dewar', 'recipiente de nitrógeno'],
  },
  {
    said: [
      ...each(
        ['garrafa', 'bidón', 'bombona', 'cántara', 'frasco'],
        ['criogénico', 'criogénica', 'de nitrógeno'],
      ),
      'termo criogénico',
      ...[
        'termo de semen',
        'termo de inseminación',
        'tanque de semen',
        'termo para pajuelas',
        'termo de embriones',
      ],
    ],
    means: ['vaso Dewar'],
  },
  {
    said: [
      ...each(freezers, ['de nitrógeno', 'de nitrógeno líquido', 'criogénico']),
      ...each(['tanque', 'fase'], ['fase gas', 'fase vapor', 'gas', 'gaseosa']),
      ...['criobanco', 'tanque en fase gas', 'tanque de fase vapor'],
    ],
    means: ['nitrógeno en fase vapor'],
  },
  {
    said: [
      ...[
        'dry shipper',
        'dryshipper',
        'cryoshipper',
        'contenedor criogénico de transporte',
        'contenedor de viaje',
      ],
      ...[
        'tanque de viaje',
        'termo de viaje',
        'transporte criogénico',
        'vapor shipper',
        'tanque de transporte',
      ],
    ],
    means: ['contenedor seco'],
  },
  // Bioseguridad.
  {
    said: [
      ...['CSB', 'CBS', 'BSC', 'CSB clase 2', 'CSB clase II', 'BSC clase 2', 'cabina microbiológica'],
      ...each(
        ['campana', 'gabinete', 'cabina', 'cámara'],
        ['de bioseguridad', 'de seguridad biológica', 'biológica'],
      ),
      ...each(
        ['campana', 'cabina'],
        ['de cultivo', 'de cultivo celular', 'de cultivos', 'de seguridad microbiológica'],
      ),
    ],
    means: ['cabina de seguridad biológica'],
  },
  {
    said: [
      ...[
        'citostáticos',
        'citotóxicos',
        'quimioterapia',
        'citotóxica',
        'extracción total',
        '100% extracción',
      ],
      ...[
        'cabina para citostáticos',
        'campana citotóxicos',
        'campana de quimioterapia',
        'campana para citostáticos',
      ],
    ],
    means: ['cabina B2'],
  },
  {
    said: [
      ...each(
        ['campana', 'cabina', 'mesa', 'cámara', 'estación', 'gabinete'],
        ['de flujo laminar', 'flujo laminar'],
      ),
      ...['CFL', 'campana estéril', 'flujo laminar', 'banco limpio', 'mesa limpia'],
    ],
    means: ['banco de flujo laminar'],
  },
  {
    said: [
      ...[
        'pass box',
        'passbox',
        'pass through',
        'pass-through',
        'pass thru',
        'ventana de transferencia',
        'SAS',
      ],
      ...[
        'ventana de paso',
        'esclusa de materiales',
        'esclusa',
        'caja de transferencia',
        'pasamateriales',
        'exclusa',
      ],
    ],
    means: ['caja de paso'],
  },
  // Cámaras.
  {
    said: [
      ...[
        'cuarto frío',
        'cava cuarto',
        'cuarto de refrigeración',
        'walk-in',
        'walk in',
        'almacén frigorífico',
      ],
      ...each(
        ['cámara'],
        ['frigorífica', 'de refrigeración', 'refrigerada', 'de conservación', 'de frío', 'fría'],
      ),
    ],
    means: ['cámara fría'],
  },
  {
    said: [
      ...['cámara de congelación', 'cuarto de congelación', 'cuarto congelador', 'cámara de congelados'],
      ...['cava de congelación', 'cámara negativa', 'cuarto frío -20', 'cámara frigorífica -20'],
    ],
    means: ['cámara congeladora'],
  },
  // Monitorización.
  {
    said: [
      ...['datalogger', 'data logger', 'registrador', 'registrador de temperatura', 'registrador de datos'],
      ...[
        'termógrafo',
        'termorregistrador',
        'monitoreo de temperatura',
        'control de temperatura',
        'telemetría',
      ],
      ...[
        'control de cadena de frío',
        'monitoreo de cadena de frío',
        'alarma de temperatura',
        'termómetro digital',
      ],
      ...['registro de temperatura', 'monitoreo remoto', 'sistema de monitoreo'],
    ],
    means: ['monitor de temperatura'],
  },
  {
    said: ['sensor', 'sensor de temperatura', 'PT100', 'sensor PT100', 'termopar', 'termocupla'],
    means: ['sonda'],
  },
  {
    said: [
      ...['sensor de nivel', 'sensor de nivel de nitrógeno', 'alarma de nivel', 'alarma de nivel LN2'],
      ...['nivel de nitrógeno', 'medidor de nivel', 'control de nivel'],
    ],
    means: ['monitor de nivel'],
  },
  // Para qué sirve.
  {
    said: [
      ...['FIV', 'fecundación in vitro', 'fertilización in vitro', 'fertilidad', 'clínica de fertilidad'],
      ...['banco de semen', 'criopreservación de embriones'],
    ],
    means: ['reproducción asistida'],
  },
  { said: ['biorrepositorio', 'banco de muestras', 'banco de tejidos', 'biobancos'], means: ['biobanco'] },
  { said: ['cordón umbilical', 'sangre de cordón umbilical', 'SCU'], means: ['sangre de cordón'] },
  {
    said: ['BPD', 'GDP', 'logística farmacéutica', 'cadena de frío farmacéutica'],
    means: ['suministro farmacéutica'],
  },
]
