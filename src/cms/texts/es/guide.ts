import type { AdminTexts } from '../types'

export const guide: AdminTexts['guide'] = {
  title: 'Guía de uso',
  chapters: 'Capítulos',
  onThisPage: 'En esta página',
  languages: 'La guía está disponible en inglés y en chino.',
}
