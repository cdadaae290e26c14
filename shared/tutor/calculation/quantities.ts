/** A number with its unit, converted to the base unit of its kind. */
export interface Quantity {
  kind: Kind
  /** In `unit`. */
  value: number
  unit: string
  /** The position of its first character in the message. */
  at: number
}

export type Kind =
  | 'acceleration'
  | 'speed'
  | 'time'
  | 'length'
  | 'mass'
  | 'amount'
  | 'voltage'
  | 'current'
  | 'resistance'
  | 'volume'
  | 'temperature'
  | 'pressure'
  | 'force'
  | 'concentration'

interface Unit {
  kind: Kind
  base: string
  toBase: (value: number) => number
}

const times =
  (factor: number) =>
  (value: number): number =>
    value * factor

/** The order matters: the first unit that fits is taken, so longer ones come first. */
const units: readonly (readonly [spelling: string, unit: Unit])[] = [
  [
    'm\\/s\\^?2|m\\/s²|ms-2|ms\\^-2|ms⁻²|m s-2|m\\/s\\/s|metres? per second (?:squared|square)|meters? per second (?:squared|square)',
    unitOf('acceleration', 'm/s²'),
  ],
  [
    'km\\/hr?|kmph|kmh-1|km per hour|kilomet(?:re|er)s? per hour',
    { ...unitOf('speed', 'm/s'), toBase: (value) => value / 3.6 },
  ],
  ['m\\/s|ms-1|ms\\^-1|ms⁻¹|m s-1|met(?:re|er)s? per second', unitOf('speed', 'm/s')],
  ['mol(?:es?)?\\s?(?:\\/|per )\\s?(?:dm\\^?[3³]|l|litre)|mol\\s?dm\\^?(?:-3|⁻³)', unitOf('concentration', 'mol/dm³')],
  ['newtons?|n', unitOf('force', 'N')],
  ['km|kilomet(?:re|er)s?', unitOf('length', 'm', times(1000))],
  ['dm3|dm\\^3|dm³|litres?|liters?|l', unitOf('volume', 'dm³')],
  ['cm3|cm\\^3|cm³|ml', { ...unitOf('volume', 'dm³'), toBase: (value) => value / 1000 }],
  ['cm', { ...unitOf('length', 'm'), toBase: (value) => value / 100 }],
  ['minutes?|mins?', unitOf('time', 's', times(60))],
  ['seconds?|secs?|s', unitOf('time', 's')],
  ['mol(?:es?)?', unitOf('amount', 'mol')],
  ['m3|m\\^3|m³|cubic met(?:re|er)s?', unitOf('volume', 'dm³', times(1000))],
  ['met(?:re|er)s?|m', unitOf('length', 'm')],
  ['kg|kilograms?', unitOf('mass', 'g', times(1000))],
  ['grams?|g', unitOf('mass', 'g')],
  ['volts?|v', unitOf('voltage', 'V')],
  ['amp(?:ere)?s?|a', unitOf('current', 'A')],
  ['ohms?|Ω|ω', unitOf('resistance', 'Ω')],
  ['°c|degrees? c(?:elsius)?|c|celsius', unitOf('temperature', 'K', (value) => value + 273)],
  ['kelvin|k', unitOf('temperature', 'K')],
  ['atm(?:ospheres?)?', unitOf('pressure', 'atm')],
  ['mmhg', { ...unitOf('pressure', 'atm'), toBase: (value) => value / 760 }],
]

function unitOf(kind: Kind, base: string, toBase: (value: number) => number = (value) => value): Unit {
  return { kind, base, toBase }
}

const number = String.raw`(?<![\w.,^])(\d+(?:,\d{3})*(?:\.\d+)?)`
/** Ends a unit, so that `5 s` is a time and `5 sheep` is none. */
const end = String.raw`(?![\p{L}\d²³/^])`
const patterns = units.map(([spelling, unit]) => ({ unit, pattern: new RegExp(`^\\s?(?:${spelling})${end}`, 'iu') }))

/** The numbers of a message: those with a unit that we know, and those without one. Longer messages are not read. */
export function readQuantities(message: string): { quantities: Quantity[]; bare: number[] } {
  const quantities: Quantity[] = []
  const bare: number[] = []
  for (const match of message.slice(0, longestMessage).matchAll(new RegExp(number, 'gu'))) {
    const value = Number((match[1] ?? '').replaceAll(',', ''))
    const after = message.slice(match.index + match[0].length)
    const found = unitAt(after)
    if (found === undefined) bare.push(value)
    else quantities.push({ kind: found.kind, value: found.toBase(value), unit: found.base, at: match.index })
  }
  return { quantities, bare }
}

/** Returns whether a text begins with a unit that we know, as the text after a number does. */
export function beginsWithUnit(text: string): boolean {
  return unitAt(text) !== undefined
}

function unitAt(text: string): Unit | undefined {
  return patterns.find(({ pattern }) => pattern.test(text))?.unit
}

const longestMessage = 500

/** A number as students write it: at most four decimals, without trailing zeros. */
export function show(value: number): string {
  const rounded = Math.abs(value) >= 0.001 || value === 0 ? Number(value.toFixed(4)) : Number(value.toPrecision(3))
  return String(rounded).replace('-', '−')
}
