import type { RuleChecker } from './by-rules.ts'

/** Each head with every preposition that careful writers use in the place of the gap, also those that no question offers. */
const heads: readonly (readonly [head: string, found: RegExp, accepted: string])[] = [
  ['good', /\bgood ______ \w+ing/, 'at'],
  ['afraid', /\bafraid ______/, 'of'],
  ['interested', /\binterested ______/, 'in'],
  ['proud', /\bproud ______/, 'of'],
  ['married', /\bmarried ______/, 'to'],
  ['similar', /\bsimilar ______/, 'to'],
  ['famous', /\bfamous ______/, 'for'],
  ['responsible', /\bresponsible ______/, 'for'],
  ['full', /\bfull ______/, 'of'],
  ['guilty', /\bguilty ______/, 'of'],
  ['capable', /\bcapable ______/, 'of'],
  ['accustomed', /\baccustomed ______/, 'to'],
  ['jealous', /\bjealous ______/, 'of'],
  ['allergic', /\ballergic ______/, 'to'],
  ['suspect', /\bsuspect .+ ______/, 'of'],
  ['blame', /\bblamed .+ ______/, 'for'],
  ['prevent', /\bprevents .+ ______/, 'from'],
  ['insist', /\binsisted ______/, 'on upon'],
  ['succeed', /\bsucceeded ______/, 'in at'],
  ['depend', /\bdepends ______/, 'on upon'],
  ['apologise', /\bapologised ______/, 'for about to'],
  ['consist', /\bconsists ______/, 'of in'],
  ['object', /\bobjected ______/, 'to'],
  ['rob', /\brobbed .+ ______/, 'of'],
  ['remind', /\breminds .+ ______/, 'of about'],
  ['suffer', /\bsuffered ______/, 'from with'],
  ['comply', /\bcomply ______/, 'with'],
  ['translate', /\btranslated .+ ______/, 'into to in from'],
  ['reason', /\breason ______/, 'for behind'],
  ['solution', /\bsolution ______/, 'to for'],
  ['increase', /\bincrease ______/, 'in of'],
  ['difference', /\bdifference ______ .+ and /, 'between'],
  ['demand', /\bdemand ______/, 'for'],
  ['access', /\baccess ______/, 'to'],
  ['cure', /\bcure ______/, 'for of'],
  ['confidence', /\bconfidence ______/, 'in'],
  ['exception', /\bexception ______/, 'to from'],
  ['damage', /\bdamage ______/, 'to'],
  ['respect', /\brespect ______/, 'for'],
  ['favour', /______ favour of/, 'in'],
  ['mistake', /______ mistake/, 'by'],
  ['purpose', /______ purpose/, 'on'],
]

/** Finds the head in the sentence and looks its prepositions up. */
export const checkPreposition: RuleChecker = (sentence, option) => {
  const head = heads.find(([, found]) => found.test(sentence))
  if (head === undefined) return ['no head']
  return head[2].split(' ').includes(option) ? [] : [head[0]]
}
