import Hourglass from 'lucide-react/icons/hourglass'
import type { ReactNode } from 'react'
import { Message } from '../layout/Message.tsx'

interface LaterProps {
  title: string
  /** What to use instead: links that work. */
  actions: ReactNode
  children: ReactNode
}

/** A part of the app that is not there yet: says so plainly, and what to use until then. */
export function Later({ title, actions, children }: LaterProps) {
  return (
    <Message icon={<Hourglass />} title={title} actions={actions}>
      {children}
    </Message>
  )
}
