import { isKeyOf } from '@/lib/typed-keys'
import type { AdminLanguage } from '../texts'

type Failures = { noAnswer: string; failed: (status: number) => string }

const failures: Record<AdminLanguage, Failures> = {
  en: {
    noAnswer: 'The server did not answer. Please try again.',
    failed: (status) => `The request failed (${status}).`,
  },
  es: {
    noAnswer: 'El servidor no ha respondido. Vuelva a intentarlo.',
    failed: (status) => `La petición ha fallado (${status}).`,
  },
  fr: {
    noAnswer: 'Le serveur n’a pas répondu. Veuillez réessayer.',
    failed: (status) => `La requête a échoué (${status}).`,
  },
  zh: {
    noAnswer: '服务器没有响应，请重试。',
    failed: (status) => `请求失败（${status}）。`,
  },
}

/** In the language of the page: requests are also made where no component is rendered. */
export function apiFailures(): Failures {
  const { lang } = document.documentElement
  return isKeyOf(failures, lang) ? failures[lang] : failures.en
}
