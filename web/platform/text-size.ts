import { storageKeys } from './storage.ts'
import { createStoredValue } from './stored-value.ts'

/** What the browser's own size is multiplied with; index.html has the same figures. */
const sizes = { normal: '', large: '112.5%', largest: '125%' }
export type TextSize = keyof typeof sizes

export const textSize = createStoredValue<TextSize>({
  key: storageKeys.textSize,
  values: ['normal', 'large', 'largest'],
  otherwise: 'normal',
})

/** Keeps text as large as the student chooses. The first paint is index.html's work. */
export function followTextSize(): void {
  textSize.store.subscribe(() => {
    document.documentElement.style.fontSize = sizes[textSize.get()]
  })
}
