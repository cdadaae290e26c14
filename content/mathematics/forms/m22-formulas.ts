/** A formula, the letter that becomes its subject, and what mistakes on the way lead to. All in TeX, without dollar signs. */
export interface Formula {
  /** Both sides: 'v = u + at' */
  given: string
  subject: string
  key: string
  slips: readonly (readonly [tex: string, because: string])[]
  /** The lines between the formula and the key, in TeX. */
  steps: readonly string[]
}

const sign = 'This carries a term to the other side without changing its sign.'
const upside = 'This turns the fraction upside down at the last step.'
const noRoot = 'This forgets the last step, which is to take the square root.'
const partly = 'This divides only one of the two terms; the whole side must be divided.'

export const formulas: readonly Formula[] = [
  {
    given: 'v = u + at',
    subject: 't',
    key: '\\frac{v - u}{a}',
    steps: ['v - u = at'],
    slips: [
      ['\\frac{v + u}{a}', sign],
      ['\\frac{a}{v - u}', upside],
      ['\\frac{v}{a} - u', partly],
      ['a(v - u)', 'This multiplies by a, although a must be divided away.'],
    ],
  },
  {
    given: 'v^{2} = u^{2} + 2as',
    subject: 's',
    key: '\\frac{v^{2} - u^{2}}{2a}',
    steps: ['v^{2} - u^{2} = 2as'],
    slips: [
      ['\\frac{v^{2} + u^{2}}{2a}', sign],
      ['\\frac{2a}{v^{2} - u^{2}}', upside],
      ['\\frac{v - u}{2a}', 'This takes the root of each square on its own, which is not allowed.'],
      ['v^{2} - u^{2} - 2a', 'This subtracts 2a, although it is a factor and must be divided away.'],
    ],
  },
  {
    given: 'A = \\frac{1}{2}(a + b)h',
    subject: 'a',
    key: '\\frac{2A}{h} - b',
    steps: ['2A = (a + b)h', '\\frac{2A}{h} = a + b'],
    slips: [
      ['\\frac{2A}{h} + b', sign],
      ['\\frac{A}{2h} - b', 'This multiplies by one half instead of by 2.'],
      ['\\frac{2A - b}{h}', 'This subtracts b before the division by h is complete.'],
      ['2Ah - b', 'This multiplies by h, although h must be divided away.'],
    ],
  },
  {
    given: 'S = 2\\pi r(r + h)',
    subject: 'h',
    key: '\\frac{S}{2\\pi r} - r',
    steps: ['\\frac{S}{2\\pi r} = r + h'],
    slips: [
      ['\\frac{S}{2\\pi r} + r', sign],
      ['\\frac{S - r}{2\\pi r}', 'This subtracts r before the division, so r is divided as well.'],
      ['\\frac{S}{2\\pi r^{2}}', 'This loses the sum in the brackets and multiplies by r instead.'],
      ['\\frac{2\\pi r}{S} - r', upside],
    ],
  },
  {
    given: 'V = \\frac{1}{3}\\pi r^{2}h',
    subject: 'r',
    key: '\\sqrt{\\frac{3V}{\\pi h}}',
    steps: ['3V = \\pi r^{2}h', 'r^{2} = \\frac{3V}{\\pi h}'],
    slips: [
      ['\\frac{3V}{\\pi h}', noRoot],
      ['\\sqrt{\\frac{V}{3\\pi h}}', 'This divides by 3 instead of multiplying by it.'],
      ['\\sqrt{\\frac{\\pi h}{3V}}', upside],
      ['3\\sqrt{\\frac{V}{\\pi h}}', 'This leaves the 3 outside the root, although it belongs under it.'],
    ],
  },
  {
    given: 'E = \\frac{1}{2}mv^{2}',
    subject: 'v',
    key: '\\sqrt{\\frac{2E}{m}}',
    steps: ['2E = mv^{2}', 'v^{2} = \\frac{2E}{m}'],
    slips: [
      ['\\frac{2E}{m}', noRoot],
      ['\\sqrt{\\frac{E}{2m}}', 'This divides by 2 instead of multiplying by it.'],
      ['\\sqrt{2Em}', 'This multiplies by m, although m must be divided away.'],
      ['2\\sqrt{\\frac{E}{m}}', 'This leaves the 2 outside the root, although it belongs under it.'],
    ],
  },
  {
    given: 'T = 2\\pi\\sqrt{\\frac{l}{g}}',
    subject: 'l',
    key: '\\frac{gT^{2}}{4\\pi^{2}}',
    steps: ['\\frac{T}{2\\pi} = \\sqrt{\\frac{l}{g}}', '\\frac{T^{2}}{4\\pi^{2}} = \\frac{l}{g}'],
    slips: [
      ['\\frac{gT^{2}}{2\\pi}', 'This squares T but does not square the factor 2π below it.'],
      ['\\frac{gT}{2\\pi}', 'This removes the root without squaring the other side.'],
      ['\\frac{4\\pi^{2}}{gT^{2}}', upside],
      ['\\frac{T^{2}}{4\\pi^{2}g}', 'This divides by g, although both sides must be multiplied by it.'],
    ],
  },
  {
    given: 'I = \\frac{PRT}{100}',
    subject: 'R',
    key: '\\frac{100I}{PT}',
    steps: ['100I = PRT'],
    slips: [
      ['\\frac{I}{100PT}', 'This divides by 100, although both sides must be multiplied by it.'],
      ['\\frac{PT}{100I}', upside],
      ['\\frac{100PT}{I}', 'This multiplies by PT and divides by I, the wrong way round.'],
      ['100I - PT', 'This subtracts PT, although these are factors and must be divided away.'],
    ],
  },
  {
    given: 'F = \\frac{9}{5}C + 32',
    subject: 'C',
    key: '\\frac{5(F - 32)}{9}',
    steps: ['F - 32 = \\frac{9}{5}C', '5(F - 32) = 9C'],
    slips: [
      ['\\frac{9(F - 32)}{5}', 'This multiplies by the given fraction instead of by its reciprocal.'],
      ['\\frac{5F - 32}{9}', 'This multiplies only F by 5; the 32 must be multiplied as well.'],
      ['\\frac{5(F + 32)}{9}', sign],
      ['\\frac{5F}{9} - 32', 'This takes 32 away last, although it must be taken away first.'],
    ],
  },
  {
    given: 'S = \\frac{n}{2}(a + l)',
    subject: 'l',
    key: '\\frac{2S}{n} - a',
    steps: ['2S = n(a + l)', '\\frac{2S}{n} = a + l'],
    slips: [
      ['\\frac{2S}{n} + a', sign],
      ['\\frac{2S - a}{n}', 'This subtracts a before the division by n is complete.'],
      ['\\frac{S}{2n} - a', 'This divides by 2, although both sides must be multiplied by it.'],
      ['\\frac{nS}{2} - a', 'This multiplies by the fraction in front instead of dividing by it.'],
    ],
  },
  {
    given: 'R = \\frac{V}{I} - r',
    subject: 'I',
    key: '\\frac{V}{R + r}',
    steps: ['R + r = \\frac{V}{I}', 'I(R + r) = V'],
    slips: [
      ['\\frac{V}{R - r}', sign],
      ['\\frac{R + r}{V}', upside],
      ['V(R + r)', 'This multiplies by the bracket, although it must be divided away.'],
      ['\\frac{V}{R} + r', 'This divides V by R alone and leaves r outside the denominator.'],
    ],
  },
  {
    given: 'A = P\\left(1 + \\frac{R}{100}\\right)',
    subject: 'R',
    key: '\\frac{100(A - P)}{P}',
    steps: ['\\frac{A}{P} - 1 = \\frac{R}{100}', '\\frac{A - P}{P} = \\frac{R}{100}'],
    slips: [
      ['\\frac{100(A + P)}{P}', sign],
      ['\\frac{A - P}{100P}', 'This divides by 100, although both sides must be multiplied by it.'],
      ['\\frac{100A}{P} - 1', 'This multiplies only one of the two terms by 100.'],
      ['\\frac{100P}{A - P}', upside],
    ],
  },
  {
    given: 'c = \\sqrt{a^{2} + b^{2}}',
    subject: 'b',
    key: '\\sqrt{c^{2} - a^{2}}',
    steps: ['c^{2} = a^{2} + b^{2}', 'b^{2} = c^{2} - a^{2}'],
    slips: [
      ['c - a', 'This takes the root of each term on its own, which is not allowed.'],
      ['\\sqrt{c^{2} + a^{2}}', sign],
      ['c^{2} - a^{2}', noRoot],
      ['\\sqrt{c - a^{2}}', 'This forgets to square c when it removes the root.'],
    ],
  },
  {
    given: 'm = \\frac{y - c}{x}',
    subject: 'y',
    key: 'mx + c',
    steps: ['mx = y - c'],
    slips: [
      ['mx - c', sign],
      ['m(x + c)', 'This multiplies c by m, although only x was in the denominator.'],
      ['\\frac{m}{x} + c', 'This divides by x, although both sides must be multiplied by it.'],
      ['\\frac{x}{m} + c', 'This divides x by m, although the two must be multiplied.'],
    ],
  },
]
