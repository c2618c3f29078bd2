import type { AdminTexts } from '../types'

export const notes: AdminTexts['notes'] = {
  deleted: 'La demande a été supprimée.',
  erased: 'Ses données personnelles avaient déjà été effacées.',
  spam: 'Elle a été marquée comme spam.',
  off: 'La fonction est désactivée dans les réglages des demandes.',
  address: 'L’expéditeur n’a pas donné d’adresse e-mail utilisable.',
  often: 'Cette adresse a déjà reçu trois confirmations en une heure.',
  written: 'Aucun serveur de messagerie n’est configuré : enregistré sous {{file}}.',
  notAccepted_one: 'Le serveur de messagerie n’a pas accepté {{count}} des adresses.',
  notAccepted_other: 'Le serveur de messagerie n’a pas accepté {{count}} des adresses.',
  mailLogin: 'Le serveur de messagerie n’accepte pas l’identifiant et le mot de passe de SMTP_URL.',
  mailUnexpected: 'Le serveur de messagerie n’a pas répondu comme prévu : {{reply}}',
  mailRefused: 'Le serveur de messagerie a refusé : {{reply}}',
  noRecipient:
    'Il n’y a pas de destinataire pour ce type de demande : ajoutez-en un dans les réglages des demandes.',
  answered: 'Réponse reçue : {{status}}.',
  secret: 'Son secret est inutilisable : saisissez whsec_ puis du base64 dans les réglages des demandes.',
  privateNetwork:
    'C’est une adresse de réseau privé : un exploitant peut les autoriser avec WEBHOOKS_TO_PRIVATE_ADDRESSES.',
  timeout: 'Pas de réponse en {{seconds}} secondes.',
  unreachable: 'Impossible de le joindre.',
  unreachableFor: 'Impossible de le joindre ({{code}}).',
}
