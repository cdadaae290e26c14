import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { UnreadableFile } from '../raw.ts'
import { bytesOf } from './fixtures.ts'
import { readMoodleXml } from './moodle-xml.ts'
import { readQti } from './qti.ts'

function moodle(answers: string, type = 'multichoice', text = 'Which?'): string {
  return `<quiz><question type="${type}"><questiontext><text>${text}</text></questiontext>${answers}</question></quiz>`
}

function answer(fraction: string, text: string): string {
  return `<answer fraction="${fraction}"><text>${text}</text></answer>`
}

it('reads Moodle questions with CDATA, entities and a key of 100', () => {
  const { rows } = readMoodleXml(
    moodle(answer('0', 'x &lt; 5 &#215; 2') + answer('100.0000', '<![CDATA[<b>y</b> &amp;]]>')),
  )
  expect(rows).toEqual([
    {
      place: 'question 1',
      text: 'Which?',
      options: ['x < 5 × 2', '<b>y</b> &amp;'],
      key: { kind: 'index', value: 1, base: 0 },
    },
  ])
})

it.each([
  [answer('50', 'x') + answer('50', 'y')],
  [answer('100', 'x') + answer('100', 'y')],
  [answer('100', 'x') + answer('25', 'y')],
  [answer('80', 'x') + answer('0', 'y')],
  [answer('all', 'x') + answer('0', 'y')],
])('refuses a Moodle question with the answers %s', (answers) => {
  expect(readMoodleXml(moodle(answers)).refused).toMatchObject([{ reason: 'not-single-choice' }])
})

it('refuses Moodle questions of other types and reads one without a key as such', () => {
  expect(readMoodleXml(moodle('', 'essay')).refused).toMatchObject([{ reason: 'not-single-choice' }])
  expect(readMoodleXml(moodle(answer('0', 'x'))).rows).toMatchObject([{ key: { kind: 'missing' } }])
})

function item(key: string, choices: string, interaction = 'choiceInteraction'): string {
  return `<assessmentItem identifier="i"><responseDeclaration identifier="R"><correctResponse>${key}</correctResponse></responseDeclaration>
    <itemBody><p>Given <i>x</i>.</p><${interaction} responseIdentifier="R" maxChoices="1"><prompt>Which?</prompt>${choices}</${interaction}></itemBody></assessmentItem>`
}

const choices =
  '<simpleChoice identifier="p">one</simpleChoice><simpleChoice identifier="q">two<feedbackInline>no</feedbackInline></simpleChoice>'

it('reads a QTI item: body, prompt and choices without their feedback', () => {
  expect(readQti(bytesOf(item('<value>q</value>', choices))).rows).toEqual([
    {
      place: 'item i',
      text: '<p>Given <i>x</i>.</p>\nWhich?',
      options: ['one', 'two'],
      key: { kind: 'index', value: 1, base: 0 },
    },
  ])
})

it.each([
  [item('<value>p</value><value>q</value>', choices), 'not-single-choice'],
  [item('<value>z</value>', choices), 'key-out-of-range'],
  [item('<value>p</value>', '', 'textEntryInteraction'), 'not-single-choice'],
  ['<assessmentItem identifier="i"><itemBody><p>Read.</p></itemBody></assessmentItem>', 'not-a-question'],
])('refuses the QTI item %#', (xml, reason) => {
  expect(readQti(bytesOf(xml)).refused.map((row) => row.reason)).toEqual([reason])
})

it('reads the items of a package that its manifest names, and refuses those that are broken or not there', () => {
  const resource = (href: string): string => `<resource type="imsqti_item_xmlv2p1" href="${href}"/>`
  const manifest = `<manifest><resources>${['b.xml', 'a.xml', 'gone.xml', 'bad.xml'].map(resource).join('')}</resources></manifest>`
  const { rows, refused } = readQti(
    zipSync({
      'imsmanifest.xml': strToU8(manifest),
      'a.xml': strToU8(item('<value>p</value>', choices)),
      'b.xml': strToU8(item('<value>q</value>', choices)),
      'bad.xml': strToU8('<assessmentItem>'),
      'unnamed.xml': strToU8(item('<value>q</value>', choices)),
    }),
  )
  expect(rows.map(({ key }) => ('value' in key ? key.value : null))).toEqual([1, 0])
  expect(refused.map(({ place }) => place)).toEqual(['gone.xml', 'bad.xml'])
})

it.each([
  '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz/>',
  '<?xml version="1.0"?><!doctype quiz SYSTEM "file:///etc/passwd"><quiz/>',
  '<quiz>',
  '<web/>',
  `<quiz>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</quiz>`,
])('throws at XML that declares things, is broken, is something else or too deep: %s', (text) => {
  expect(() => readMoodleXml(text)).toThrow(UnreadableFile)
})
