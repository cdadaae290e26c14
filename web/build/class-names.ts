import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Hexadecimal digits of the file's hash in a class name. */
const hashLength = 3
const selector = new RegExp(String.raw`\.([A-Za-z_][\w-]*-[0-9a-f]{${hashLength}})(?![\w-])`, 'g')

/**
 * Names the classes of style sheets after their file: `card` becomes `card-3fk`. Vite's own names also have the number of the line, which
 * compresses badly, and a page carries some hundred of them. Throws if two classes would share a name.
 */
export function classNamesIn(root: string): (name: string, path: string) => string {
  const fileOf = new Map<string, string>()
  return (name, path) => {
    const file = relative(root, path.split('?', 1)[0] ?? path)
    const unique = `${name}-${createHash('sha1').update(file).digest('hex').slice(0, hashLength)}`
    const other = fileOf.get(unique) ?? file
    if (other !== file) throw new Error(`.${name} of ${file} and of ${other} would have one name: rename one of them`)
    fileOf.set(unique, file)
    return unique
  }
}

/** The classes in a built style sheet that `classNamesIn` has named. */
export function classesIn(css: string): string[] {
  return [...css.matchAll(selector)].map(([, name = '']) => name)
}
