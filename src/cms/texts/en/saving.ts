/** Whether what is typed was saved, and the sign-in above a form. */
export const saving = {
  unreachable: 'The server cannot be reached.',
  offline:
    'Not saved: the server cannot be reached. What you have typed stays here and is saved as soon as it answers.',
  signedOut:
    'Not saved: your session has ended. What you have typed stays here and is saved when you have signed in again.',
  refused: 'Not saved: {{reason}}',
  refusedUnknown: 'Not saved: the server refused it. Copy your text and reload the page.',
  saving: 'Saving…',
  resuming: 'Connected again. Saving…',
  title: 'Sign in again',
  help: 'Your session has ended. What you have typed stays in the form and is saved after you have signed in.',
  later: 'Later',
  again: 'Sign in',
}
