import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { UnreadableFile } from '../../raw.ts'
import { bytesOf } from '../fixtures.ts'
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

it('keeps what Moodle says to each answer, and its hints and tags', () => {
  const { rows } = readMoodleXml(
    moodle(
      `<answer fraction="0"><text>x</text><feedback><text>No, x is a metal.</text></feedback></answer>
       <answer fraction="100"><text>y</text><feedback><text>Correct!</text></feedback></answer>
       <correctfeedback><text>Your answer is correct.</text></correctfeedback><hint><text>Look again.</text></hint>
       <tags><tag><text>WAEC</text></tag><tag><text>hard</text></tag></tags>`,
    ),
  )
  const kept = { reasons: ['No, x is a metal.', ''], hints: ['Look again.'], difficulty: 'hard' }
  expect(rows).toMatchObject([kept])
  expect(rows[0]?.examType).toContain('WAEC')
  expect(rows[0]).not.toHaveProperty('explanation')
})

it('names what it does not read of a Moodle question', () => {
  const { rows } = readMoodleXml(
    moodle('<answer fraction="100"><text>x</text><file name="x.png">AA</file></answer><rubric><text>r</text></rubric>'),
  )
  expect(rows).toMatchObject([{ unread: ['rubric', 'the file of an answer'] }])
})

it('reads a Moodle statement as a choice of true and false', () => {
  const { rows } = readMoodleXml(moodle(answer('0', 'true') + answer('100', 'false'), 'truefalse'))
  expect(rows).toMatchObject([{ options: ['True', 'False'], key: { value: 1 } }])
})

function qti(body: string, after = ''): string {
  return `<assessmentItem identifier="q1"><responseDeclaration identifier="R"><correctResponse><value>A</value></correctResponse>
    </responseDeclaration><itemBody>${body}<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which?</prompt>
    <simpleChoice identifier="A">x</simpleChoice><simpleChoice identifier="B">y<feedbackInline identifier="B">y is a metal.</feedbackInline>
    </simpleChoice></choiceInteraction></itemBody>${after}</assessmentItem>`
}

it('keeps what a QTI item says above the question and to each choice', () => {
  const feedback = (identifier: string, words: string) =>
    `<modalFeedback identifier="${identifier}" outcomeIdentifier="F" showHide="show">${words}</modalFeedback>`
  const { rows } = readQti(
    bytesOf(
      qti(
        '<rubricBlock view="candidate">Choose the gas.</rubricBlock><rubricBlock view="scorer">One mark.</rubricBlock>',
        feedback('right', 'Well done.') + feedback('all', 'Gases fill their vessel.') + feedback('B', 'It is solid.'),
      ),
    ),
  )
  expect(rows).toMatchObject([
    {
      context: ['Choose the gas.'],
      explanation: 'Gases fill their vessel.',
      reasons: ['', 'y is a metal.\nIt is solid.'],
    },
  ])
  expect(rows[0]).not.toHaveProperty('unread')
})

it('names what it does not read of a QTI item', () => {
  const { rows } = readQti(
    bytesOf(
      qti('<p>A <printedVariable identifier="n"/> kg ball</p>', '<assessmentStimulusRef identifier="s" href="s.xml"/>'),
    ),
  )
  expect(rows).toMatchObject([{ unread: ['assessmentStimulusRef', 'printedVariable'] }])
})

const twoChoices = answer('100', 'x') + answer('0', 'y')

function quizUnder(...texts: readonly string[]): string {
  const one = `<question type="multichoice"><questiontext><text>Which?</text></questiontext>${twoChoices}</question>`
  const texted = texts.map(
    (text) => `<question type="description"><questiontext><text>${text}</text></questiontext></question>`,
  )
  const category = '<question type="category"><category><text>top/Week 2</text></category></question>'
  return `<quiz>${texted.join('')}${one}${one}${one}${category}${one}</quiz>`
}

it('gives a text of Moodle to as many questions as it says it is for', () => {
  const text = 'A ball falls 45 m. Use this for the next two questions.'
  const { rows, refused } = readMoodleXml(quizUnder(text))
  expect(rows.map(({ context }) => context)).toEqual([[text], [text], undefined, undefined])
  expect(refused).toEqual([])
})

it('refuses the questions under a text of Moodle that does not say for how many it is, up to the next category', () => {
  const { rows, refused } = readMoodleXml(quizUnder('Amina rose before the cock crew.'))
  expect(rows.map(({ place }) => place)).toEqual(['question 5'])
  expect(refused.map(({ reason }) => reason)).toEqual(['not-a-question', ...Array<string>(3).fill('context-missing')])
})

it('passes over a text of Moodle that only says to answer all questions', () => {
  expect(readMoodleXml(quizUnder('&lt;p&gt;Answer all the questions.&lt;/p&gt;')).rows).toHaveLength(4)
})

it.each([
  ['<mapEntry mapKey="q" mappedValue="1"/>', 1],
  ['<mapEntry mapKey="p" mappedValue="1"/>', 0],
  ['<mapEntry mapKey="q" mappedValue="0"/>', 0],
])('reads a QTI item with the right choice q and the marks %s only if they agree', (marks, count) => {
  const marked = item('<value>q</value>', choices).replace(
    '</correctResponse>',
    `</correctResponse><mapping>${marks}</mapping>`,
  )
  const { rows, refused } = readQti(bytesOf(marked))
  expect(rows).toHaveLength(count)
  expect(refused.map(({ reason }) => reason)).toEqual(count === 1 ? [] : ['key-conflict'])
})

function packageOf(sections: string): Uint8Array {
  const names = ['a', 'b']
  const files = names.map((name) => [`items/${name}.xml`, strToU8(item('<value>p</value>', choices))] as const)
  const resources = names.map((name) => `<resource type="imsqti_item_xmlv2p1" href="items/${name}.xml"/>`).join('')
  return zipSync({
    'imsmanifest.xml': strToU8(`<manifest><resources>${resources}</resources></manifest>`),
    'tests/test.xml': strToU8(`<assessmentTest><testPart>${sections}</testPart></assessmentTest>`),
    ...Object.fromEntries(files),
  })
}

it('gives the items of a section of a QTI test what it prints above them', () => {
  const { rows } = readQti(
    packageOf(`<assessmentSection><rubricBlock view="scorer">Two marks.</rubricBlock>
      <rubricBlock view="candidate">Choose the gas.</rubricBlock><assessmentItemRef href="../items/a.xml"/></assessmentSection>
      <assessmentSection><assessmentItemRef href="../items/b.xml"/></assessmentSection>`),
  )
  expect(rows.map(({ context }) => context)).toEqual([['Choose the gas.'], undefined])
})

it('refuses an item that is in two QTI sections under different words', () => {
  const section = (words: string) =>
    `<assessmentSection><rubricBlock view="candidate">${words}</rubricBlock><assessmentItemRef href="../items/a.xml"/></assessmentSection>`
  const { rows, refused } = readQti(packageOf(section('Choose the gas.') + section('Choose the metal.')))
  expect(rows).toHaveLength(1)
  expect(refused).toMatchObject([{ reason: 'context-missing' }])
})

it('keeps words below the choices of a QTI item below the question', () => {
  const above = '<div><p>A fish.</p>'
  const text = item('<value>q</value>', choices)
    .replace('<p>Given <i>x</i>.</p>', above)
    .replace('</choiceInteraction>', '</choiceInteraction><p>Think of water.</p></div>')
  expect(readQti(bytesOf(text)).rows.map((row) => row.text)).toEqual([
    '<div><p>A fish.</p></div>\nWhich?\n<div><p>Think of water.</p></div>',
  ])
})

it('names the picture of a QTI item that is an object', () => {
  const picture = '<object type="image/png" data="heart.png" width="200"/>'
  const text = item('<value>q</value>', choices).replace('<p>Given', `<p>${picture}Given`)
  expect(readQti(bytesOf(text)).rows).toMatchObject([{ text: '<p>Given <i>x</i>.</p>\nWhich?', image: 'heart.png' }])
})

function mapped(entries: string, { defaults = '0', template = 'map_response' } = {}): ReturnType<typeof readQti> {
  const text = item('', choices)
    .replace('<correctResponse></correctResponse>', `<mapping defaultValue="${defaults}">${entries}</mapping>`)
    .replace('</assessmentItem>', `<responseProcessing template="http://x/${template}"/></assessmentItem>`)
  return readQti(bytesOf(text))
}

const entry = (key: string, value: number): string => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`

it('takes the only choice of a QTI item that earns marks', () => {
  expect(mapped(entry('q', 1) + entry('p', 0)).rows).toMatchObject([{ key: { kind: 'index', value: 1 } }])
})

it.each([
  [entry('q', 1) + entry('p', 1), {}],
  [entry('q', 1) + entry('p', 0.5), {}],
  [entry('q', 0), {}],
  [entry('q', 1), { defaults: '1' }],
  [entry('q', 1), { template: 'match_correct' }],
])('takes no choice of a QTI item whose marks do not single one out: %s %j', (entries, options) => {
  expect(mapped(entries, options).rows.filter(({ key }) => key.kind !== 'missing')).toEqual([])
})
