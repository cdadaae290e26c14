import { expect, test } from 'vitest'
import { classesIn, classNamesIn } from './class-names.ts'

test('names a class after its file, whatever query Vite has added to the path', () => {
  const nameOf = classNamesIn('/app')
  const name = nameOf('card', '/app/design/Card.module.css')
  expect(name).toMatch(/^card-[0-9a-f]{3}$/)
  expect(nameOf('card', '/app/design/Card.module.css?direct')).toBe(name)
  expect(nameOf('card', '/app/score/ScoreScreen.module.css')).not.toBe(name)
})

test('refuses to give one name to two classes', () => {
  const nameOf = classNamesIn('/app')
  const hashes = 16 ** 3
  const nameMoreThanHashes = () => {
    for (let file = 0; file <= hashes; file += 1) nameOf('card', `/app/${file}.module.css`)
  }
  expect(nameMoreThanHashes).toThrow(/^\.card of \d+\.module\.css and of \d+\.module\.css would have one name/)
})

test('finds the classes that it has named in a built sheet', () => {
  const nameOf = classNamesIn('/app')
  const names = ['card', 'onWide', 'sub-title', '_own'].map((name) => nameOf(name, '/app/Card.module.css'))
  const [card, onWide, subtitle, own] = names
  const css = `.${card}>.${onWide}:hover,.${subtitle}{margin:.5rem}@media print{.${own}{display:none}}`
  expect(classesIn(css)).toEqual(names)
})

test('takes neither numbers, files nor classes without a hash for one of them', () => {
  expect(classesIn('math .over{margin:.125em -.2em;src:url(/fonts/sans.woff2)}.sub-titled{}.a-0b1c{}')).toEqual([])
})
