import type { AdminTexts } from '../types'

export const errors: AdminTexts['errors'] = {
  linkAddress: 'Commencez par https://, http:// ou /.',
  textLink: 'Commencez par https://, http://, /, mailto: ou tel:.',
  alwaysPublic: 'Ceci est toujours public : publiez un autre contenu au lieu de le dépublier.',
  required: 'Ce champ est obligatoire.',
  wholeNumber: 'Saisissez un nombre entier de {{min}} à {{max}}.',
  unknownUnit: 'Unité inconnue : {{unit}}. Les unités sont {{units}}.',
  hosts: 'Saisissez uniquement des noms de domaine, par exemple www.example.com.',
  colour: 'Saisissez une couleur sous la forme #rrggbb.',
  fontNames: 'Saisissez des noms de police, séparés par des virgules.',
  hotspotOutside: 'Le point est hors de l’image : saisissez de 0 à 100 %.',
  newsTypeCode:
    'Un code se compose de lettres, de chiffres, de - ou de _ ; il sert aux adresses et à l’ancien système.',
  parameterCode:
    'Un code se compose de minuscules, de chiffres et de - ; il nomme la colonne des tableaux exportés.',
  videoMissing: 'Choisissez une vidéo, ou choisissez d’ouvrir un autre site.',
  videoAddressMissing: 'Saisissez l’adresse de la vidéo, ou choisissez la lecture dans la page.',
  userName:
    'Utilisez de 3 à 60 lettres, chiffres, points, tirets, tirets bas ou @, en commençant par une lettre ou un chiffre.',
  mailMissing: 'Saisissez au moins une adresse.',
  mailAddresses: 'Saisissez uniquement des adresses comme sales@example.com.',
  webhookAddress: 'Commencez par https://.',
  webhookSecret: 'Saisissez whsec_ suivi d’au moins 24 octets aléatoires en base64, comme celui proposé.',
  emptyWord: 'Un mot est vide : saisissez ce que tapent les visiteurs, ou retirez-le.',
  wordHere: '« {{word}} » figure déjà ici. Retirez l’un des deux.',
  wordInRow: '« {{word}} » figure déjà à la ligne {{row}}. Retirez l’un des deux.',
  sameWordHere:
    '« {{word}} » figure déjà ici, sous la forme « {{other}} » : la casse et les accents ne comptent pas. Retirez l’un des deux.',
  sameWordInRow:
    '« {{word}} » figure déjà à la ligne {{row}}, sous la forme « {{other}} » : la casse et les accents ne comptent pas. Retirez l’un des deux.',
  categoryLoop: 'Une catégorie ne peut pas être placée sous elle-même.',
  categoryLevels: 'Les catégories ont au plus {{levels}} niveaux : choisissez un élément parent plus haut.',
  folderLoop: 'Un dossier ne peut pas être placé dans lui-même.',
  folderLevels: 'Les dossiers ont au plus {{levels}} niveaux : choisissez un dossier parent plus haut.',
  menuItemLoop: 'Un élément de menu ne peut pas être placé sous lui-même.',
  menuItemLevels:
    'Les éléments de menu ont au plus {{levels}} niveaux : choisissez un élément parent plus haut.',
  textExists: '« {{place}} » a déjà un texte : modifiez-le, ou choisissez un autre emplacement.',
  pageExists: '« {{page}} » a déjà une page : modifiez-la.',
  stillUsed: 'Encore utilisé : {{uses}}. Retirez-le d’abord à ces endroits.',
  use: '{{kind}} « {{title}} »',
  useInTrash: '{{kind}} « {{title}} » dans la corbeille',
  savedMeanwhile:
    'Quelqu’un a enregistré ce document après que vous l’avez ouvert. Copiez vos modifications, rechargez la page et saisissez-les de nouveau.',
  orderChanged:
    'Quelqu’un a modifié cette liste après que vous l’avez ouverte. Rechargez-la et refaites votre modification.',
  accountDeleted: 'Choisissez quelqu’un dans la liste : ce compte a été supprimé.',
  noSuchDocument: 'Ce document n’existe pas.',
  administratorsOnly: 'Seuls les administrateurs peuvent créer des comptes.',
  noSuchAccount: 'Ce compte n’existe pas.',
  noSuchParameter: 'Ce paramètre n’existe pas.',
  parameterTwice: 'Ce paramètre figure deux fois.',
  numberMissing: 'Saisissez le nombre.',
  rangeReversed: 'Une plage va du plus petit nombre au plus grand.',
  notAUnit: 'Unité inconnue : {{unit}}.',
  otherQuantity: '{{unit}} ne mesure pas ce paramètre.',
  otherType:
    '« {{old}} » est {{oldType}} et « {{new}} » est {{newType}}. Un fichier ne peut être remplacé que par un fichier du même type ; téléversez un autre type comme nouveau fichier.',
  unreadableRequest:
    'La requête est endommagée ou contient des caractères qui ne peuvent pas être enregistrés.',
  id: 'Un ID a de 1 à 40 lettres, chiffres, - ou _.',
  incompleteRequest: 'La requête est incomplète : rechargez la page et réessayez.',
  noPicture: '« {{name}} » n’est pas une image utilisable ici. Téléversez {{types}}.',
  damagedPicture: '« {{name}} » est endommagée et ne s’ouvre pas comme image. Exportez-la de nouveau.',
  fileType: 'Les fichiers de ce type ne peuvent pas être téléversés ici.',
  damagedFile: 'Le fichier est endommagé : son contenu ne correspond pas à son type. Exportez-le de nouveau.',
}
