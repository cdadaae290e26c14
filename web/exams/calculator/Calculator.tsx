import type Big from 'big.js'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { classNames } from '../../design/class-names.ts'
import styles from './Calculator.module.css'
import { CalculatorError, evaluate, formatResult, zero } from './evaluate.ts'

interface CalculatorProps {
  kind: 'basic' | 'scientific'
}

/** The last character of a sum, or the whole name of a function. */
const lastSign = /(×10ˣ|[a-z⁻¹]+\(?|√\(|.)$/iu

/** Signs of a keyboard that the calculator writes otherwise. */
const typedSigns: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−', ',': '.' }

/** What a key shows, and what it writes or does, if that is something else. */
interface Key {
  shows: string
  writes?: string
  says?: string
}

const squareRoot = { shows: '√', writes: '√(', says: 'square root' }
const digits = (text: string): Key[] => [...text].map((shows) => ({ shows }))
const functions = (names: string): Key[] => names.split(' ').map((name) => ({ shows: name, writes: `${name}(` }))
const memoryKeys: readonly Key[] = [
  { shows: 'MC', says: 'clear the memory' },
  { shows: 'MR', says: 'recall the memory' },
  { shows: 'M+', says: 'add to the memory' },
  { shows: 'M−', says: 'subtract from the memory' },
]
const clearKey = { shows: 'C', says: 'clear' }
const deleteKey = { shows: 'DEL', says: 'delete' }
const equalsKey = { shows: '=', says: 'equals' }
const plusKey = { shows: '+' }
const percentKey = { shows: '%', says: 'per cent' }

/** Row by row: four keys in a row of the basic calculator, five of the scientific one. */
const keysOf = {
  basic: [...memoryKeys, clearKey, deleteKey, squareRoot, percentKey, ...digits('789÷456×123−0.'), equalsKey, plusKey],
  scientific: [
    ...memoryKeys,
    clearKey,
    ...functions('sin cos tan log'),
    deleteKey,
    ...functions('sin⁻¹ cos⁻¹ tan⁻¹ ln'),
    { shows: 'n!', writes: '!', says: 'factorial' },
    { shows: 'x²', writes: '²', says: 'squared' },
    { shows: 'x^y', writes: '^', says: 'to the power of' },
    squareRoot,
    ...digits('πe789()456×÷123+−0.'),
    percentKey,
    { shows: 'Ans', says: 'last result' },
    { shows: '×10ˣ', says: 'times ten to the power of' },
    equalsKey,
  ],
} satisfies Record<string, readonly Key[]>

/**
 * The calculator of the examination hall. Sums can be tapped or typed; the memory and the last result stay while the paper is on
 * the screen.
 */
export function Calculator({ kind }: CalculatorProps) {
  const [sum, setSum] = useState('')
  const [outcome, setOutcome] = useState<{ shown: string; isError: boolean }>({ shown: '0', isError: false })
  const [ans, setAns] = useState<Big>(zero)
  const [memory, setMemory] = useState<Big>(zero)
  const precedence = kind === 'basic' ? 'left to right' : 'usual'

  /** The value of what is typed, or of the last result; null after saying why there is none. */
  const work = (): Big | null => {
    try {
      const result = sum.trim() === '' ? ans : evaluate(sum, { precedence, ans })
      setAns(result)
      setOutcome({ shown: formatResult(result), isError: false })
      return result
    } catch (error) {
      if (!(error instanceof CalculatorError)) throw error
      setOutcome({ shown: error.message, isError: true })
      return null
    }
  }
  const equals = () => {
    if (work() !== null) setSum('')
  }
  /** An operator typed first continues from the last result. */
  const write = (text: string) =>
    setSum((typed) => (typed === '' && /^[+−×÷^²!%]/.test(text) ? `Ans${text}` : typed + text))
  const clear = () => {
    setSum('')
    setAns(zero())
    setOutcome({ shown: '0', isError: false })
  }
  const remember = (sign: 1 | -1) => {
    const result = work()
    if (result !== null) setMemory(memory.plus(result.times(sign)))
  }
  const actions: Readonly<Record<string, () => void>> = {
    MC: () => setMemory(zero()),
    MR: () => write(formatResult(memory)),
    'M+': () => remember(1),
    'M−': () => remember(-1),
    C: clear,
    DEL: () => setSum(sum.replace(lastSign, '')),
    '=': equals,
  }
  const type = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (key === 'Escape' || key === 'Tab') return
    event.stopPropagation()
    if (target instanceof HTMLInputElement || ctrlKey || metaKey || altKey) return
    const sign = typedSigns[key] ?? key
    if (/^[\d.+−×÷()%^!]$/.test(sign)) write(sign)
    else if (key === 'Backspace') actions['DEL']?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    equals()
  }
  return (
    // Typed on a key of the calculator, a sign goes into the sum, and no key of the hall is meant.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles.calculator} aria-label="Calculator" onSubmit={submit} onKeyDown={type}>
      <input
        className={styles.sum}
        aria-label="Sum"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="none"
        value={sum}
        onChange={(event) => setSum(event.target.value)}
      />
      {kind === 'scientific' && <p className={styles.angles}>Angles in degrees</p>}
      <output className={classNames(styles.result, outcome.isError && styles.error)}>{outcome.shown}</output>
      <div className={classNames(styles.keys, kind === 'scientific' && styles.five)}>
        {keysOf[kind].map(({ shows, writes = shows, says }: Key) => (
          <button
            key={shows}
            type="button"
            className={classNames(styles.key, shows === '=' && styles.equals)}
            aria-label={says}
            onClick={actions[shows] ?? (() => write(writes))}
          >
            {shows}
          </button>
        ))}
      </div>
      {!memory.eq(0) && <p className={styles.memory}>Memory: {formatResult(memory)}</p>}
    </form>
  )
}
