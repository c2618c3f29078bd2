// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useVisitorAccess } from '@/features/preview/components/use-visitor-access'
import { closeAccessPrompt, currentAccessPrompt, withAccess } from '@/ui/access-prompt/access-prompt-store'

function Preview({ isVisitor }: { isVisitor: boolean }) {
  useVisitorAccess(isVisitor)
  return null
}

test('an editor opens restricted files as a distributor does, or is asked to sign in as a visitor (issue 16)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  onTestFinished(closeAccessPrompt)
  const ask = vi.fn(() => Promise.resolve(Response.json({ distributor: null, may: true })))
  window.fetch = ask
  const root = createRoot(document.createElement('div'))
  const show = (isVisitor: boolean) => act(async () => root.render(<Preview isVisitor={isVisitor} />))
  const run = vi.fn()
  const open = () => withAccess({ file: '/file/manual.pdf', run })

  await show(true)
  open()
  await vi.waitFor(() => expect(currentAccessPrompt()?.kind).toBe('signed-out'))
  expect(run).not.toHaveBeenCalled()
  expect(ask).not.toHaveBeenCalled()

  await show(false)
  open()
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  expect(currentAccessPrompt()).toBeNull()
  await act(async () => root.unmount())
})
