import type { Question } from '@sabi/shared/content/question'
import { escaped, markupOf, stemMarkup } from './parts.ts'

/** Moodle XML. Figures stand in the text as drawings, reasons are the feedback of the wrong answers. */
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
  return `<question type="category"><category><text>${escaped(path)}</text></category></question>\n`
}

function questionElement(question: Question): string {
  const { id, options, correctOption, explanation, reasons, canShuffle, examType, difficulty } = question
  const answers = options.map((option, place) => {
    const reason = reasons[place] ?? ''
    const feedback = reason === '' ? '' : `<feedback format="html">${html(markupOf(reason))}</feedback>`
    const fraction = place === correctOption ? 100 : 0
    return `<answer fraction="${fraction}" format="html">${html(markupOf(option))}${feedback}</answer>`
  })
  return [
    '<question type="multichoice">',
    `<name><text>${escaped(id)}</text></name>`,
    `<questiontext format="html">${html(stemMarkup(question))}</questiontext>`,
    `<generalfeedback format="html">${html(markupOf(explanation))}</generalfeedback>`,
    `<defaultgrade>1</defaultgrade><idnumber>${escaped(id)}</idnumber><single>true</single>`,
    `<shuffleanswers>${canShuffle ? 1 : 0}</shuffleanswers><answernumbering>ABCD</answernumbering>`,
    ...answers,
    `<tags><tag><text>${examType}</text></tag><tag><text>${difficulty}</text></tag></tags>`,
    '</question>\n',
  ].join('\n')
}

/** Markup in a CDATA section, which it cannot close: a '>' of a text is always escaped. */
function html(markup: string): string {
  return `<text><![CDATA[${markup.replaceAll(']]>', ']]&gt;')}]]></text>`
}
