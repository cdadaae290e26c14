import { parseSync, type Plugin } from 'vite'

/**
 * Of the library that reads Markdown the tutor uses the lexer alone. What else stands in its one file could be dropped, but
 * for what the file does when it is loaded: it makes itself ready to write HTML.
 */
export function lexerPlugin(): Plugin {
  return {
    name: 'lexer-of-markdown',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/node_modules\/marked\/.+\.js$/.test(id)) return withoutStart(code, id)
    },
  }
}

/** The module without its statements that declare nothing, and with its instances marked as such that nobody need make. */
export function withoutStart(code: string, id: string): string {
  let text = code
  for (const statement of parseSync(id, code).program.body.toReversed()) {
    if (statement.type === 'ExpressionStatement') text = text.slice(0, statement.start) + text.slice(statement.end)
    if (statement.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declarations.toReversed())
      if (init?.type === 'NewExpression') text = `${text.slice(0, init.start)}/* @__PURE__ */ ${text.slice(init.start)}`
  }
  return text
}
