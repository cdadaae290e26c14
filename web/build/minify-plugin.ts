import { minify } from 'terser'
import { parseSync, type Plugin } from 'vite'

/** The bundler gives exports names of a few letters, without a look at what they mean elsewhere in a script. */
const keywords = new Set(['do', 'if', 'in', 'for', 'let', 'new', 'try', 'var'])

/**
 * Makes scripts small: by 1.6 % more than what the build comes with. A thing that one file has of another bears one name in
 * both: as `import{a as e,b as t}` these lists cost 1.2 KB more.
 */
export function minifyPlugin(): Plugin {
  return {
    name: 'minify',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    // What follows must not print the scripts anew.
    config: () => ({ build: { minify: false, cssMinify: true, rolldownOptions: { output: { minify: false } } } }),
    renderChunk: async (code, { fileName }) => ({ code: await minified(code, fileName), map: null }),
  }
}

export async function minified(code: string, file: string): Promise<string> {
  const { code: small = code } = await minify(code, {
    module: true,
    compress: { passes: 3, pure_getters: true, unsafe: true, inline: 1 },
    nameCache: { vars: { props: namesBetweenFiles(code, file) } },
  })
  return small
}

/** What a chunk imports and exports, by its name there and the name that all files know, as the minifier keeps names. */
function namesBetweenFiles(code: string, file: string): Record<string, string> {
  const known = new Map<string, string>()
  const keep = (name: string, exported: string) => {
    if (!known.has(exported) && !keywords.has(exported)) known.set(exported, `$${name}`)
  }
  for (const statement of parseSync(file, code).program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const one of statement.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          keep(one.local.name, one.imported.name)
    if (statement.type === 'ExportNamedDeclaration' && statement.source === null)
      for (const { local, exported } of statement.specifiers)
        if (local.type === 'Identifier' && exported.type === 'Identifier') keep(local.name, exported.name)
  }
  return Object.fromEntries([...known].map(([exported, name]) => [name, exported]))
}
