import { storageKeys } from '../storage.ts'
import { createStoredValue } from '../stored-value.ts'

/** Factors of the browser's own size; index.html has the same figures. */
const sizes = { normal: '', large: '112.5%', largest: '125%', huge: '150%', giant: '175%' }
export type TextSize = keyof typeof sizes

export const textSize = createStoredValue<TextSize>({
  key: storageKeys.textSize,
  values: ['normal', 'large', 'largest', 'huge', 'giant'],
  otherwise: 'normal',
})

/** Applies the student's text size. index.html does the same before the first paint. */
export function followTextSize(): void {
  textSize.store.subscribe(() => {
    document.documentElement.style.fontSize = sizes[textSize.get()]
  })
}
