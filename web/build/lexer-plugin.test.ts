import { expect, test } from 'vitest'
import { withoutStart } from './lexer-plugin.ts'

test('what a module declares stays; what it does when it is loaded goes', () => {
  const source = 'class Lexer{}var made=new Lexer,other=1;function x(){}x.lexer=Lexer;x.go();export{Lexer};'
  expect(withoutStart(source, 'library.js')).toBe(
    'class Lexer{}var made=/* @__PURE__ */ new Lexer,other=1;function x(){}export{Lexer};',
  )
})
