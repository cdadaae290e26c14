import { storageKeys } from './storage.ts'
import { createStoredValue } from './stored-value.ts'

declare global {
  interface Navigator {
    /** Not in all browsers, and missing in TypeScript's types. */
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
 * Uses the text font only if it may be fetched. index.html applies the same rule at the first paint, but leaves the
 * font for the second visit, when a service worker keeps it, because the first visit costs enough.
 */
export function followDataSaver(): void {
  dataSaver.store.subscribe(() => {
    const { dataset } = document.documentElement
    if (savesData()) delete dataset.font
    else dataset.font = 'sabi'
  })
}

/** Returns whether the student, or the phone's setting, asks to save data. */
export function savesData(): boolean {
  return savesOn(/2g|3g/)
}

/** Returns whether anything may be downloaded unasked: not on 2G, nor if the student or the phone saves data. */
export function downloadsUnasked(): boolean {
  return !savesOn(/2g/)
}

/** Calls the listener when the results above may have changed. */
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
