import { expect, test } from 'vitest'
import { minified } from './minify-plugin.ts'

test('a thing that files tell each other bears one name in both', async () => {
  const teller = 'const first = Math.random()\nexport { first as ab };'
  const listener =
    'import { ab as second } from "./teller.js";\nconst third = (a) => a + second\nexport { third as c };'
  expect(await minified(teller, 'teller.js')).toBe('const ab=Math.random();export{ab};')
  expect(await minified(listener, 'listener.js')).toMatch(
    /^import\{ab\}from"\.\/teller\.js";const c=(\w)=>\1\+ab;export\{c\};$/,
  )
})

test('no variable bears the name of a keyword, or one that another file told first', async () => {
  const code = `import { in as first } from "./one.js";
import { a as second } from "./two.js";
import { a as third } from "./three.js";
console.log(first, second, third)`
  expect(await minified(code, 'any.js')).toMatch(
    /^import\{in as (\w)\}from"\.\/one\.js";import\{a\}from"\.\/two\.js";import\{a as (\w)\}from.*log\(\1,a,\2\);$/,
  )
})

test('a name of another file does not hide one that a function inside has', async () => {
  const code = 'import { e as other } from "./one.js";\nexport const sum = (list) => list.map((each) => each + other);'
  const [, list, each] = /(\w)=>\1\.map\((\w)=>\2\+e\)/.exec(await minified(code, 'any.js')) ?? []
  expect([list, each]).not.toContain('e')
})
