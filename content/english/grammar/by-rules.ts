import type { SecondRoute } from '../../engine/prove.ts'

/** Names the rules that a sentence breaks with an option in its gap. It reads only the words, with separate tables. */
export type RuleChecker = (sentence: string, option: string) => readonly string[]

/**
 * Finds the one option that breaks no rule. Returns a fault unless there is exactly one, and every other option breaks the rule that
 * its reason names.
 */
export function byRules(check: RuleChecker): SecondRoute {
  return ({
    sentence,
    key,
    wrong,
  }: {
    sentence: string
    key: string
    wrong: readonly { text: string; rule: string }[]
  }): string => {
    const options = [...wrong.map(({ text }) => text), key]
    const fitting = options.filter((option) => check(sentence, option).length === 0)
    const [found] = fitting
    if (found === undefined || fitting.length > 1) return `${fitting.length} options fit: ${fitting.join(', ')}`
    const misnamed = wrong.find(({ text, rule }) => text !== found && !check(sentence, text).includes(rule))
    if (misnamed !== undefined) return `'${misnamed.text}' does not break the rule ${misnamed.rule}`
    return found
  }
}
