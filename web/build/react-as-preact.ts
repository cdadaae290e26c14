/** Written for React, run by Preact: 5 KB where react-dom is 58. See docs/decisions/0007-preact-on-the-phone.md. */
export const reactAsPreact = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react-dom/test-utils', replacement: 'preact/compat/test-utils' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-runtime' },
  // A stand-in for React versions that lack this hook.
  { find: /^use-sync-external-store\/shim.*/, replacement: 'preact/compat' },
]

/**
 * JSX as calls of Preact's own function: what is in an element follows its attributes. As one more attribute, for a function
 * made for that, it costs 0.8 KB.
 */
export const jsxAsCalls = {
  jsx: { runtime: 'classic', pragma: '_h', pragmaFrag: '_F', development: false },
  jsxInject: "import { h as _h, Fragment as _F } from 'preact'",
} as const
