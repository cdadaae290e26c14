import { escapeHtml } from '@sabi/shared/content/escape-html'
import { optionLetter } from '@sabi/shared/content/option-letter'
import { sourceWords, type Question } from '@sabi/shared/content/question'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { besideNamespace, besideOf } from '../beside.ts'
import { besideFile } from '../readers/xml/qti.ts'
import { markedUp } from './parts.ts'
import { mathMlMarkup } from './typeset-markup.ts'

const itemNamespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const manifestNamespace = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Zip has no earlier time, and a fixed time makes the same questions give the same bytes. */
const mtime = new Date(1980, 0, 1)

interface Item {
  identifier: string
  path: string
  question: Question
}

/** A package of QTI 3: a manifest, a file for each item, and an additional file with what an item cannot represent. */
export function writeQti3(questions: readonly Question[]): Uint8Array {
  const items = questions.map((question) => {
    const identifier = identifierOf(question)
    return { identifier, path: `items/${identifier}.xml`, question }
  })
  const files: Zippable = {
    'imsmanifest.xml': strToU8(manifestXml(items)),
    [besideFile]: strToU8(besideXml(items)),
  }
  for (const item of items) files[item.path] = strToU8(itemXml(item))
  return zipSync(files, { mtime })
}

/** Identifiers start with a letter and allow few characters: others are replaced by their number. */
function identifierOf({ id }: Question): string {
  const safe = id.replaceAll(/[^A-Za-z\d._-]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`)
  return /^[A-Za-z_]/.test(safe) ? safe : `_${safe}`
}

function manifestXml(items: readonly Item[]): string {
  const resources = items.map(
    ({ identifier, path }) =>
      `<resource identifier="${identifier}" type="imsqti_item_xmlv3p0" href="${path}"><file href="${path}"/></resource>\n`,
  )
  // As a file like any other it breaks no rule of a program that does not know it.
  const beside = `<resource identifier="__beside" type="webcontent" href="${besideFile}"><file href="${besideFile}"/></resource>\n`
  return [
    `${declaration}<manifest xmlns="${manifestNamespace}" identifier="questions">\n`,
    '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>\n<organizations/>\n',
    `<resources>\n${resources.join('')}${beside}</resources>\n</manifest>\n`,
  ].join('')
}

function besideXml(items: readonly Item[]): string {
  const parts = items.map(({ identifier, question }) => {
    const { subject, topicId, examType, difficulty, hints } = question
    const homeless = { subject, topicId, examType, difficulty, hints, source: sourceWords(question) }
    return `<beside item="${identifier}">${escapeHtml(JSON.stringify(besideOf(question, homeless)))}</beside>\n`
  })
  return `${declaration}<questions xmlns="${besideNamespace}">\n${parts.join('')}</questions>\n`
}

function itemXml({ question, identifier }: Item): string {
  const { correctOption, canShuffle, id } = question
  const { stem, options, explanation, reasons: wrong } = markedUp(question, mathMlMarkup)
  const choices = options.map(
    (option, place) => `<qti-simple-choice identifier="${optionLetter(place)}">${option}</qti-simple-choice>\n`,
  )
  const reasons = wrong.map(({ place, reason }) => feedbackElement('REASON', optionLetter(place), reason))
  const attributes = 'adaptive="false" time-dependent="false" xml:lang="en"'
  return [
    `${declaration}<qti-assessment-item xmlns="${itemNamespace}" identifier="${identifier}" title="${escapeHtml(id)}" ${attributes}>\n`,
    '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">',
    `<qti-correct-response><qti-value>${optionLetter(correctOption)}</qti-value></qti-correct-response>`,
    '</qti-response-declaration>\n',
    outcomeDeclaration('SCORE', 'float', '0'),
    explanation === '' ? '' : outcomeDeclaration('FEEDBACK', 'identifier', 'explanation'),
    reasons.length === 0 ? '' : outcomeDeclaration('REASON', 'identifier'),
    `<qti-item-body>\n${stem}\n`,
    `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1" shuffle="${canShuffle}">\n`,
    `${choices.join('')}</qti-choice-interaction>\n</qti-item-body>\n`,
    responseProcessing(reasons.length > 0),
    explanation === '' ? '' : feedbackElement('FEEDBACK', 'explanation', explanation),
    ...reasons,
    '</qti-assessment-item>\n',
  ].join('')
}

/** The explanation is shown after every answer: the outcome that calls for it has it from the start. */
function outcomeDeclaration(identifier: string, type: 'float' | 'identifier', value?: string): string {
  const start = `qti-outcome-declaration identifier="${identifier}" cardinality="single" base-type="${type}"`
  if (value === undefined) return `<${start}/>\n`
  return `<${start}><qti-default-value><qti-value>${value}</qti-value></qti-default-value></qti-outcome-declaration>\n`
}

/** One mark for the right choice; the choice that was made calls for the reason why it is wrong. */
function responseProcessing(hasReasons: boolean): string {
  const reason =
    '<qti-set-outcome-value identifier="REASON"><qti-variable identifier="RESPONSE"/></qti-set-outcome-value>\n'
  return [
    '<qti-response-processing>\n<qti-response-condition><qti-response-if>',
    '<qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>',
    '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>',
    '</qti-response-if></qti-response-condition>\n',
    hasReasons ? reason : '',
    '</qti-response-processing>\n',
  ].join('')
}

function feedbackElement(outcome: string, identifier: string, markup: string): string {
  return (
    `<qti-modal-feedback outcome-identifier="${outcome}" identifier="${identifier}" show-hide="show">` +
    `<qti-content-body><p>${markup}</p></qti-content-body></qti-modal-feedback>\n`
  )
}
