import type { AdminTexts } from '../types'

export const guide: AdminTexts['guide'] = {
  title: 'Guide d’utilisation',
  chapters: 'Chapitres',
  onThisPage: 'Sur cette page',
  languages: 'Le guide est disponible en anglais et en chinois.',
}
