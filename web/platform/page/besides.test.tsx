// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { onTestFinished, test, vi } from 'vitest'
import { renderPart, startAfresh } from '../../testing/app.tsx'
import { NotFetched } from '../server/fetch-parts.ts'
import { besides } from './besides.tsx'

startAfresh()

test('a component whose files were refused appears once they come, and nothing waits for it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new NotFetched('/assets/quiz.js'))
  const Explanation = besides(load)
  renderPart(
    <Suspense fallback="loading">
      <Explanation />
      <p>The question</p>
    </Suspense>,
  )
  await screen.findByText('The question')
  load.mockResolvedValue(() => <p>Because ice is less dense.</p>)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  screen.getByText('Because ice is less dense.')
})
