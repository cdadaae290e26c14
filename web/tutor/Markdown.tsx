import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { asItStands } from './as-it-stands.ts'
import { safeAddress } from './safe-address.ts'
import { trusted } from '../design/text/trusted-html.ts'
import styles from './Markdown.module.css'

interface MarkdownProps {
  text: string
  /** True while more is being written. */
  isUnfinished: boolean
}

/** Nested too deeply for phones to render and readers to follow. */
const tooDeep = /^((?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){9})(?:[ \t]*(?:[>*+-]|\d{1,9}[.)]))+/gm

/** A model's reply with lists, tables and links (TUTOR-05). Only known elements are rendered; HTML in it is text. */
export function Markdown({ text, isUnfinished }: MarkdownProps) {
  const words = (isUnfinished ? asItStands(text) : text).replace(tooDeep, '$1')
  // Each step of a working is on its own line.
  const tokens = Lexer.lex(words, { gfm: true, breaks: true })
  return <div className={styles.text}>{drawn(tokens)}</div>
}

function drawn(tokens: readonly Token[]): ReactNode {
  return each(tokens, (token) => <Drawn token={token} />)
}

/** Keyed by position, which is all that distinguishes pieces of text. */
function each<Item>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map((item) => draw(item)))
}

function Drawn({ token }: { token: Token }): ReactNode {
  if (!isKnown(token)) return token.raw
  switch (token.type) {
    case 'heading':
      return (
        <p>
          <strong>{drawn(token.tokens)}</strong>
        </p>
      )
    case 'paragraph':
      return <p>{drawn(token.tokens)}</p>
    case 'blockquote':
      return <blockquote>{drawn(token.tokens)}</blockquote>
    case 'list':
      return <List list={token} />
    case 'table':
      return <Table table={token} />
    case 'code':
      return (
        <Wide name="Code">
          <pre>
            <code>{token.text}</code>
          </pre>
        </Wide>
      )
    case 'hr':
      return <hr />
    case 'space':
    case 'def':
      return null
    default:
      return <Inline token={token} />
  }
}

type BlockType = 'heading' | 'paragraph' | 'blockquote' | 'list' | 'table' | 'code' | 'hr' | 'space' | 'def'

function Inline({ token }: { token: Exclude<MarkedToken, { type: BlockType }> }): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{drawn(token.tokens)}</strong>
    case 'em':
      return <em>{drawn(token.tokens)}</em>
    case 'del':
      return <del>{drawn(token.tokens)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return <Anchor address={token.href}>{drawn(token.tokens)}</Anchor>
    case 'image':
      return <Anchor address={token.href}>{token.text || 'Picture'}</Anchor>
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'escape':
      return token.text
    case 'text':
      return token.tokens === undefined ? withSigns(token.text) : drawn(token.tokens)
    default:
      return token.raw
  }
}

/** A list of nothing but links offers choices, drawn as buttons. */
const isLink = /^\[[^\]]+\]\([^)]+\)\s*$/

function List({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const lines = each(items, ({ tokens }) => <li>{drawn(tokens)}</li>)
  if (ordered) return <ol start={start || 1}>{lines}</ol>
  return <ul className={items.every(({ text }) => isLink.test(text)) ? styles.choices : undefined}>{lines}</ul>
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <Wide name="Table">
      <table>
        <thead>
          <tr>
            {each(header, ({ tokens }) => (
              <th>{drawn(tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (row) => (
            <tr>
              {each(row, ({ tokens }) => (
                <td>{drawn(tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

/** Scrolls content wider than a phone, by touch or keyboard. */
function Wide({ name, children }: { name: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={name} tabIndex={0} className={styles.wide}>
      {children}
    </div>
  )
}

/** Pages of ours open here, others in a new tab; disallowed links are plain text. */
function Anchor({ address, children }: { address: string; children: ReactNode }) {
  const safe = safeAddress(address)
  const url = safe === '' ? null : resolved(safe)
  if (url === null) return children
  if (url.origin === location.origin) return <Link href={url.pathname + url.search + url.hash}>{children}</Link>
  return (
    <a href={safe} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

function resolved(address: string): URL | null {
  try {
    return new URL(address, location.href)
  } catch {
    return null
  }
}

/** Decodes `&rarr;` and the like. */
function withSigns(text: string): string {
  if (!/&#?\w+;/.test(text)) return text
  const words = trusted.createHTML(text.replaceAll('<', '&lt;'))
  return new DOMParser().parseFromString(words, 'text/html').body.textContent
}

const known: ReadonlySet<string> = new Set<MarkedToken['type']>([
  'heading',
  'paragraph',
  'blockquote',
  'list',
  'table',
  'code',
  'hr',
  'space',
  'def',
  'strong',
  'em',
  'del',
  'codespan',
  'br',
  'link',
  'image',
  'checkbox',
  'escape',
  'text',
  'html',
])

function isKnown(token: Token): token is MarkedToken {
  return known.has(token.type)
}
