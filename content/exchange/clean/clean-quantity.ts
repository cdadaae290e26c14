import { asSuperscript } from '@sabi/shared/content/unicode-scripts'

const prefixed = '(?:[kKcmdnGM]|µ|μ)?(?:m|g|s|A|K|N|J|W|V|Pa|Hz|C|F|T|L|l|mol|eV|Ω|ohms?)'
const unit = `(?:${prefixed}|min|hr?|moles?|atm|ha|rad|°C|years?|days?|hours?|seconds?|minutes?|metres?|meters?|litres?|grams?|tonnes?)`
const power = String.raw`(?:\^\{?[-−]?\d\}?|[⁻²³¹]+)?`
const quantity = new RegExp(
  `^\\s*([\\d,]*\\.?\\d+)\\s+(${unit}${power}(?:(?:\\s*/\\s*|\\s+|\\.)${unit}${power})*)\\s*$`,
)

/**
 * Reads the words between two dollar signs as a quantity in plain text, or returns null. LaTeX would run '15 cm' together, and as a sum
 * of money it would mean something else.
 */
export function quantityOf(words: string): string | null {
  const [, amount, units] = quantity.exec(words) ?? []
  if (amount === undefined || units === undefined) return null
  const written = units.replaceAll(
    /\^\{?([-−]?\d)\}?/g,
    (whole, raised: string) => asSuperscript(raised.replace('-', '−')) ?? whole,
  )
  return `${amount} ${written.replaceAll(/\s+/g, ' ')}`
}
