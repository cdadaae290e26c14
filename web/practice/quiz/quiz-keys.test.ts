// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { placeOfKey } from './letters.ts'
import { keyCommand } from './quiz-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, target: null }

function inputOf(type: string): HTMLInputElement {
  const input = document.createElement('input')
  input.type = type
  return input
}

describe('the keys of the quiz', () => {
  it.each([
    ['a', 0],
    ['D', 3],
    ['E', 4],
    ['1', 0],
    ['5', 4],
  ])('%s chooses the place %i on the screen', (key, place) => {
    expect(keyCommand({ ...plain, key })).toEqual({ type: 'choose', place })
    expect(placeOfKey(key)).toBe(place)
  })

  it.each([
    ['n', 'next'],
    ['N', 'next'],
    ['ArrowRight', 'next'],
    ['p', 'previous'],
    ['ArrowLeft', 'previous'],
    ['s', 'submit'],
    ['r', 'return'],
    ['m', 'mark'],
    ['?', 'help'],
  ])('%s means %s', (key, type) => {
    expect(keyCommand({ ...plain, key })).toEqual({ type })
  })

  it('Enter continues, but where something can be pressed', () => {
    expect(keyCommand({ ...plain, key: 'Enter' })).toEqual({ type: 'go on' })
    expect(keyCommand({ ...plain, key: 'Enter', target: document.createElement('button') })).toBeNull()
    const passage = Object.assign(document.createElement('div'), { tabIndex: 0 })
    passage.setAttribute('role', 'region')
    expect(keyCommand({ ...plain, key: 'Enter', target: passage })).toEqual({ type: 'go on' })
  })

  it.each(['f', '6', '0', ' ', 'Tab', 'Escape', 'ArrowUp', ''])('%j means nothing', (key) => {
    expect(keyCommand({ ...plain, key })).toBeNull()
  })

  it('leave shortcuts of the browser and fields that are typed in', () => {
    expect(keyCommand({ ...plain, key: 's', ctrlKey: true })).toBeNull()
    expect(keyCommand({ ...plain, key: 'a', target: inputOf('text') })).toBeNull()
    expect(keyCommand({ ...plain, key: 'a', target: document.createElement('textarea') })).toBeNull()
  })

  it('work while an option has the focus, but leave it the arrows', () => {
    expect(keyCommand({ ...plain, key: 'n', target: inputOf('radio') })).toEqual({ type: 'next' })
    expect(keyCommand({ ...plain, key: 'ArrowRight', target: inputOf('radio') })).toBeNull()
  })
})
