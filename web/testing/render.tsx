import { QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queryClient } from '../platform/queries.ts'

/** Shows a part of the app with the replies that the app holds, which `startAfresh` removes before each test. */
export function renderPart(part: ReactNode): RenderResult {
  return render(part, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}
