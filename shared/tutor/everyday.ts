import { subjects } from '../subjects/subject.ts'
import type { ChatMessage } from './calls.ts'
import { lastAsked } from './conversation.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { exams } from './personal.ts'
import type { TextbookSearch } from './textbook-search.ts'

const wish =
  /\b(?:give|send|set|show|bring|ask|test|quiz|drill)\b.{0,15}?\b(?:me|us)?\b.{0,20}?\b(?:questions?|quiz|test|exercises?)\b.{0,15}?\b(?:on|about|in|from|for(?! (?:me|us)\b))\s+(?<matter>.{2,80})$/i
const dates = new RegExp(
  String.raw`\b(?:when|date|dates|what day|which day|timetable|time table)\b.{0,40}\b${exams}\b|\b${exams}\b.{0,30}\b(?:date|dates|timetable|time table)\b`,
  'i',
)
/** English as a subject, by its name or by what is taught in it. "Explain it in plain English" asks for something else. */
const english = new RegExp(
  [
    String.raw`^\W*english(?: language)?\W*$`,
    String.raw`\buse of english\b|\boral english\b`,
    String.raw`\benglish (?:language|grammar|lexis|comprehension|essays?|questions?|topics?|notes?|quiz|test|lessons?|exams?|paper)\b`,
    String.raw`\b(?:questions?|topics?|notes?|quiz|test|lessons?|exams?|help|pass|fail|study|read|learn|teach|know|practi[cs]e)\b(?: (?:me|us|my|the|some|for|on|in|with|about))* english\b`,
    String.raw`\b(?:nouns?|pronouns?|verbs?|adverbs?|adjectives?|prepositions?|synonyms?|antonyms?|idioms?|grammar|lexis|punctuation|figures? of speech)\b`,
  ].join('|'),
  'i',
)
/** Leads to one next step from a wish for English, for questions or for an exam's date. Null for everything else. */
export function everydayAnswer(messages: readonly ChatMessage[], search: TextbookSearch): string | null {
  const asked = lastAsked(messages)
  if (english.test(asked)) return noEnglish
  const matter = wish.exec(asked)?.groups?.['matter']
  if (matter !== undefined) return questionsOn(matter, search)
  return dates.test(asked) ? aboutDates : null
}

const namesOfSubjects = new Intl.ListFormat('en-GB').format(subjects.map(({ displayName }) => displayName))
const noEnglish = `English is not a subject here yet: this site has no notes and no questions on it. It has ${namesOfSubjects}: [choose a subject](/subjects).`

const aboutDates =
  'The dates that the boards have announced, and those that are only expected, are beside your practice: [exam dates](/practice). Check them with the board before you plan.'

/** How many passages are looked through for a topic that is called as the student says. */
const topicsLookedAt = 30

/** Five questions on the first topic that the textbook finds for these words. */
function questionsOn(matter: string, search: TextbookSearch): string | null {
  const found = search.find(matter, topicsLookedAt).filter(({ isOnMatter }) => isOnMatter)
  const named = matter
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim()
  // A topic that is called so comes before one that only mentions it.
  const topic = found.find(({ title }) => title.toLowerCase().includes(named)) ?? found[0]
  if (topic === undefined) return null
  const { subject, topicId, title } = topic
  const link = `/practice?subject=${subject}&topicId=${encodeURIComponent(topicId)}&start=1&count=5`
  return `Here are five: [practise ${escapeMarkdown(title)}](${link}). Each answer is explained as soon as you give it.`
}
