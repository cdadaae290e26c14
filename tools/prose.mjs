// Finds turns of phrase that read as translated. `tools/plain-words.mjs` checks the repository with it.

/** Each pattern with the habit it stands for. */
const habits = [
  [
    '“stands” or “lies” for “is”',
    /\b(?:stands?|stood|lies) (?:above|alone|as|at|before|behind|below|beside|for|in|nowhere|on|open|the|there|under|what)\b/gi,
  ],
  [
    '“hears of”, “tells of”, “is told”',
    /\b(?:hears? (?:in|of|what)|tells? (?:of|whether|which|who)|(?:are|be|is|was|were) told)\b/gi,
  ],
  ['“of ours”, “of its own”', /\bof (?:(?:his|its|one['’]s|their) own|ours|theirs)\b/gi],
  ['archaic adverbs', /\b(?:anew|thereby|therefrom|thereof|whereby|wherein)\b/gi],
  ['“whoever”, “somebody who”', /\b(?:whoever|whomever|(?:nobody|somebody) who|of who)\b/gi],
  ['“So many …” as a noun', /(?:^|[(*./:“"'] *)So (?:few|long|many|much)\b/gm],
  [
    'a comment that opens with “Who”, “What”, “Where” or “Whether”',
    /(?:\/\/|\/\*\*|^\s*\*) (?:Whether|Where|What|Who) [a-z]+ [^?]*$/gm,
  ],
  ['“Of a …, …” up front', /(?:\/\/|\/\*\*|^\s*\*|\. )(?:By|For|From|Of|With) (?:an?|the|what|who) [^,.]{3,60}, /gm],
  ['“alone” for “only”', /\b[a-z]+ alone\b/gi],
  ['“signs” for “characters”', /\b\d+ signs?\b|\bsigns? of\b/gi],
  ['“by itself”', /\bby (?:itself|themselves)\b/gi],
  ['“goes on”, “broken off”', /\b(?:go|goes) on\b|\b(?:breaks?|broke|broken) off\b|\btaken up again\b/gi],
  ['“what there is”, “all that is”', /\b(?:all that (?:are|is|was)|what (?:are|is|was) (?:left|there|wanted))\b/gi],
]

/** What people read in a file: a whole document; of code, the comments and the strings of some length. */
function proseOf(file, text) {
  if (file.endsWith('.md')) return text.replaceAll(/```[\s\S]*?```/g, '')
  const pieces = text.matchAll(
    /\/\*[\s\S]*?\*\/|(?<![\w:'"`])\/\/[^\n]*|--[^\n]*|'(?:[^'\\\n]|\\.){24,}'|"(?:[^"\\\n]|\\.){24,}"|`(?:[^`\\\n]|\\.){24,}`/g,
  )
  return [...pieces].map(([piece]) => piece).join('\n')
}

/** Counts the words that people read in a file, and finds its odd turns of phrase, each with the words around it. */
export function readProse(file, text) {
  const prose = proseOf(file, text)
  const odd = habits.flatMap(([habit, pattern]) =>
    [...prose.matchAll(pattern)].map(({ index }) => {
      const excerpt = prose.slice(Math.max(0, index - 40), index + 60).replaceAll(/\s+/g, ' ')
      return `${file}: ${habit}: ${excerpt.trim()}`
    }),
  )
  return { words: (prose.match(/[A-Za-z’']+/g) ?? []).length, odd }
}
