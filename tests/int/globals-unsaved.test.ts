import { beforeAll, expect, test } from 'vitest'
import { findDraftHomePage, findHomePage } from '@/features/home/queries'
import { findInvestorRelations } from '@/features/investor/queries'
import { findCareers, findDraftCareers } from '@/features/recruitment/queries'
import { testCms } from '../support/cms'

// A file of its own, because a global that was saved once exists.
beforeAll(() => testCms())

test('before the first save the globals of the company are empty, and no read fails', async () => {
  expect(await findHomePage('en_EN')).toEqual({ statistics: [], iot: null })
  expect(await findInvestorRelations('zh_CN')).toMatchObject({
    stocks: null,
    notice: null,
    contact: { name: '', email: '' },
  })
  expect(await findCareers('zh_CN')).toEqual({ campus: null })
  expect(await findDraftHomePage('en_EN')).toEqual({ statistics: [], iot: null })
  expect(await findDraftCareers('zh_CN')).toEqual({ campus: null })
})
