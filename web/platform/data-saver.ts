import { storageKeys } from './storage.ts'
import { createStoredValue } from './stored-value.ts'

declare global {
  interface Navigator {
    /** Not in every browser, and not in TypeScript's. */
    readonly connection?: Partial<EventTarget> & { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

export type DataSaver = 'automatic' | 'on' | 'off'

export const dataSaver = createStoredValue<DataSaver>({
  key: storageKeys.dataSaver,
  values: ['automatic', 'on', 'off'],
  otherwise: 'automatic',
})

/**
 * Uses the text font only where it may be fetched. The first paint is index.html's work, by the same rule; but it leaves the
 * font for the second visit, when a service worker keeps it: the first one costs enough.
 */
export function followDataSaver(): void {
  dataSaver.store.subscribe(() => {
    const { dataset } = document.documentElement
    if (savesData()) delete dataset.font
    else dataset.font = 'sabi'
  })
}

/** Whether the student, or the phone by itself, wants few bytes fetched. */
export function savesData(): boolean {
  return savesOn(/2g|3g/)
}

/** Whether anything may be downloaded that the student did not ask for: not on 2G, nor where the student or the phone saves data. */
export function downloadsUnasked(): boolean {
  return !savesOn(/2g/)
}

/** Calls back when the answer of the functions above may be another. */
export function onDataSaverChange(listener: () => void): void {
  dataSaver.store.subscribe(listener)
  navigator.connection?.addEventListener?.('change', listener)
}

function savesOn(slowTypes: RegExp): boolean {
  const choice = dataSaver.get()
  if (choice !== 'automatic') return choice === 'on'
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return saveData || slowTypes.test(effectiveType)
}
