// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '../platform/page/toasts.tsx'
import { renderPart, signIn, startAfresh } from '../testing/app.tsx'
import { FlagButton } from './FlagButton.tsx'

vi.mock('./FlagDialog.tsx', () => {
  throw new Error('no connection')
})

startAfresh()

// FLAG-01
test('tells the student when the form can’t be fetched', async () => {
  signIn()
  renderPart(
    <>
      <FlagButton question={{ id: 'q1', version: 2 }} />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Report this question' }))
  await screen.findByText('The report form could not be loaded')
  expect(screen.queryByRole('dialog')).toBeNull()
})
