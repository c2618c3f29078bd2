import type { MessageOverrides } from '../../message-set'
import contact from './contact.json'
import distributors from './distributors.json'
import distributorsMail from './distributorsMail.json'
import files from './files.json'
import home from './home.json'
import pdf from './pdf.json'
import requests from './requests.json'
import requestsMail from './requestsMail.json'
import serviceSupport from './serviceSupport.json'
import shell from './shell.json'
import solutions from './solutions.json'
import support from './support.json'
import videos from './videos.json'

/** The overrides of `en`. */
export const enUS = {
  contact,
  distributors,
  distributorsMail,
  files,
  home,
  pdf,
  requests,
  requestsMail,
  serviceSupport,
  shell,
  solutions,
  support,
  videos,
} satisfies MessageOverrides
