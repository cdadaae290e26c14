import { parseSync, type Plugin } from 'vite'

/**
 * Takes from the library of the phone's database its iterators, which nobody here uses. It comes as one file whose last
 * statement puts them in: 0.25 KB.
 */
export function iteratorsPlugin(): Plugin {
  return {
    name: 'database-without-iterators',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/node_modules\/idb\/.+\.js$/.test(id)) return withoutIterators(code, id)
    },
  }
}

/** Throws where the library is not what it was, so that nothing else of it is ever left out. */
export function withoutIterators(code: string, id: string): string {
  const last = parseSync(id, code).program.body.findLast(({ type }) => type === 'ExpressionStatement')
  if (last === undefined || !code.slice(last.start, last.end).includes('isIteratorProp'))
    throw new Error(`${id} puts its iterators in otherwise than expected`)
  return code.slice(0, last.start) + code.slice(last.end)
}
