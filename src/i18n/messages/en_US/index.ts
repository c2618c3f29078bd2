import type { MessageOverrides } from '../../message-set'
import contact from './contact.json'
import home from './home.json'
import messageBoard from './messageBoard.json'
import requests from './requests.json'
import requestsMail from './requestsMail.json'
import shell from './shell.json'
import support from './support.json'

/** The overrides of `en`. */
export const enUS = {
  contact,
  home,
  messageBoard,
  requests,
  requestsMail,
  shell,
  support,
} satisfies MessageOverrides
