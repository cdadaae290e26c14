import { useMemo } from 'react'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>

declare global {
  interface Window {
    /** Missing in some browsers. A real policy returns objects such as TrustedHTML; we type them as strings. */
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules }
  }
}

const asItIs = (text: string) => text
const rules: Rules = { createHTML: asItIs, createScriptURL: asItIs }

/**
 * The only Trusted Types policy of the app. The content security policy allows no other, so the browser blocks any HTML or
 * script URL that did not come from here. The policy checks nothing: each caller must know that its text is safe.
 */
export const trusted: Rules = globalThis.window?.trustedTypes?.createPolicy('ours', rules) ?? rules

/**
 * Returns `html` as a value for `dangerouslySetInnerHTML`. The same text gives the same object, because React compares these
 * values by identity. The caller must know that the HTML is safe.
 */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trusted.createHTML(html) }), [html])
}
