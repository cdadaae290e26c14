import { show } from './quantities.ts'
import type { Worked } from './worked.ts'

const n = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`
const percent = String.raw`\s?(?:%|per ?cent)`

const forms: readonly (readonly [RegExp, (one: number, other: number) => Worked | null])[] = [
  [new RegExp(`${n}${percent} of (?:₦|#|n)?${n}`, 'i'), partOf],
  [new RegExp(`(?:₦|#|n)?${n} (?:is|as) (?:what |a )?per ?cent(?:age)? of (?:₦|#|n)?${n}`, 'i'), shareOf],
  [
    new RegExp(`what per ?cent(?:age)? of (?:₦|#|n)?${n} is (?:₦|#|n)?${n}`, 'i'),
    (whole, part) => shareOf(part, whole),
  ],
  [new RegExp(`(?:increase|raise) (?:₦|#|n)?${n} by ${n}${percent}`, 'i'), (whole, rate) => changed(whole, rate, 1)],
  [new RegExp(`(?:decrease|reduce) (?:₦|#|n)?${n} by ${n}${percent}`, 'i'), (whole, rate) => changed(whole, rate, -1)],
]

/** Percentages of a number, and one number as a percentage of another. */
export function calculatePercentage(message: string): Worked | null {
  for (const [form, work] of forms) {
    const [, one, other] = form.exec(message) ?? []
    if (one !== undefined && other !== undefined && countNumbers(message) === 2)
      return work(toNumber(one), toNumber(other))
  }
  return null
}

const ratio = new RegExp(
  `(?:share|divide|split) (?:₦|#|n)?${n}.{0,60}? ratio(?: of)? (\\d+(?:\\s?:\\s?\\d+){1,4})`,
  'i',
)

/** An amount shared in a ratio. */
export function calculateRatio(message: string): Worked | null {
  const [, whole, parts] = ratio.exec(message) ?? []
  if (whole === undefined || parts === undefined) return null
  const shares = parts.split(':').map(Number)
  if (countNumbers(message) !== shares.length + 1 || shares.includes(0)) return null
  const total = toNumber(whole)
  const sum = shares.reduce((one, other) => one + other, 0)
  return {
    reading: [`amount = ${show(total)}`, `ratio = ${shares.join(' : ')}`],
    steps: [
      `Add the parts: ${shares.join(' + ')} = ${sum}`,
      `One part is ${show(total)} ÷ ${sum} = ${show(total / sum)}`,
      ...shares.map((share) => `${share} × ${show(total / sum)} = ${show((total / sum) * share)}`),
    ],
    result: shares.map((share) => show((total / sum) * share)).join(' : '),
  }
}

function partOf(rate: number, whole: number): Worked {
  return {
    reading: [`rate = ${show(rate)} %`, `whole = ${show(whole)}`],
    steps: [
      `${show(rate)} % means ${show(rate)} ÷ 100 = ${show(rate / 100)}`,
      `${show(rate / 100)} × ${show(whole)} = ${show((rate * whole) / 100)}`,
    ],
    result: `${show(rate)} % of ${show(whole)} = ${show((rate * whole) / 100)}`,
  }
}

function shareOf(part: number, whole: number): Worked | null {
  if (whole === 0) return null
  return {
    reading: [`part = ${show(part)}`, `whole = ${show(whole)}`],
    steps: [
      `Divide the part by the whole: ${show(part)} ÷ ${show(whole)} = ${show(part / whole)}`,
      `Multiply by 100: ${show((part / whole) * 100)} %`,
    ],
    result: `${show(part)} is ${show((part / whole) * 100)} % of ${show(whole)}`,
  }
}

function changed(whole: number, rate: number, sign: 1 | -1): Worked {
  const change = (whole * rate) / 100
  return {
    reading: [`whole = ${show(whole)}`, `change = ${sign === 1 ? '+' : '−'}${show(rate)} %`],
    steps: [
      `${show(rate)} % of ${show(whole)} is ${show(change)}`,
      `${show(whole)} ${sign === 1 ? '+' : '−'} ${show(change)} = ${show(whole + sign * change)}`,
    ],
    result: show(whole + sign * change),
  }
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''))
}

function countNumbers(message: string): number {
  return (message.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).length
}
