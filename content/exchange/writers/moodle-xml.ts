import { escapeHtml } from '@sabi/shared/content/escape-html'
import { sourceWords, type Question } from '@sabi/shared/content/question'
import { besideNamespace, besideOf } from '../beside.ts'
import { markedUp, markupOf } from './parts.ts'
import { texMarkup } from './typeset-markup.ts'

/**
 * Moodle XML. Figures are drawings in the text, reasons are the feedback of wrong answers. Everything else is in an
 * additional element, which Moodle ignores.
 */
export function writeMoodleXml(questions: readonly Question[]): string {
  let category = ''
  const elements = questions.map((question) => {
    const own = `$course$/top/${question.subject}/${question.topicId}`
    const before = own === category ? '' : categoryElement(own)
    category = own
    return before + questionElement(question)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${elements.join('')}</quiz>\n`
}

function categoryElement(path: string): string {
  return `<question type="category"><category><text>${escapeHtml(path)}</text></category></question>\n`
}

function questionElement(question: Question): string {
  const { id, correctOption, canShuffle, examType, difficulty, hints } = question
  const { stem, options, explanation, reasons } = markedUp(question, texMarkup)
  const answers = options.map((option, place) => {
    const wrong = reasons.find((one) => one.place === place)
    const feedback = wrong === undefined ? '' : `<feedback format="html">${html(wrong.reason)}</feedback>`
    const fraction = place === correctOption ? 100 : 0
    return `<answer fraction="${fraction}" format="html">${html(option)}${feedback}</answer>`
  })
  return [
    '<question type="multichoice">',
    `<name><text>${escapeHtml(id)}</text></name>`,
    `<questiontext format="html">${html(stem)}</questiontext>`,
    `<generalfeedback format="html">${html(explanation)}</generalfeedback>`,
    `<defaultgrade>1</defaultgrade><idnumber>${escapeHtml(id)}</idnumber><single>true</single>`,
    `<shuffleanswers>${canShuffle ? 1 : 0}</shuffleanswers><answernumbering>ABCD</answernumbering>`,
    ...answers,
    ...hints.map((hint) => `<hint format="html">${html(markupOf(hint))}</hint>`),
    `<tags><tag><text>${examType}</text></tag><tag><text>${difficulty}</text></tag></tags>`,
    besideElement(question),
    '</question>\n',
  ].join('\n')
}

function besideElement(question: Question): string {
  const beside = JSON.stringify(besideOf(question, { source: sourceWords(question) }))
  return `<sabi:beside xmlns:sabi="${besideNamespace}">${escapeHtml(beside)}</sabi:beside>`
}

/** Markup in a CDATA section, which it cannot close: a '>' of a text is always escaped. */
function html(markup: string): string {
  return `<text><![CDATA[${markup.replaceAll(']]>', ']]&gt;')}]]></text>`
}
