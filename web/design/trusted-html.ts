import { useMemo } from 'react'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>

declare global {
  interface Window {
    /** Not in every browser. What a policy gives is an object that the browser knows; here it reads like the text. */
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules }
  }
}

const asItIs = (text: string) => text
const rules: Rules = { createHTML: asItIs, createScriptURL: asItIs }

/**
 * The one way to HTML and to the address of a script. The content security policy lets pages make this policy and no other,
 * so a text that reaches the document on another way is stopped by the browser. The few that use it answer for what they trust.
 */
export const trusted: Rules = globalThis.window?.trustedTypes?.createPolicy('ours', rules) ?? rules

/** HTML that its author answers for, as an element takes it; the same object for the same text, since React compares it so. */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trusted.createHTML(html) }), [html])
}
