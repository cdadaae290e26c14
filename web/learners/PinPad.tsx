import { pinLength, pinWaitMs, triesLeft } from '@sabi/shared/learners/pin'
import type { Learner } from '@sabi/shared/learners/learner'
import Delete from 'lucide-react/icons/delete'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { learnerStore } from '../offline/learners/learner-list.ts'
import { useStore } from 'zustand'
import styles from './PinPad.module.css'
import { tryPin } from './pin.ts'
import { learnerTexts } from './texts.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'] as const

interface PinPadProps {
  learner: Learner
  onRight: () => void
  onBack: () => void
  /** What a learner can do who forgot the PIN. */
  forgotten: ReactNode
}

/** Asks for a learner's PIN: with the keys of the page, or of a keyboard. */
export function PinPad({ learner: { slot, name }, onRight, onBack, forgotten }: PinPadProps) {
  const pin = useStore(learnerStore, ({ learners }) => learners.find((other) => other.slot === slot)?.pin ?? null)
  const [typed, setTyped] = useState('')
  const [isChecking, setIsChecking] = useState(false)
  const seconds = useWaitSeconds(pin?.waitsUntil ?? 0)

  const type = async (next: string) => {
    const value = next.replace(/\D/g, '').slice(0, pinLength)
    if (isChecking || seconds > 0) return
    setTyped(value)
    if (value.length < pinLength) return
    setIsChecking(true)
    const outcome = await tryPin(slot, value)
    setIsChecking(false)
    setTyped('')
    if (outcome === 'right') onRight()
  }

  const isWrong = (pin?.wrong ?? 0) > 0 && !isChecking
  return (
    <div className={styles.pad}>
      <PageTitle title={learnerTexts.pinOf(name)} lead={learnerTexts.pinLead} />
      <p role="alert" className={styles.fault}>
        {seconds > 0
          ? learnerTexts.wait(timeOf(seconds))
          : isWrong && pin !== null && learnerTexts.wrong(triesLeft(pin))}
      </p>
      <input
        className={styles.typed}
        type="password"
        // The keys below are the keyboard. A real one works too.
        inputMode="none"
        autoComplete="off"
        aria-label={learnerTexts.pinOf(name)}
        maxLength={pinLength}
        value={typed}
        readOnly={seconds > 0}
        onChange={(event) => void type(event.target.value)}
      />
      <div className={styles.keys} role="group" aria-label="Digits">
        {digits.map((digit) =>
          digit === '' ? (
            <span key="none" />
          ) : (
            <button
              key={digit}
              type="button"
              className={styles.key}
              aria-disabled={seconds > 0 || undefined}
              onClick={() => void type(typed + digit)}
            >
              {digit}
            </button>
          ),
        )}
        <button
          type="button"
          className={styles.key}
          aria-label="Delete a digit"
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          <Delete size={22} />
        </button>
      </div>
      <Button variant="secondary" full onClick={onBack}>
        Back
      </Button>
      <details>
        <summary className={styles.forgot}>{learnerTexts.forgot}</summary>
        {forgotten}
      </details>
    </div>
  )
}

/** The seconds until the next try, counting down. */
function useWaitSeconds(waitsUntil: number): number {
  const [now, setNow] = useState(Date.now)
  const waitMs = pinWaitMs({ waitsUntil }, now)
  useEffect(() => {
    if (waitMs === 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(waitMs, 1000))
    return () => clearTimeout(timer)
  }, [waitMs])
  // A try that has just failed is newer than the last tick.
  return Math.ceil(pinWaitMs({ waitsUntil }, Math.max(now, waitMs === 0 ? Date.now() : now)) / 1000)
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
