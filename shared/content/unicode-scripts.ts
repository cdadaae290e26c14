const raised: Record<string, string> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '−': '⁻',
}
const raisedAlone: Record<string, string> = { n: 'ⁿ', '∘': '°', '′': '′', '″': '″', '*': '*' }

const lowered: Record<string, string> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '−': '₋',
}
const loweredAlone: Record<string, string> = {
  a: 'ₐ',
  e: 'ₑ',
  i: 'ᵢ',
  j: 'ⱼ',
  k: 'ₖ',
  m: 'ₘ',
  n: 'ₙ',
  o: 'ₒ',
  p: 'ₚ',
  r: 'ᵣ',
  s: 'ₛ',
  t: 'ₜ',
  u: 'ᵤ',
  v: 'ᵥ',
  x: 'ₓ',
}

/** The text in Unicode superscripts, or null where phones' fonts do not have all of them. */
export function asSuperscript(text: string): string | null {
  return raisedAlone[text] ?? mapped(text, raised)
}

/** The text in Unicode subscripts, or null where there are none. */
export function asSubscript(text: string): string | null {
  return loweredAlone[text] ?? mapped(text, lowered)
}

function mapped(text: string, table: Record<string, string>): string | null {
  const signs = [...text].map((sign) => table[sign])
  return signs.length > 0 && signs.every((sign) => sign !== undefined) ? signs.join('') : null
}
