/** Whether what is typed was saved, and the sign-in above a form. */
export const saving = {
  unreachable: 'Le serveur est injoignable.',
  offline:
    'Non enregistré : le serveur est injoignable. Votre saisie reste ici et sera enregistrée dès qu’il répondra.',
  signedOut:
    'Non enregistré : votre session a pris fin. Votre saisie reste ici et sera enregistrée après votre reconnexion.',
  refused: 'Non enregistré : {{reason}}',
  refusedUnknown: 'Non enregistré : le serveur l’a refusé. Copiez votre texte et rechargez la page.',
  saving: 'Enregistrement…',
  resuming: 'Connexion rétablie. Enregistrement…',
  title: 'Reconnectez-vous',
  help: 'Votre session a pris fin. Votre saisie reste dans le formulaire et sera enregistrée après votre connexion.',
  later: 'Plus tard',
  again: 'Se connecter',
}
