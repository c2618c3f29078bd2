import type { AdminTexts } from '../types'

export const deliveries: AdminTexts['deliveries'] = {
  title: 'E-mails et webhooks',
  none: 'Rien n’était à envoyer, ou l’envoi date de plus de 30 jours.',
  toRecipients: 'E-mail aux destinataires',
  toSender: 'Confirmation à l’expéditeur',
  webhook: 'Webhook vers {{host}}',
  formerWebhook: 'Webhook qui n’est plus dans les réglages',
  tryNow: 'Essayer maintenant',
  sendAgain: 'Renvoyer',
  action: '{{action}} : {{delivery}}',
  sendingAgain: 'Nouvel envoi en cours.',
  sentMeanwhile: 'L’envoi a déjà eu lieu ou est en cours. Rechargez la page.',
  due: 'Envoi en cours.',
  later: 'Pas encore envoyé. Prochain essai : {{time}}.',
  failed: 'Non envoyé. Il n’y aura plus d’essai automatique.',
  refused: 'Rejeté par le serveur de messagerie de l’expéditeur : {{time}}.',
  skipped: 'Non envoyé.',
  written: 'Écrit dans un dossier : {{time}}.',
  sent: 'Envoyé : {{time}}.',
}
