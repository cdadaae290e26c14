import type { MathNode } from './math-tree.ts'

const brackets = new Set(['(', ')', '[', ']', '{', '}', '|', '‖', '⌊', '⌋', '⌈', '⌉'])
const bigOperators = new Set(['∫', '∮', '∑', '∏', '⋃', '⋂'])
const scriptNames = new Set(['msub', 'msup', 'msubsup', 'munder', 'munderover', 'mover'])
const atomNames = new Set(['mi', 'mn', 'msup', 'msub', 'msubsup', 'msqrt', 'mroot', 'mover'])
const widestThinSpace = 0.3

export function isBracket({ name, text }: MathNode): boolean {
  return name === 'mo' && brackets.has(text)
}

export function isEmptyRow({ name, children }: MathNode): boolean {
  return name === 'mrow' && children.length === 0
}

/** True for a sum, an integral or a limit, with or without scripts above and below it. */
export function isBigOperator(node: MathNode): boolean {
  if (node.name === 'mo') return bigOperators.has(node.text)
  if (node.name === 'mi') return node.text === 'lim'
  const [base] = node.children
  return scriptNames.has(node.name) && base !== undefined && isBigOperator(base)
}

/** True where no brackets are needed for one to see what belongs together. */
export function isAtom(node: MathNode): boolean {
  if (node.name === 'mtext') return !/\s/.test(node.text.trim())
  if (node.name !== 'mrow') return atomNames.has(node.name)
  const [opening] = node.children
  const closing = node.children.at(-1)
  if (node.children.length === 2 && opening !== undefined && isRaisedSign(closing)) return isAtom(opening)
  if (opening === undefined || closing === undefined || !isBracket(closing)) return false
  const count = node.children.filter(isBracket).length
  return count === 1 || (count === 2 && isBracket(opening))
}

function isRaisedSign(node: MathNode | undefined): boolean {
  return node?.name === 'mo' && ['°', '′', '″'].includes(node.text)
}

/** True for what can carry an index without brackets; a power needs them to be raised again. */
export function isScriptHolder(node: MathNode): boolean {
  if (node.name === 'mo' || node.name === 'mtext') return true
  return isAtom(node) && !['msup', 'msubsup', 'msqrt', 'mroot'].includes(node.name)
}

/** True for '5 1/2': a number and a fraction of numbers that are meant to be added. */
export function isMixedNumber(nodes: readonly MathNode[], index: number): boolean {
  const [above, below] = nodes[index]?.children ?? []
  return nodes[index - 1]?.name === 'mn' && above?.name === 'mn' && below?.name === 'mn'
}

/** True for a fraction that is a factor among others: its neighbours would seem to belong to a part of it. */
export function isBesideOperand(nodes: readonly MathNode[], index: number): boolean {
  if (isMixedNumber(nodes, index)) return false
  return [-1, 1].some((step) => {
    const beside = neighbour(nodes, index, step)
    return beside !== undefined && isOperand(beside)
  })
}

function neighbour(nodes: readonly MathNode[], index: number, step: number): MathNode | undefined {
  const beside = nodes[index + step]
  if (beside?.name !== 'mspace') return beside
  const isThin = Number.parseFloat(beside.attributes.width ?? '1') < widestThinSpace
  const beyond = nodes[index + 2 * step]
  return isThin && beyond?.name !== 'mtext' ? beyond : undefined
}

function isOperand(node: MathNode): boolean {
  if (['mo', 'mspace', 'mtable'].includes(node.name) || isBigOperator(node)) return false
  return node.name !== 'mtext' || /^\p{L}/u.test(node.text)
}
