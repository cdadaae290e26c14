import { joined, picture, placeholders, sliced, trimmed, type StyledText } from './document-line.ts'
import { paperNameOf } from './document-name.ts'
import { asksForFigure } from './instructions.ts'
import { isNotice, isTitle, saysWhatEveryPaperSays } from './paper-headings.ts'

/** The meaning of words outside the questions for the questions below them. */
export interface PrintedWords {
  /** An instruction or a constant for all of the questions; empty if there is none. */
  rule: StyledText
  /** True if the words may be more than an instruction and a heading, such as a passage for some of the questions. */
  isUnclear: boolean
  /** True if they tell the student which option to choose, even if only the correct one. */
  isChoice: boolean
}

const sectionLabel =
  /^(?:section|part|paper|unit|chapter|exercise|topic|module|lesson|week)\s+(?:[A-H]|[IVX]{1,4}|\d{1,2}|one|two|three|four)\b\s*[:.)–—-]*\s*/i
const instructionLabel =
  /^(?:(?:general\s+)?(?:instructions?|directions?)(?:\s+(?:to|for)\s+(?:the\s+)?candidates?)?|notes?|n\.?b\.?)\s*[:.–—-]+\s*/i
const ruleOpening =
  /^(?:take|use(?! of english)|using|assume|assuming|choose|select|pick|fill|complete|underline|indicate|express|in (?:each|all|every|these|the following|this (?:paper|section|part|test))|for (?:each|all|every|these|the following)|from the (?:options?|alternatives?|words?|list)|all (?:the )?(?:questions|sentences|answers|gases|volumes|temperatures|angles)|each (?:of|question|sentence)|every question|unless|where (?:necessary|needed|applicable)|throughout|answer)\b/i
const knownConstant =
  /^(?:the )?(?:acceleration (?:due to gravity|of free fall)|molar (?:gas )?volume|avogadro|faraday|specific heat|specific latent|density of water|speed of (?:light|sound)|relative (?:atomic|molecular) mass|atomic (?:mass|number))/i
const choice = /\b(?:choose|select|pick|find|identify|indicate|tick|circle|shade)\b/i
const abbreviation =
  /\b(?:mr|mrs|ms|dr|prof|st|no|nos|engr|rev|alh|vs|approx|fig|e\.g|i\.e|p\.m\.b|p\.o|s\.t\.p|\p{L})\.$/iu

/** Returns whether a line begins with the name of a section: 'SECTION B: …'. */
export function startsSection(line: string): boolean {
  return sectionLabel.test(line)
}

/** Separates the instructions in words outside the questions from headings, and finds out whether anything is left. */
export function readPrintedWords(words: StyledText, isHeading: boolean): PrintedWords {
  const { rest, isLabelled } = withoutLabels(trimmed(words))
  const rules: StyledText[] = []
  let isUnclear = false
  for (const sentence of sentencesOf(rest)) {
    const meaning = meaningOf(sentence.text, { isHeading, isLabelled })
    if (meaning === 'rule') rules.push(sentence)
    else if (meaning === 'unclear') isUnclear = true
  }
  return { rule: joined(rules, ' '), isUnclear, isChoice: choice.test(rest.text) }
}

function withoutLabels(words: StyledText): { rest: StyledText; isLabelled: boolean } {
  const section = sectionLabel.exec(words.text)?.[0].length ?? 0
  const said = instructionLabel.exec(words.text.slice(section))?.[0].length ?? 0
  return { rest: sliced(words, section + said), isLabelled: said > 0 }
}

/** The sentences of a line, and the cells of a row. */
function sentencesOf(words: StyledText): StyledText[] {
  const sentences: StyledText[] = []
  let start = 0
  for (const { index, 0: gap } of words.text.matchAll(/\t+|(?<=[.!?;][)\]"”]?)\s+(?=[\p{Lu}([“"])/gu)) {
    if (!gap.includes('\t') && abbreviation.test(words.text.slice(start, index))) continue
    sentences.push(trimmed(sliced(words, start, index)))
    start = index + gap.length
  }
  return [...sentences, trimmed(sliced(words, start))].filter(({ text }) => text !== '')
}

function meaningOf(
  sentence: string,
  { isHeading, isLabelled }: { isHeading: boolean; isLabelled: boolean },
): 'heading' | 'rule' | 'unclear' {
  const plain = sentence
    .replaceAll(/[*_#"“”]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}\uE010-\uE012].*[\p{L}\p{N}\uE010-\uE012]/u.test(plain) && plain !== picture) return 'heading'
  if (paperNameOf(plain) !== null || isNotice(plain) || saysWhatEveryPaperSays(plain)) return 'heading'
  if (!canBeRead(plain)) return 'unclear'
  if (isLabelled || isRule(plain)) return 'rule'
  const parts = plain.split(/:\s+|\s[–—-]\s/).filter((part) => part.trim() !== '')
  const isHead = parts.every(
    (part) =>
      paperNameOf(part) !== null || isNotice(part) || saysWhatEveryPaperSays(part) || isTitle(part.trim(), isHeading),
  )
  return isHead ? 'heading' : 'unclear'
}

/** Words that need a drawing, or contain something that has no text form, cannot be an instruction. */
function canBeRead(sentence: string): boolean {
  return sentence.replaceAll(placeholders, '') === sentence && !asksForFigure(sentence)
}

function isRule(sentence: string): boolean {
  const bare = sentence.replaceAll(/^[([]+|[)\].]+$/g, '')
  return ruleOpening.test(bare) || (knownConstant.test(bare) && /\d/.test(bare)) || isListOfConstants(bare)
}

/** 'g = 10 m s⁻²', 'H = 1, C = 12; RAM of X = 7'. */
function isListOfConstants(words: string): boolean {
  return words.split(/[,;]\s+/).every((part) => /^(?!an? |the body|two |three )[^=]{1,40}=[^=]{1,40}$/i.test(part))
}
