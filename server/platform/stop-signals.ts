/** Signals that ask a program to end: from service managers, Ctrl-C, or a closing terminal. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Service managers kill after ten seconds. */
const stopDeadlineMs = 9_000

/**
 * Stops in good order, once, when a signal asks for it; the program ends with 1 where that takes too long. One Ctrl-C may bring two
 * signals, from the terminal and from npm: further ones are heard and change nothing.
 */
export function onStopSignal(stop: () => void): void {
  let isAsked = false
  const listen = () => {
    if (isAsked) return
    isAsked = true
    setTimeout(() => process.exit(1), stopDeadlineMs).unref()
    stop()
  }
  for (const signal of stopSignals) process.on(signal, listen)
}
