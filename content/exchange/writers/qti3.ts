import type { Question } from '@sabi/shared/content/question'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { escaped, letterOf, markupOf, stemMarkup } from './parts.ts'

const itemNamespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const manifestNamespace = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'
const matchCorrect = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Zip knows no earlier time, and with one time for all the same questions always give the same bytes. */
const mtime = new Date(1980, 0, 1)

/** A package of QTI 3: a manifest and a file for each item. */
export function writeQti3(questions: readonly Question[]): Uint8Array {
  const items = questions.map((question) => {
    const identifier = identifierOf(question)
    return { identifier, path: `items/${identifier}.xml`, xml: itemXml(question, identifier) }
  })
  const files: Zippable = { 'imsmanifest.xml': strToU8(manifestXml(items)) }
  for (const { path, xml } of items) files[path] = strToU8(xml)
  return zipSync(files, { mtime })
}

/** Identifiers begin with a letter and hold few signs: others are written as their number. */
function identifierOf({ id }: Question): string {
  const safe = id.replaceAll(/[^A-Za-z\d._-]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`)
  return /^[A-Za-z_]/.test(safe) ? safe : `_${safe}`
}

function manifestXml(items: readonly { identifier: string; path: string }[]): string {
  const resources = items.map(
    ({ identifier, path }) =>
      `<resource identifier="${identifier}" type="imsqti_item_xmlv3p0" href="${path}"><file href="${path}"/></resource>\n`,
  )
  return [
    `${declaration}<manifest xmlns="${manifestNamespace}" identifier="questions">\n`,
    '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>\n<organizations/>\n',
    `<resources>\n${resources.join('')}</resources>\n</manifest>\n`,
  ].join('')
}

function itemXml(question: Question, identifier: string): string {
  const { options, correctOption, canShuffle, explanation, id } = question
  const choices = options.map(
    (option, place) => `<qti-simple-choice identifier="${letterOf(place)}">${markupOf(option)}</qti-simple-choice>\n`,
  )
  return [
    `${declaration}<qti-assessment-item xmlns="${itemNamespace}" identifier="${identifier}" title="${escaped(id)}"`,
    ' adaptive="false" time-dependent="false" xml:lang="en">\n',
    '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">',
    `<qti-correct-response><qti-value>${letterOf(correctOption)}</qti-value></qti-correct-response>`,
    '</qti-response-declaration>\n',
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>\n',
    explanation === '' ? '' : feedbackDeclaration,
    `<qti-item-body>\n${stemMarkup(question)}\n`,
    `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="${canShuffle}">\n`,
    `${choices.join('')}</qti-choice-interaction>\n</qti-item-body>\n`,
    `<qti-response-processing template="${matchCorrect}"/>\n`,
    explanation === '' ? '' : feedbackElement(explanation),
    '</qti-assessment-item>\n',
  ].join('')
}

/** The explanation is shown after every answer: the outcome that calls for it has it from the start. */
const feedbackDeclaration =
  '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier">' +
  '<qti-default-value><qti-value>explanation</qti-value></qti-default-value></qti-outcome-declaration>\n'

function feedbackElement(explanation: string): string {
  return (
    '<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show">' +
    `<qti-content-body><p>${markupOf(explanation)}</p></qti-content-body></qti-modal-feedback>\n`
  )
}
