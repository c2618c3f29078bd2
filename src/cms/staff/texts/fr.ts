import type { StaffTexts } from './staff-texts'

export const fr: StaffTexts = {
  user: 'Utilisateur',
  users: 'Utilisateurs',
  name: 'Nom',
  role: 'Rôle',
  administrator: 'Administrateur',
  editor: 'Rédacteur',
  inbox: 'Demandes uniquement',

  settings: 'Comptes du personnel',
  requiredFor: 'Rôles qui exigent une application d’authentification',
  requiredForHelp:
    'Les comptes ayant ces rôles se connectent aussi avec un code de l’application. Ceux qui n’en ont pas encore sont déconnectés et la configurent à leur prochaine connexion. Vide : elle n’est obligatoire pour personne.',
  setUpOwnFirst:
    'Configurez d’abord une application d’authentification pour votre propre compte ; sinon vous seriez déconnecté.',

  title: 'Application d’authentification',
  isOff: 'Non configurée. Vous vous connectez avec votre seul mot de passe.',
  isOffOther: 'Non configurée.',
  isOffRequired: 'Non configurée. Le rôle l’exige : elle sera configurée à la prochaine connexion.',
  isOn: 'Configurée le {{date}}.',
  codesLeft: 'Codes de secours restants : {{number}}.',
  isRequired: 'Votre rôle l’exige.',

  setUp: 'Configurer une application',
  changeApp: 'Configurer une autre application',
  newCodes: 'Nouveaux codes de secours',
  switchOff: 'Désactiver',
  reset: 'Réinitialiser',
  confirmReset: 'Réinitialiser l’application d’authentification',
  resetWarning:
    'L’application et les codes de secours de ce compte ne fonctionneront plus et ses sessions prendront fin. Le compte en sera averti par e-mail.',
  cancel: 'Annuler',
  confirm: 'Confirmer',

  scan: 'Scannez ce code QR avec une application d’authentification.',
  scanRequired:
    'Votre compte nécessite une application d’authentification. Installez-en une sur votre téléphone, scannez ce code QR, puis saisissez le code qu’elle affiche.',
  qr: 'Code QR pour votre application d’authentification',
  key: 'Ou saisissez cette clé dans l’application :',
  firstCode: 'Code de la nouvelle application',
  currentCode: 'Code de l’application actuelle ou code de secours',
  password: 'Mot de passe actuel',
  ownPassword: 'Votre mot de passe actuel',
  passwordHelp:
    'Nécessaire pour modifier votre mot de passe ou votre adresse ; les autres navigateurs sont alors déconnectés.',
  switchOffHelp: 'Ensuite, votre mot de passe suffira pour vous connecter.',
  newCodesHelp: 'Les anciens codes de secours ne fonctionneront plus.',
  othersEnd: 'Les autres navigateurs sont déconnectés.',

  codesTitle: 'Vos codes de secours',
  codesHelp:
    'Chaque code remplace l’application une fois, par exemple si vous perdez votre téléphone. Conservez-les en lieu sûr : ils ne seront plus affichés.',
  copy: 'Copier',
  copied: 'Copiés.',
  download: 'Enregistrer dans un fichier',
  savedCodes: 'Je les ai conservés',

  enterCode: 'Saisissez les six chiffres affichés par votre application d’authentification.',
  enterRecoveryCode: 'Saisissez l’un de vos codes de secours.',
  code: 'Code',
  recoveryCode: 'Code de secours',
  useRecoveryCode: 'Utiliser un code de secours',
  useApp: 'Utiliser l’application',
  startAgain: 'Recommencer',
  lostPhone: 'Sans l’application ni les codes, demandez à un administrateur de la réinitialiser.',

  codeMissing: 'Saisissez un code.',
  passwordMissing: 'Saisissez votre mot de passe actuel.',
  codeRefused:
    'Le code est incorrect ou a déjà servi. Saisissez le prochain code de l’application ou l’un des codes de secours restants.',
  newCodeRefused:
    'Le code de la nouvelle application est incorrect. Saisissez celui qu’elle affiche maintenant et vérifiez l’heure du téléphone.',
  passwordRefused: 'Le mot de passe actuel est incorrect. Saisissez celui avec lequel vous vous connectez.',
  weakPassword:
    'Choisissez un mot de passe de {{min}} à {{max}} caractères qui ne soit ni votre nom ni votre adresse et qui comporte au moins quatre caractères différents.',
  oneByOne: 'Modifiez les mots de passe et les adresses des comptes un par un.',
  codeNeeded: 'Saisissez aussi le code de votre application d’authentification.',
  setUpNeeded: 'Configurez une application d’authentification.',
  setUpEnded: 'Le délai est dépassé. Scannez le nouveau code QR.',
  setUpExpired: 'La configuration a expiré. Recommencez.',
  required:
    'Le rôle de ce compte exige une application d’authentification ; elle ne peut pas être désactivée.',
  tooMany: 'Trop de tentatives. Réessayez dans {{minutes}} min.',
  ownReset: 'Désactivez votre propre application sur la page du compte.',
  nothingToReset: 'Ce compte n’a pas d’application d’authentification.',
  noAccount: 'Ce compte n’existe pas.',
  signInFirst: 'Connectez-vous d’abord.',
  isReset: 'L’application d’authentification a été réinitialisée.',
  mailFailed: 'L’e-mail d’information n’a pas pu être envoyé.',

  mailSubject: '{{company}} : votre application d’authentification a été réinitialisée',
  mailLead: 'L’application d’authentification de votre compte {{email}} a été réinitialisée par {{by}}.',
  mailOperator: 'un opérateur du serveur',
  mailEffect:
    'L’application et vos codes de secours ne fonctionnent plus et toutes vos sessions ont pris fin. Connectez-vous avec votre mot de passe et configurez de nouveau l’application.',
  mailSignIn: 'Se connecter',
  mailUnasked:
    'Vous n’avez rien demandé ? Prévenez immédiatement un administrateur et changez votre mot de passe.',
  otherOrigin: 'Utilisez les pages de l’administration.',
  linkAndPassword: 'Utilisez le lien de l’e-mail et saisissez un nouveau mot de passe.',
}
