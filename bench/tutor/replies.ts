import type { ChatReply } from '@sabi/shared/tutor/calls'

const allowedSchemes = /^(?:https?|ircs?|mailto|xmpp)$/i

/** The targets of Markdown links with a forbidden scheme, or to a topic that doesn't exist. */
export function unfitLinksIn(words: string, topicIds: ReadonlySet<string>): string[] {
  const shown = words.replaceAll(/\\./g, '')
  const targets = [
    ...Array.from(shown.matchAll(/\]\(\s*<?([^)\s>]*)/g), ([, target = '']) => target),
    ...Array.from(shown.matchAll(/^\s{0,3}\[[^\]\n]+\]:\s*<?(\S+)/gm), ([, target = '']) => target),
    ...Array.from(shown.matchAll(/<([a-z][a-z\d+.-]*:[^>\s]*)>/gi), ([, target = '']) => target),
  ]
  return targets.filter((target) => !mayBe(target, topicIds))
}

function mayBe(target: string, topicIds: ReadonlySet<string>): boolean {
  const [, scheme] = /^([^/?#]*?)(?::|&colon|&#0*58|%3a)/i.exec(target) ?? []
  if (scheme !== undefined) return allowedSchemes.test(scheme)
  const [, topic] = /^[./]*topics\/([^/?#]*)/i.exec(target) ?? []
  return topic === undefined || topicIds.has(topic)
}

/** Finds what a reply must not contain: HTML elements, images and raw formulas. */
export function unfitSignsIn(words: string): string[] {
  const shown = words.replaceAll(/\\[<>[\]!]/g, '')
  return shown.match(/<\/?[a-z][^>]*>|!\[[^\]]*\]\(|\$\$|\\[()[\]](?=.*\\)|\\(?:frac|int|sqrt|begin)\b/gi) ?? []
}

const refusing =
  /\b(?:can(?:not|'t|’t)|unable|only help|sorry|won(?:'t|’t)|rather not|not able|not allowed|lessons|has nothing on this|outside)\b/i

/** Returns whether a reply declines: the textbook without a quotation, or a model in words of refusal. */
export function isRefusal({ mode, quotes, choices }: ChatReply): boolean {
  const words = choices[0]?.message.content ?? ''
  return mode === 'model' ? refusing.test(words) : quotes.length === 0 && refusing.test(words)
}

export function shareOf(some: number, all: number): string {
  return all === 0 ? 'none' : `${some} of ${all} (${((100 * some) / all).toFixed(1)} %)`
}

/** The median and the 95th percentile. */
export function timesOf(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)
  return `median ${at(0.5)}, p95 ${at(0.95)}`
}
