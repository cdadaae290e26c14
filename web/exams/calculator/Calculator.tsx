import type Big from 'big.js'
import Delete from 'lucide-react/icons/delete'
import { useState, type FormEvent, type ReactNode } from 'react'
import { classNames } from '../../design/class-names.ts'
import styles from './Calculator.module.css'
import { CalculatorError, evaluate, formatResult, zero } from './evaluate.ts'

interface CalculatorProps {
  kind: 'basic' | 'scientific'
}

/** The last sign of a sum; a function goes as a whole. */
const lastSign = /([a-z⁻¹]+\(?|√\(|.)$/iu

/** A key: what it shows, and what it writes if that is something else. */
type Key = string | { shows: string; writes: string; says?: string }

const basicKeys: readonly Key[] = [
  ...[
    { shows: '√', writes: '√(', says: 'square root' },
    { shows: '%', writes: '%', says: 'per cent' },
  ],
  ...[
    { shows: '+/−', writes: '-', says: 'minus sign' },
    '÷',
    '7',
    '8',
    '9',
    '×',
    '4',
    '5',
    '6',
    '−',
    '1',
    '2',
    '3',
    '+',
  ],
  ...['0', '.'],
]

const scientificKeys: readonly Key[] = [
  ...['sin', 'cos', 'tan', 'log', 'ln', 'sin⁻¹', 'cos⁻¹', 'tan⁻¹'].map((name) => ({ shows: name, writes: `${name}(` })),
  ...[
    { shows: 'x²', writes: '²', says: 'squared' },
    { shows: 'xʸ', writes: '^', says: 'to the power of' },
  ],
  ...[{ shows: '√', writes: '√(', says: 'square root' }, 'π', 'e', { shows: 'n!', writes: '!', says: 'factorial' }],
  ...['(', ')', '%', '÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+', '0', '.'],
  ...[{ shows: 'Ans', writes: 'Ans', says: 'last result' }],
]

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
  /** A sign first goes on with the last result. */
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    equals()
  }
  return (
    <form className={styles.calculator} aria-label="Calculator" onSubmit={submit}>
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
      <output className={classNames(styles.result, outcome.isError && styles.error)}>{outcome.shown}</output>
      <div className={styles.keys}>
        <Press shows="MC" says="clear the memory" onPress={() => setMemory(zero())} />
        <Press shows="MR" says="recall the memory" onPress={() => write(formatResult(memory))} />
        <Press shows="M+" says="add to the memory" onPress={() => remember(1)} />
        <Press shows="M−" says="subtract from the memory" onPress={() => remember(-1)} />
        <Press shows="C" says="clear" onPress={clear} />
        <Press
          shows={<Delete size={20} aria-hidden="true" />}
          says="delete"
          onPress={() => setSum(sum.replace(lastSign, ''))}
        />
        {(kind === 'basic' ? basicKeys : scientificKeys).map((key) => {
          const { shows, writes, says } = typeof key === 'string' ? { shows: key, writes: key, says: undefined } : key
          return <Press key={shows} shows={shows} says={says} onPress={() => write(writes)} />
        })}
        <button type="submit" className={classNames(styles.key, styles.equals)} aria-label="equals">
          =
        </button>
      </div>
      {!memory.eq(0) && <p className={styles.memory}>Memory: {formatResult(memory)}</p>}
    </form>
  )
}

interface PressProps {
  shows: ReactNode
  says: string | undefined
  onPress: () => void
}

function Press({ shows, says, onPress }: PressProps) {
  return (
    <button type="button" className={styles.key} aria-label={says} onClick={onPress}>
      {shows}
    </button>
  )
}
