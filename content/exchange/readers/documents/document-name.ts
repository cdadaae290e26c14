/** The paper that a heading or a list of answers names. Parts that are not named are null. */
export interface PaperName {
  exam: string | null
  year: string | null
  subject: string | null
  /** 'paper 2', 'section b', 'test 3'. */
  part: string | null
}

export const unnamed: PaperName = { exam: null, year: null, subject: null, part: null }

const examWords = /\b(post[\s-]?utme|utme|ume|jamb|waec|wassce|wasce|ssce|neco|nabteb|gce|pce|mock|bece)\b/gi
const subjectWords =
  /\b(physics|chemistry|biology|mathematics|maths|english(?: language)?|economics|government|geography|agricultural science|commerce|accounts?|literature)\b/gi
const yearWord = /\b(?:19[5-9]\d|20[0-4]\d)\b/g
const partWord =
  /\b(paper|section|part|test|type|set|practice test|mock|exercise|unit|chapter|week|term)\s*[-:]?\s*(\d{1,3}|[IVX]{1,4}|[A-H]|one|two|three)\b/i
const filler =
  /\b(?:questions?|practice|objectives?|obj|past|paper|multiple|choice|tests?|years?|and|the|of|for|to|in|with|may|june|july|nov|november|dec|december|jan|january|feb|february|march|april|august|september|october|external|internal|private|candidates?|examinations?|exams?|series|science|general|further|core|theory|type|(?:the )?correct|options?|sheets?|keys?|answers?|solutions?|solved|marking|guide|scheme|section|part|cbt|only)\b/gi

/** Matches 'SECTION B: THEORY', whose questions have no options, so no list of letters belongs to them. */
export function isWrittenPart(line: string): boolean {
  return /\b(?:theory|essays?)\b/i.test(line) && !/\b(?:obj|objectives?|multiple|choice)\b/i.test(line)
}

export const keyWord = /\b(?:answers?|keys?|solutions?|marking (?:guide|scheme))\b/i
const longestName = 90

/**
 * Reads a line that only names an exam, a year, a subject or a part. Returns null for a line with any other word, and for one
 * that names two years or two exams, such as a range.
 */
export function paperNameOf(line: string): PaperName | null {
  const words = line.replaceAll(/[*_#"“”]+/g, ' ').trim()
  if (words === '' || words.length > longestName) return null
  const part = partWord.exec(words)
  const rest = withoutPaperWords(words).replaceAll(/[\s\d.,:;/|&()[\]–—-]+/g, '')
  if (rest !== '') return null
  const [years, exams, subjects] = [yearWord, examWords, subjectWords].map((pattern) => distinct(words, pattern))
  if (years === undefined || exams === undefined || subjects === undefined) return null
  if (years.length > 1 || subjects.length > 1) return null
  return {
    exam: exams.length === 1 ? (exams[0] ?? null) : null,
    year: years[0] ?? null,
    subject: subjects[0] ?? null,
    part: part === null ? null : `${part[1] ?? ''} ${part[2] ?? ''}`.toLowerCase(),
  }
}

/** What is left of a line without the words that name an exam, a year, a subject or a part. */
export function withoutPaperWords(line: string): string {
  return line
    .replace(partWord, ' ')
    .replaceAll(examWords, ' ')
    .replaceAll(subjectWords, ' ')
    .replaceAll(yearWord, ' ')
    .replaceAll(filler, ' ')
}

function distinct(words: string, pattern: RegExp): string[] {
  return [...new Set((words.match(pattern) ?? []).map((word) => word.toLowerCase()))]
}

/** True for a name that identifies a paper. A subject or an exam without a year may be in any heading. */
export function isPaperName(name: PaperName | null): name is PaperName {
  return name !== null && (name.year !== null || name.part !== null)
}

/** How many parts of a name agree with those of a paper; null if any two differ. */
export function agreement(name: PaperName, paper: PaperName): number | null {
  let count = 0
  for (const field of ['exam', 'year', 'subject', 'part'] as const) {
    const [one, other] = [name[field], paper[field]]
    if (one === null || other === null) continue
    if (one !== other) return null
    count += 1
  }
  return count
}

/** 'JAMB 2015', 'WAEC 2016 paper 2'; null for an empty name. */
export function wordsOfName({ exam, year, part }: PaperName): string | null {
  const words = [exam?.toUpperCase(), year, part].flatMap((word) => word ?? [])
  return words.length === 0 ? null : words.join(' ')
}
