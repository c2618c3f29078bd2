import type { AdminTexts } from '../types'

export const errors: AdminTexts['errors'] = {
  linkAddress: 'Empiece por https://, http:// o /.',
  textLink: 'Empiece por https://, http://, /, mailto: o tel:.',
  alwaysPublic: 'Esto siempre es público: publique otro contenido en lugar de despublicarlo.',
  required: 'Este campo es obligatorio.',
  wholeNumber: 'Escriba un número entero de {{min}} a {{max}}.',
  unknownUnit: 'Unidad desconocida: {{unit}}. Las unidades son {{units}}.',
  hosts: 'Escriba solo nombres de dominio, como www.example.com.',
  colour: 'Escriba un color como #rrggbb.',
  fontNames: 'Escriba nombres de tipos de letra, separados por comas.',
  hotspotOutside: 'El punto está fuera de la imagen: indique de 0 a 100 %.',
  newsTypeCode: 'Un código consta de letras, cifras, - o _; lo usan las direcciones y el sistema anterior.',
  parameterCode:
    'Un código consta de minúsculas, cifras y -; da nombre a la columna de las tablas exportadas.',
  videoMissing: 'Elija un vídeo, o elija que se abra otro sitio.',
  videoAddressMissing: 'Indique la dirección del vídeo, o elija que se reproduzca en la página.',
  userName:
    'Use de 3 a 60 letras, cifras, puntos, guiones, guiones bajos o @, empezando por una letra o una cifra.',
  mailMissing: 'Escriba al menos una dirección.',
  mailAddresses: 'Introduzca solo direcciones como sales@example.com.',
  webhookAddress: 'Empiece por https://.',
  webhookSecret: 'Escriba whsec_ y al menos 24 bytes aleatorios en base64, como el sugerido.',
  emptyWord: 'Una palabra está vacía: escriba lo que teclean los visitantes, o quítela.',
  wordHere: '«{{word}}» ya figura aquí. Quite uno de los dos.',
  wordInRow: '«{{word}}» ya figura en la fila {{row}}. Quite uno de los dos.',
  sameWordHere:
    '«{{word}}» ya figura aquí, como «{{other}}»: las mayúsculas y los acentos no cuentan. Quite uno de los dos.',
  sameWordInRow:
    '«{{word}}» ya figura en la fila {{row}}, como «{{other}}»: las mayúsculas y los acentos no cuentan. Quite uno de los dos.',
  categoryLoop: 'Una categoría no puede estar debajo de sí misma.',
  categoryLevels:
    'Las categorías tienen como máximo {{levels}} niveles: elija un elemento superior de más arriba.',
  folderLoop: 'Una carpeta no puede estar dentro de sí misma.',
  folderLevels: 'Las carpetas tienen como máximo {{levels}} niveles: elija una carpeta superior más alta.',
  menuItemLoop: 'Un elemento de menú no puede estar debajo de sí mismo.',
  menuItemLevels:
    'Los elementos de menú tienen como máximo {{levels}} niveles: elija un elemento superior de más arriba.',
  textExists: '«{{place}}» ya tiene un texto: modifique ese, o elija otra ubicación.',
  pageExists: '«{{page}}» ya tiene una página: modifique esa.',
  stillUsed: 'Todavía en uso: {{uses}}. Quítelo primero de allí.',
  use: '{{kind}} «{{title}}»',
  useInTrash: '{{kind}} «{{title}}» en la papelera',
  savedMeanwhile:
    'Alguien ha guardado este documento después de que usted lo abriera. Copie sus cambios, recargue la página y vuelva a introducirlos.',
  orderChanged:
    'Alguien ha cambiado esta lista después de que usted la abriera. Vuelva a cargarla y repita el cambio.',
  accountDeleted: 'Elija a alguien de la lista: esta cuenta se eliminó.',
  noSuchDocument: 'Ese documento no existe.',
  administratorsOnly: 'Solo los administradores pueden crear cuentas.',
  noSuchAccount: 'No existe esa cuenta.',
  noSuchParameter: 'No existe ese parámetro.',
  parameterTwice: 'Este parámetro aparece dos veces.',
  numberMissing: 'Escriba el número.',
  rangeReversed: 'Un intervalo va del número menor al mayor.',
  notAUnit: 'Unidad desconocida: {{unit}}.',
  otherQuantity: '{{unit}} no mide este parámetro.',
  otherType:
    '«{{old}}» es {{oldType}} y «{{new}}» es {{newType}}. Un archivo solo se puede sustituir por otro de su tipo; suba los de otro tipo como archivo nuevo.',
  unreadableRequest: 'La petición está dañada o tiene caracteres que no se pueden guardar.',
  id: 'Un ID tiene de 1 a 40 letras, cifras, - o _.',
  incompleteRequest: 'La petición está incompleta: vuelva a cargar la página e inténtelo de nuevo.',
  noPicture: '«{{name}}» no es una imagen que se pueda usar aquí. Suba {{types}}.',
  damagedPicture: '«{{name}}» está dañada y no se puede abrir como imagen. Expórtela de nuevo.',
  fileType: 'Aquí no se pueden subir archivos de este tipo.',
  damagedFile: 'El archivo está dañado: el contenido no corresponde a su tipo. Expórtelo de nuevo.',
}
