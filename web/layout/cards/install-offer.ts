import { create } from 'zustand'
import { readItem, storageKeys, writeItem } from '../../platform/storage.ts'

/** Chromium's event before it offers to install the app. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
  interface Navigator {
    /** Only on iPhones and iPads: whether the page runs as an app. */
    readonly standalone?: boolean
  }
}

const days = 24 * 60 * 60 * 1000
const dismissedForMs = 7 * days

/** How the app can be installed here, if it may be offered: with the browser's prompt, or manually as on iPhones. */
export const useInstallOffer = create((): { offer: InstallPrompt | 'by hand' | null } => ({ offer: null }))

/** Records whether the app can be installed, unless it already is, or "Later" was chosen within the last seven days. */
export function followInstallOffer(): void {
  const offer = (by: InstallPrompt | 'by hand') => {
    if (isDue(readItem(storageKeys.installDismissedAt))) useInstallOffer.setState({ offer: by })
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser would otherwise prompt at once, even during a quiz.
    event.preventDefault()
    offer(event)
  })
  if (navigator.standalone === false) offer('by hand')
}

/** Has the browser install the app. */
export function install(): void {
  const { offer } = useInstallOffer.getState()
  useInstallOffer.setState({ offer: null })
  if (offer !== null && offer !== 'by hand') void offer.prompt()
}

/** Offers nothing for seven days. */
export function dismissOffer(): void {
  writeItem(storageKeys.installDismissedAt, String(Date.now()))
  useInstallOffer.setState({ offer: null })
}

function isDue(dismissedAt: string | null): boolean {
  return !matchMedia('(display-mode: standalone)').matches && Date.now() - Number(dismissedAt) >= dismissedForMs
}
