import { storageKeys } from '../storage.ts'
import { createStoredValue, useStoredValue } from '../stored-value.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const pageColours = { light: '#f7f7fb', dark: '#0f1220' }

export const theme = createStoredValue<Theme>({ key: storageKeys.theme, values: themes, otherwise: 'light' })

/**
 * Applies the chosen theme, and follows the system's if that was chosen. index.html does the same before the first
 * paint.
 */
export function followTheme(): void {
  theme.store.subscribe(applyTheme)
  systemIsDark().addEventListener('change', applyTheme)
  applyTheme()
}

export function useTheme(): Theme {
  return useStoredValue(theme)
}

/** Switches to the next theme: light, dark, system, light again. Returns it. */
export function cycleTheme(): Theme {
  const next = themes[(themes.indexOf(theme.get()) + 1) % themes.length] ?? 'light'
  theme.set(next)
  return next
}

function applyTheme(): void {
  const chosen = theme.get()
  const isDark = chosen === 'dark' || (chosen === 'system' && systemIsDark().matches)
  const shown = isDark ? 'dark' : 'light'
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColours[shown])
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
