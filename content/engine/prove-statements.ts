import type { ThreeStatements } from './statements.ts'

const byPattern: Readonly<Record<string, string>> = {
  yxx: 'I only',
  xyx: 'II only',
  xxy: 'III only',
  yyx: 'I and II only',
  yxy: 'I and III only',
  xyy: 'II and III only',
  yyy: 'I, II and III',
}

/** The second route for statements: a test lists the false ones of its topic once more, by words that only they contain. */
export function correctOnes({ said }: ThreeStatements, falseOnes: readonly RegExp[]): string {
  const pattern = said.map((says) => (falseOnes.some((one) => one.test(says)) ? 'x' : 'y')).join('')
  return byPattern[pattern] ?? 'nothing'
}
