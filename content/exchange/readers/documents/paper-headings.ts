import { withoutPaperWords } from './document-name.ts'

const fields =
  'subject|class|name|date|session|term|school|college|teacher|tutor|examiner|author|source|motto|venue|address|code|' +
  'paper code|course|course code|year|department|faculty|sex|gender|signature|tel|phone|gsm|e-?mail|whatsapp|website|' +
  "(?:candidate(?:’s|'s)?|exam(?:ination)?|reg(?:istration)?|admission|matric)\\.? ?(?:name|no|number)\\.?"

/** Notices that only name a paper, its makers or its rules of conduct. */
const notices: readonly RegExp[] = [
  new RegExp(String.raw`^(?:${fields})\s*[:–—]+(?:\s*[\p{L}\d._@/+,&()'’ -]{0,80})?$`, 'iu'),
  /^(?:score|marks?|total(?: marks?)?|max(?:imum)?(?: marks?)?)\s*[:–—-]+[\s\d_./%]{0,15}(?:marks?)?$/i,
  /^(?:[Ss]et|[Cc]ompiled|[Pp]repared|[Tt]yped|[Mm]oderated|[Vv]etted|[Ee]dited|[Uu]ploaded)\s+[Bb]y\s*(?:[:–—-]|\p{Lu}).{0,80}$/u,
  /^(?:downloaded|copied|culled|adapted) from\b(?! the (?:passage|table)).{0,80}$/i,
  /^(?:visit|get more|for more|join us|follow us|contact us)\b.{0,80}(?:www\.|https?:|\.com|\.ng|\.org|@|\d{7})\S*[.!]?$/i,
  /^(?:https?:\/\/|www\.)\S+$/i,
  /^\S+@\S+\.\S+$/,
  /^(?:©|copyright\b|all rights reserved)[^=]{0,80}$/i,
  /^(?:good luck|best of luck|best wishes|god bless(?: you)?|success|stop|(?:the )?end|(?:the )?end of (?:the )?(?:paper|exam(?:ination)?|test|questions?|section(?: [a-z])?|part(?: [a-z])?))\s*[.!*]*$/i,
  /^(?:p\.?\s?t\.?\s?o\.?|please turn over|turn over|see next page|continued (?:on|over) [^=]{0,30})[.!]*$/i,
  /^page\s+\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?$/i,
  /^(?:time|duration)(?: allowed)?\s*[:.–—-]?\s*[\d½¼ ]+(?:hours?|hrs?|minutes?|mins?)\b[^=]{0,40}$/i,
  /^[\d½¼]+ ?(?:hours?|hrs?|minutes?|mins?)(?:,? (?:and )?\d+ ?(?:minutes?|mins?))?(?: only| allowed)?[.]?$/i,
  /^(?:do not|don't|never) (?:open|turn|write|fold|start|begin|tear|remove|cheat|talk)\b[^=]{0,120}$/i,
  /^(?:do )?(?:all )?rough work\b[^=]{0,80}$|^erase\b[^=]{0,80}$/i,
  /^(?:sure|certainly|ok(?:ay)?|great|absolutely|of course)[!.,]?$/i,
  /^(?:here|below|these) (?:are|is) (?![^.]*\b(?:based|passage|not|except)\b)[^=.]{0,60}\b(?:questions|mcqs|test)\b[^=.]{0,60}[.:!]?$/i,
  /^(?:write|print|fill in|enter|shade) your\b[^=]{0,120}$/i,
  /^use (?:an? |only |the )?(?:hb|omr|pencil|pen\b|biro|ink|(?:blue|black)(?: or (?:blue|black))? (?:ink|biro|pen))[^=]{0,60}$/i,
  /^(?:the )?use of (?:calculators?|mobile phones?|phones?|(?:mathematical|four-figure) tables?)\b[^=]{0,80}$/i,
  /^(?:scientific |electronic |non-programmable |silent )*(?:calculators?|mobile phones?|(?:mathematical|four-figure) tables?) (?:is|are|may|must|will)\b[^=]{0,60}$/i,
  /^(?:candidates|students) (?:are|must|should|will|may) (?:not )?(?:be )?(?:allowed|advised|reminded|required|expected|given|provided|write|attempt)\b[^=]{0,100}$/i,
  /^this (?:paper|booklet|test|exam(?:ination)?) (?:consists of|contains|has|comprises)\b[^=]{0,80}$/i,
  /^(?:the )?(?:correct|right) (?:options?|answers?) (?:is|are) (?:underlined|bold|ticked|starred|highlighted|marked|(?:in|written in) (?:bold|red|green|blue))[^=]{0,30}$/i,
  /^(?:[Bb]y\s+)?(?:[Mm]r|[Mm]rs|[Mm]iss|[Mm]s|[Dd]r|[Pp]rof|[Ee]ngr|[Rr]ev|[Aa]lh|MR|MRS|MISS|DR|ENGR)\.?\s+\p{Lu}[\p{L}.’' -]{0,40}$/u,
  /^(?:p\.?\s?o\.?\s?box|p\.?\s?m\.?\s?b\.?)[\s\d,.:]+[\p{L}\s,.-]{0,60}$/iu,
  /^(?:no\.?|plot|km)\s*\d+[a-z]?,?\s+[\p{L}\d.,'’/& -]{1,80}(?:road|street|avenue|close|crescent|way|estate)\b[\p{L}., -]{0,60}$/iu,
]

/** Words of which the rules of every paper consist. None of them changes which option is right. */
const everyday = new Set(
  (
    'a an all and any answer answers answering appropriate are as at attempt attempting available be below bear bears before begin best biro black blue ' +
    'booklet box but by can candidate candidates carefully carries carry choice choose chosen circle clearly compulsory contains copy correct ' +
    'corresponding corresponds decide each eight ensure equal essay every exam examination exams find five fifty following followed for forty four from give given ' +
    'has have hb hour hours hrs hundred in ink instruction instructions is it its labelled labeled letter lettered letters listed ' +
    'mark marked marking marks maximum minute minutes mins most multiple must name nine now number numbered objective objectives of on one only option options ' +
    'alternative alternatives or out paper part parts pen pencil please provided question questions read respond response responses right ring same script section ' +
    'select seven shade sheet sheets should single six sixty space spaces start suitable ten test that the their them theory there these they think thirty this ' +
    'those three throughout tick time allowed to total twenty two use well which will with write written you your pick'
  ).split(' '),
)
const quantity = /\b(?:minutes?|mins?|hours?|hrs?|marks?|questions?|options?|time|section|part|paper)\b/i
const numberedQuestion = /\bquestions?\s+\d/i

/** Returns whether a sentence only says whose paper this is, or how to behave in the exam. */
export function isNotice(sentence: string): boolean {
  return notices.some((pattern) => pattern.test(sentence))
}

/** Returns whether a sentence says what holds in every paper: 'Answer all questions', 'Choose the correct option.' */
export function saysWhatEveryPaperSays(sentence: string): boolean {
  if (numberedQuestion.test(sentence) && !/^(?:answer|attempt)\b/i.test(sentence)) return false
  if (/[=+×÷√%°₦]/.test(sentence)) return false
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every(
    (word) => everyday.has(word) || /^[a-e]$/.test(word) || (/^\d{1,3}$/.test(word) && quantity.test(sentence)),
  )
}

const strayNotice =
  /^(?:set|compiled|prepared|typed|moderated|vetted) by\b|^downloaded from\b|^(?:https?:\/\/|www\.)|^(?:good luck|best of luck|the end|end of|p\.?\s?t\.?\s?o|please turn over|turn over|page\s+\d|visit www|©|copyright)/i

/** A notice that cannot be part of an option, so that it may be left out even directly below one. */
export function isStrayNotice(line: string): boolean {
  return strayNotice.test(line) && isNotice(line)
}

/** Returns whether words may tell students what to do. */
export function saysWhatToDo(words: string): boolean {
  return task.test(words) || taskOpening.test(words.trim())
}

const longestTitle = 120
const verb =
  /\b(?:is|are|was|were|be|been|being|has|have|had|can|could|may|might|will|would|shall|should|must|do|does|did|takes?|gives?|gave|shows?|contains?|use|using|uses|used|refers?|relates?|concerns?|deals?|apply|applies|follows?|describes?|needs?|requires?|assumes?|means?)\b/i
const task =
  /\b(?:not|except|false|incorrect|wrong|untrue|never|least|odd|opposites?|nearest|closest|antonyms?|synonyms?|meanings?|base|stress|rhymes?|gaps?|blanks?|only)\b/i
const taskOpening =
  /^(?:answer|arrange|assume|calculate|choose|circle|compare|complete|consider|convert|correct|define|describe|determine|draw|evaluate|explain|express|fill|find|give|identify|ignore|label|leave|let|list|look|make|mark|match|name|neglect|note|observe|pick|provide|prove|put|read|refer|remember|replace|rewrite|round|select|show|simplify|solve|spell|state|study|suggest|supply|suppose|take|think|tick|underline|use(?! of english)|work|write)\b/i
const titleNoun =
  /\b(?:tests?|exams?|examinations?|papers?|questions?|revision|quiz|assessments?|assignments?|objectives?|mock|series|school|college|academy|bank|worksheet|exercises?|practice|syllabus)\b/i
const dates =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:19|20)\d\d\s*[/–-]\s*(?:(?:19|20)?\d\d)|[1-9](?:st|nd|rd|th))\b/gi
const classes =
  /\b(?:j\.?s\.?s|s\.?s\.?s?|form|grade|primary|basic|year|level|week|term|set|no|vol(?:ume)?)\.?\s*[1-9]\d{0,2}\b/gi
const opensNoTitle = /^(?:all|at|in|on|under|with|for|given|where|when|if|no|only|both|each|every|take|from|to)\b/i

/** Returns whether a line has the form of a title: no sentence, no number, no symbol. */
export function isTitle(line: string, isHeading: boolean): boolean {
  const named = line
    .replaceAll(/\buse of english\b/gi, ' ')
    .replaceAll(dates, ' ')
    .replaceAll(classes, ' ')
  const words = withoutPaperWords(named)
  if (line.length > longestTitle || /[\d=+→⇌<>×÷√%°₦]/.test(words) || /[?;]$/.test(line)) return false
  if (verb.test(words) || saysWhatToDo(words) || /(?<![\p{L}.’'])[B-HJ-Z](?![\p{L}.])/u.test(words)) return false
  const all = words.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const isUpper = all.every((word) => word === word.toUpperCase())
  const long = all.filter(({ length }) => length > 3)
  const fewest = line.endsWith('.') ? 2 : 1
  if (isUpper || (long.length >= fewest && /^\P{Ll}/u.test(line) && long.every((word) => /^\p{Lu}/u.test(word))))
    return true
  if (!/^\p{Lu}/u.test(line) || /[.,]$/.test(line) || opensNoTitle.test(line)) return false
  return isHeading || titleNoun.test(line) || all.length <= 3
}
