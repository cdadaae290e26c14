/** A sheet of the build. */
interface Sheet {
  file: string
  css: string
}

const classInCss = /\.(-?[A-Za-z_][\w-]*)/g

/** The sheets that give a page some of its look: those with a class of it, and the first of all, with the rules of elements. */
export function cssOf(html: string, sheets: readonly Sheet[]): Sheet[] {
  const used = classesOf(html)
  const isBase = ({ css }: Sheet) => css.includes(':root')
  const isUsed = ({ css }: Sheet) => [...css.matchAll(classInCss)].some(([, name = '']) => used.has(name))
  return [...sheets.filter(isBase), ...sheets.filter((sheet) => !isBase(sheet) && isUsed(sheet))]
}

/** The rules of a minified sheet that something in the page can meet. */
export function usedRules(css: string, html: string): string {
  const classes = classesOf(html)
  const tags = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag).concat('html', 'body'))
  return blocksOf(css)
    .map(({ head, body }) => {
      if (head.startsWith('@media') || head.startsWith('@supports')) {
        const inside = usedRules(body, html)
        return inside === '' ? '' : `${head}{${inside}}`
      }
      if (head.startsWith('@')) return head.includes('keyframes') ? '' : `${head}{${body}}`
      const selectors = head.split(',').filter((selector) => isUsed(selector, classes, tags))
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`
    })
    .join('')
}

function isUsed(selector: string, classes: ReadonlySet<string>, tags: ReadonlySet<string>): boolean {
  const bare = selector.replaceAll(/\[[^\]]*\]|::?[\w-]+(\([^)]*\))?/g, '')
  const isKnown = [...bare.matchAll(classInCss)].every(([, name = '']) => classes.has(name))
  return isKnown && [...bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].every(([, tag = '']) => tags.has(tag))
}

/** A sheet's blocks at its outermost level: `head{body}` each. */
function blocksOf(css: string): { head: string; body: string }[] {
  const blocks: { head: string; body: string }[] = []
  let from = 0
  let depth = 0
  let opened = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) opened = at
    if (css[at] === '}' && --depth === 0) {
      blocks.push({ head: css.slice(from, opened), body: css.slice(opened + 1, at) })
      from = at + 1
    }
  }
  return blocks
}

function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
}
