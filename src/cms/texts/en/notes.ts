/** Why a mail or webhook about a request was or was not sent. Jobs store the English text; it is translated when it is shown. */
export const notes = {
  deleted: 'The request was deleted.',
  erased: 'Its personal data was erased first.',
  spam: 'It was marked as spam.',
  off: 'It is switched off in the request settings.',
  address: 'The sender gave no usable email address.',
  often: 'The address was sent three confirmations within an hour.',
  written: 'No mail server is set up: it was saved as {{file}}.',
  notAccepted_one: '{{count}} of the addresses was not accepted by the mail server.',
  notAccepted_other: '{{count}} of the addresses were not accepted by the mail server.',
  mailLogin: 'The mail server does not accept the user name and password of SMTP_URL.',
  mailUnexpected: 'The mail server did not answer as expected: {{reply}}',
  mailRefused: 'The mail server refused: {{reply}}',
  noRecipient: 'There is no recipient for this kind of request: add one in the request settings.',
  answered: 'It answered with {{status}}.',
  secret: 'Its secret cannot be used: enter whsec_ and then base64 in the request settings.',
  privateNetwork:
    'It is an address of a private network: an operator can allow these with WEBHOOKS_TO_PRIVATE_ADDRESSES.',
  timeout: 'It did not answer within {{seconds}} seconds.',
  unreachable: 'It cannot be reached.',
  unreachableFor: 'It cannot be reached ({{code}}).',
}
