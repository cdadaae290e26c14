import type { ReactNode } from 'react'

/** The heading of the next step. It takes the focus, so that a screen reader announces it. */
export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <h3 tabIndex={-1} ref={focusOnArrival}>
      {children}
    </h3>
  )
}

function focusOnArrival(heading: HTMLElement | null): void {
  heading?.focus()
}
