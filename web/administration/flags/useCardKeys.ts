import type { AdminFlag } from '@sabi/shared/flags/calls'
import { useEffect, useEffectEvent } from 'react'
import { answerKeys } from '../../platform/answer-keys.ts'

const stepByKey: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** Id of a flag's card, which can be focused. */
export function cardId({ id }: Pick<AdminFlag, 'id'>): string {
  return `flag-${id}`
}

interface CardKeys {
  /** Called after a move. */
  onMove?: ((flag: AdminFlag) => void) | undefined
  onOpen: (flag: AdminFlag) => void
}

/**
 * J and K move between the cards, Enter opens the focused one. Inactive while typing, in a dialog, and if single keys
 * are turned off.
 */
export function useCardKeys(flags: readonly AdminFlag[], { onMove, onOpen }: CardKeys): void {
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = !(event.ctrlKey || event.metaKey || event.altKey || isTypedIn(event.target))
    if (!isMeant || document.querySelector('dialog[open]') !== null) return
    const here = flags.findIndex((flag) => document.getElementById(cardId(flag))?.contains(document.activeElement))
    const current = flags[here]
    if (event.key === 'Enter' && current !== undefined && document.activeElement?.id === cardId(current)) {
      event.preventDefault()
      return onOpen(current)
    }
    const step = stepByKey[event.key.toLowerCase()]
    const next = step === undefined || answerKeys.get() === 'off' ? undefined : flags[here === -1 ? 0 : here + step]
    if (next === undefined) return
    event.preventDefault()
    document.getElementById(cardId(next))?.focus()
    onMove?.(next)
  })
  useEffect(() => {
    document.addEventListener('keydown', obey)
    return () => document.removeEventListener('keydown', obey)
  }, [])
}

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('textarea, select, input:not([type=radio])')
}
