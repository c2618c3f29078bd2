import type { AdminTexts } from '../types'

export const redirects: AdminTexts['redirects'] = {
  fromInvalid: 'Escriba la ruta de una dirección de los sitios, como /en/old-page.',
  fromSystem:
    'Esta dirección pertenece a un archivo o al sistema. Solo se pueden redirigir páginas que faltan.',
  fromPage: 'En esta dirección siempre hay una página. Solo se pueden redirigir páginas que faltan.',
  otherSite: 'La dirección es de {{site}}. Elija este sitio o todos.',
  sameAddress: 'Ya hay una redirección para esta dirección: «{{other}}». Modifique esa.',
  targetMissing: 'Elija un documento o escriba una dirección.',
  targetInvalid: 'Escriba una ruta de los sitios, como /en/news, o una dirección que empiece por https://.',
  noSuchPage: 'Los sitios no tienen ninguna página en esta dirección. Elija una que exista.',
  targetNotPublic:
    'Los visitantes no pueden abrir este documento en el sitio elegido. Publíquelo allí o elija otro.',
  self: 'La redirección llevaría a su propia dirección. Elija otro destino.',
  loop: 'Las redirecciones formarían un bucle: «{{other}}» vuelve a esta dirección. Elija otro destino o elimine esa redirección.',
  leadsOn: 'En el destino hay una redirección: «{{other}}». Elija {{target}} como destino.',
  leadsHere: 'La redirección «{{other}}» lleva a esta dirección. Cambie antes su destino a {{target}}.',
  tableTitle: 'Tabla de redirecciones',
  tableIntro:
    'Una tabla (CSV) para hojas de cálculo con todas las redirecciones. Las filas se reconocen por dirección y sitio: las conocidas se modifican, las demás son nuevas. Las redirecciones que no están en la tabla no cambian.',
  tableHelp:
    'La tabla se comprueba entera antes de escribir nada. Si una celda es incorrecta, no se guarda nada.',
  importRedirects_one: 'Importar {{total}} redirección',
  importRedirects_other: 'Importar {{total}} redirecciones',
  test: 'Probar una dirección',
  testHere: 'Adónde lleva ahora esta dirección',
  testAddress: 'Dirección de los sitios',
  runTest: 'Probar',
  isPage: 'una página pública',
  isMissing: 'ninguna página',
  leadsTo: 'lleva a {{to}} (permanente)',
  leadsToForNow: 'lleva a {{to}} (temporal)',
  isSystem: 'Un archivo o una parte del sistema, no una página.',
  noEffect:
    'En {{sites}} los visitantes ven la página: la redirección no tiene efecto allí mientras la página sea pública.',
  create: 'Crear redirección',
  createFor: 'para {{address}}',
  withdrawn: '¿Adónde debe llevar la dirección?',
  withdrawnText:
    '«{{title}}» ya no es público. Quien siga enlaces antiguos no encuentra ninguna página en su dirección.',
  toDocument: 'A otro documento',
  toList: 'A su lista',
  toAddress: 'A una dirección',
  toNothing: 'A ninguna parte: los visitantes ven la página de error',
  chooseDocument: 'Elegir documento',
  chosen: 'Elegido: {{title}}',
  save: 'Guardar',
  saved: 'La redirección se ha guardado.',
  savedNowhere: 'La dirección no lleva a ninguna parte.',
}
