import type { ReactNode } from 'react'

/** The heading of a step that takes another's place. It takes the focus, so that a screen reader says what is next. */
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
