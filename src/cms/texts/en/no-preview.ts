/** The page in place of a preview that cannot be opened. */
export const noPreview = {
  signInTitle: 'Sign in to see the preview',
  signedOut:
    'You are not signed in, or your session has ended. Sign in, then open the preview again. What you have typed in the form stays there.',
  signIn: 'Sign in',
  again: 'Open the preview again',
  roleTitle: 'Your account has no previews',
  role: 'It only works on requests. Ask an administrator for the role “Editor”.',
  pageTitle: 'No page on {{site}}',
  page: 'This site has no page for this document. Open its preview on another site, or choose that site at the top right of the form:',
  nowhereTitle: 'There is no page to show yet',
  nowhere:
    'The page depends on a field that is still empty, such as the kind or the place. Fill it in, save the document, and open the preview again.',
  versionTitle: 'This version does not exist',
  version:
    'Only the last versions of a document are kept. Choose another one under “Versions”, or open the latest draft.',
  latestDraft: 'Open the latest draft',
}
