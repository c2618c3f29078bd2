import { expect, test } from 'vitest'
import { translateNote } from '@/cms/inquiries/notes'
import { inEnglish } from '@/cms/texts'
import { textsIn } from '../../support/admin-texts'

const { t } = textsIn('zh')

test('the note of a job is translated, with its variables', () => {
  expect(translateNote(inEnglish('notes:mailRefused', { reply: '451 try again (later)' }), t)).toBe(
    '邮件服务器拒绝：451 try again (later)',
  )
  expect(translateNote(inEnglish('notes:notAccepted_other', { count: 3 }), t)).toBe(
    '邮件服务器未接受 3 个邮箱地址。',
  )
  expect(translateNote(inEnglish('notes:unreachableFor', { code: 'ECONNREFUSED' }), t)).toBe(
    '无法连接（ECONNREFUSED）。',
  )
})

test('a message that is no note stays as it is', () => {
  expect(translateNote('connect ETIMEDOUT', t)).toBe('connect ETIMEDOUT')
  expect(translateNote('', t)).toBe('')
})
