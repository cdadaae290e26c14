import type { BoardPapers } from '../exams/paper.ts'
import { subjects } from '../subjects/subject.ts'
import type { ChatMessage } from './calls.ts'
import { lastAsked } from './conversation.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { exams } from './personal.ts'
import type { Passage } from './passages.ts'
import { wantedWords, wordsOf } from './search-words.ts'
import type { Found, TextbookSearch } from './textbook-search.ts'

const wish =
  /\b(?:give|send|set|show|bring|ask|test|quiz|drill)\b.{0,15}?\b(?:me|us)?\b.{0,20}?\b(?:questions?|quiz|test|exercises?)\b.{0,15}?\b(?:on|about|in|from|for(?! (?:me|us)\b))\s+(?<matter>.{2,80})$/i
const dates = new RegExp(
  String.raw`\b(?:when|date|dates|what day|which day|timetable|time table)\b.{0,40}\b${exams}\b|\b${exams}\b.{0,30}\b(?:date|dates|timetable|time table)\b`,
  'i',
)
/** Matters that boards and schools decide, and nothing here teaches. */
const ofBoards = new RegExp(
  String.raw`\b(?:cut[ -]?off (?:mark|point|score)|pass ?mark|post[ -]?utme|(?=.*\b${exams}\b)(?:cut[ -]?off|admission|expo|register|registration|form(?! of)|fee|cent(?:er|re)|result|how many subject|subject combination))s?\b`,
  'i',
)
/** English as a subject, by its name. "Explain it in plain English" asks for something else. */
const english = new RegExp(
  [
    String.raw`^\W*english(?: language)?\W*$`,
    String.raw`\buse of english\b|\boral english\b`,
    String.raw`\benglish (?:language|grammar|lexis|comprehension|essays?|questions?|topics?|notes?|quiz|test|lessons?|exams?|paper)\b`,
    String.raw`\b(?:questions?|topics?|notes?|quiz|test|lessons?|exams?|help|pass|fail|study|read|learn|teach|know|practi[cs]e)\b(?: (?:me|us|my|the|some|for|on|about))* english\b(?: (?:language|grammar)\b)?`,
    String.raw`\bhelp (?:me |us )?(?:with|in) (?:my )?english\W*$`,
  ].join('|'),
  'i',
)
/** A number of questions that is no part of an objective paper: what a student answered, needs to pass or practises, what there is here, or what comes from one topic. */
const otherNumbers =
  /\b(?:pass|correct(?:ly)?|right|wrong|fail\w*|did i|have i|i (?:answered|did|got)|(?:must|should|can|could|need) (?:i|to|we)|i (?:must|should|can|need)|from|on|about|daily|(?:per|a|each|every) (?:day|week|month|year)|practi[cs]\w*|theory|essays?|practicals?|past|repeat\w*|(?:do )?you have|left|remain\w*|site|app|here)\b/i
const numbers = /\b(?:how many|number of|wetin be the number of)\b.{0,30}?\b(?:questions?|objectives?|obj)\b/i
/** The words of a question about the length of a paper. Any other that a topic is called by makes it one about the topic. */
const ofPapers = new RegExp(
  String.raw`\b(?:how many|numbers?|questions?|objectives?|obj|papers?|come|comes|sets?|${exams}|${subjects.map(({ name, id }) => `${name}|${id}|${id.slice(0, 3)}(?:m|s|hs?)?`).join('|')})\b`,
  'gi',
)
const wordsOfBoard = { JAMB: /\b(?:jamb|utme)\b/i, WAEC: /\b(?:waec|wassce|ssce)\b/i, NECO: /\bneco\b/i }

/** Leads to one next step from a wish for Use of English, for questions or for an exam's date, and says how many questions a paper has. Null for everything else. */
export function everydayAnswer(
  messages: readonly ChatMessage[],
  search: TextbookSearch,
  boards: readonly BoardPapers[],
): string | null {
  const asked = lastAsked(messages)
  if (numbers.test(asked) && !otherNumbers.test(asked) && !namesTopic(asked.replaceAll(ofPapers, ' '), search)) {
    const named = boards.filter(({ board }) => wordsOfBoard[board].test(asked))
    const meant = named.length === 0 && /\bexams?\b/i.test(asked) ? boards : named
    if (meant.length > 0) return lengthsOf(meant, asked)
  }
  if (english.test(asked) && !namesTopic(asked.split(english).join(' '), search)) return aboutEnglish
  const matter = wish.exec(asked)?.groups?.['matter']
  if (matter !== undefined) return questionsOn(matter, search)
  return dates.test(asked) ? aboutDates : ofBoards.test(asked) ? askTheBoard : null
}

const askTheBoard =
  'The board or the school decides this, and I do not guess: look on its website. What counts here is your own score: sit a [timed paper](/exam-prep).'

const aboutEnglish =
  'Use of English is a subject here: [read its notes](/textbook?subject=english) or [practise ten questions](/practice?subject=english&start=1&count=10).'

const aboutDates =
  'The dates that the boards have announced, and those that are only expected, are beside your practice: [exam dates](/practice). Check them with the board before you plan.'

/** The questions in the paper of each board, in the subjects that were asked for or in all. */
function lengthsOf(boards: readonly BoardPapers[], asked: string): string {
  const named = subjects.filter(({ name, id }) =>
    new RegExp(`\\b(?:${name}|${id}|${id.slice(0, 3)}(?:m|s|hs?)?)\\b`, 'i').test(asked),
  )
  const lines = boards.flatMap((board) =>
    (named.length === 0 ? subjects : named).map(
      ({ id, name }) =>
        `- ${board.name}, ${name}: **${board.sections[id].units.reduce((sum, unit) => sum + unit)} questions**`,
    ),
  )
  return `The objective papers have:\n\n${lines.join('\n')}\n\nWhere these numbers come from, and timed papers of this length: [exam practice](/exam-prep).`
}

/** How many passages are looked through for a topic that is called as the student says. */
const topicsLookedAt = 30

/** Five questions on the first topic that the textbook finds for these words. */
function questionsOn(matter: string, search: TextbookSearch): string | null {
  const topic = topicCalled(matter, search)
  if (topic === null) return null
  return `Here are five: [practise ${escapeMarkdown(topic.title)}](${fiveOn(topic)}). Each answer is explained as soon as you give it.`
}

/** The passage of the textbook that is nearest to these words. A topic that is called so comes before one that only mentions it. */
export function topicCalled(matter: string, search: TextbookSearch): Found<Passage> | null {
  const found = search.find(matter, topicsLookedAt).filter(({ isOnMatter }) => isOnMatter)
  const named = matter
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim()
  return found.find(({ title }) => title.toLowerCase().includes(named)) ?? found[0] ?? null
}

/** Returns whether the title of a topic or section has one of these words. */
function namesTopic(words: string, search: TextbookSearch): boolean {
  const named = new Set(wantedWords(words).filter((word) => !/^\d+$/.test(word)))
  return search
    .find(words, topicsLookedAt)
    .some(({ title, heading }) => wordsOf(`${title} ${heading}`).some((word) => named.has(word)))
}

/** Practice of five questions on a topic, which starts at once. */
export function fiveOn({ subject, topicId }: Pick<Passage, 'subject' | 'topicId'>): string {
  return `/practice?subject=${subject}&topicId=${encodeURIComponent(topicId)}&start=1&count=5`
}
