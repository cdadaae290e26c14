import { printed } from '../engine/quantity.ts'

/** sine·sin(a·x) + cosine·cos(b·x) */
export interface Wave {
  sine: number
  a: number
  cosine: number
  b: number
}

/** 'sin 3x' or 'cos x' */
export function ratio(name: 'sin' | 'cos', factor: number): string {
  return `${name} ${factor === 1 ? '' : factor}x`
}

/** '6 cos 2x − 3 sin x': the terms in their order. */
export function sum(terms: readonly (readonly [size: number, ratio: string])[]): string {
  return terms
    .map(([size, name], index) => {
      const number = Math.abs(size) === 1 ? '' : `${printed(Math.abs(size))} `
      if (index === 0) return `${size < 0 ? '−' : ''}${number}${name}`
      return `${size < 0 ? '−' : '+'} ${number}${name}`
    })
    .join(' ')
}
