// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { RichText } from './text/RichText.tsx'
import { Select } from './forms/Select.tsx'

afterEach(cleanup)

describe('a button', () => {
  test('with a reason takes no clicks, can be reached, and says why', () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button reason="Choose an exam first." onClick={onClick}>
        Start
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Start' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.hasAttribute('disabled')).toBe(false)
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose an exam first.',
    )
  })

  test('that is busy keeps its label and takes no clicks', () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onClick).not.toHaveBeenCalled()
  })

  test('whose label says why it is off takes no clicks', () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button aria-disabled onClick={onClick}>
        Resend in 30 s
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Resend in 30 s' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  test('without a type does not send a form', () => {
    render(<Button>Plain</Button>)
    expect(screen.getByRole('button')).toHaveProperty('type', 'button')
  })
})

describe('a dialog', () => {
  test('is named by its title and stays open on Esc where that means nothing', () => {
    render(<Dialog title="Go on?" />)
    const dialog = screen.getByRole('dialog', { name: 'Go on?' })
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
    expect(dialog.hasAttribute('open')).toBe(true)
  })

  test('says when Esc is pressed', () => {
    const onEscape = vi.fn<() => void>()
    render(<Dialog title="Go on?" onEscape={onEscape} />)
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(onEscape).toHaveBeenCalledTimes(1)
  })
})

test('a progress bar stays within its bounds and has a name', () => {
  render(<ProgressBar label="Physics" value={130} />)
  expect(screen.getByRole('progressbar', { name: 'Physics' }).getAttribute('aria-valuenow')).toBe('100')
})

test('a select hands back only what it offers', () => {
  const onChange = vi.fn<(value: string) => void>()
  const options = [
    { value: 'ALL', label: 'All' },
    { value: 'JAMB', label: 'JAMB' },
  ] as const
  render(<Select label="Exam Type" value="ALL" options={options} onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('Exam Type'), { target: { value: 'JAMB' } })
  expect(onChange.mock.calls).toEqual([['JAMB']])
})

test('breaks no line after the slash that opens a pronunciation', () => {
  render(<RichText text="this /ðɪs/ and the /ðə/" html="th<u>i</u>s /ðɪs/ and <i>the</i> /ðə/" />)
  const broken = document.body.textContent.split('\u2060').map((part) => part.slice(-1))
  expect(broken.slice(0, -1)).toEqual(['/', '/'])
  expect(document.querySelector('i')?.textContent).toBe('the')
})

test('breaks no line before the mark of a stress, which it is about', () => {
  render(<RichText text="obey /əʊˈbeɪ/" html={null} />)
  expect(document.body.textContent).toContain('əʊ\u2060ˈbeɪ')
})

test('a text with mathematics can be read in full without seeing it', () => {
  render(<RichText text="Find x²." html="Find <math><msup><mi>x</mi><mn>2</mn></msup></math>." />)
  expect(screen.getByText('Find x².')).toBeDefined()
})

test('reads out which words are underlined', () => {
  render(<RichText text="Name the class of the word." html="Name the class of <u>the word</u>." />)
  expect(screen.getByText('Name the class of the word. (Underlined: the word.)')).toBeDefined()
  expect(document.querySelector('u')?.textContent).toBe('the word')
})

test.each([
  ['bread', 'br<u>ea</u>d', 'bread (Underlined: letters e a.)'],
  ['The chaos in Jos', 'The <u>ch</u>ao<u>s</u> in Jos', 'The chaos in Jos (Underlined: letters c h, letters s.)'],
  ['psyCHOLogy', 'psy<b>CHOL</b>ogy', 'psyCHOLogy (In capitals: letters c h o l.)'],
  ['Ada READ it.', 'Ada <b>READ</b> it.', 'Ada READ it. (In capitals: READ.)'],
  ['Read it twice.', 'Read it <b>twice</b>.', 'Read it twice.'],
])('spells parts of a word and says what is in capitals: %s', (text, html, spoken) => {
  render(<RichText text={text} html={html} />)
  expect(screen.getByText(spoken)).toBeDefined()
  expect(document.querySelector('[aria-hidden=true]')?.innerHTML).toBe(html)
})
