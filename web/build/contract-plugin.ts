import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/** Parts of a call by which the browser makes it and reads the reply. */
const usedInBrowsers = new Set(['method', 'path', 'reply', 'events'])

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Takes to the browser what it uses of the contracts: of a call not what only the server looks at (who may make it, what it
 * takes), and no schema that nothing needs.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'contracts-for-browsers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/\/shared\/.+\.ts$/.test(id)) return forBrowsers(code, id)
    },
  }
}

/** The source of a contract without what browsers don't use. */
export function forBrowsers(code: string, id: string): string {
  return edited(edited(code, id, cutCalls), id, markSchemas)
}

function cutCalls(code: string, add: (edit: Edit) => void) {
  return new Visitor({
    CallExpression({ callee, arguments: [shape] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'call' || shape?.type !== 'ObjectExpression') return
      for (const part of shape.properties) {
        if (part.type !== 'Property' || part.key.type !== 'Identifier' || usedInBrowsers.has(part.key.name)) continue
        const comma = /^\s*,/.exec(code.slice(part.end))?.[0] ?? ''
        add({ start: part.start, end: part.end + comma.length, text: '' })
      }
    },
  })
}

/** The bundler drops an unused call only when it is told that nothing else comes of it. */
function markSchemas(_code: string, add: (edit: Edit) => void) {
  return new Visitor({
    CallExpression({ callee, start }) {
      if (rootOf(callee) === 'z') add({ start, end: start, text: '/* @__PURE__ */ ' })
    },
  })
}

/** The name that a chain of calls begins with: `z` of `z.string().check()`. */
function rootOf(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'CallExpression') return rootOf(callee.callee)
  if (callee.type === 'MemberExpression') return rootOf(callee.object)
  return callee.type === 'Identifier' ? callee.name : undefined
}

function edited(code: string, id: string, look: (code: string, add: (edit: Edit) => void) => Visitor): string {
  const edits: Edit[] = []
  look(code, (edit) => edits.push(edit)).visit(parseSync(id, code).program)
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
