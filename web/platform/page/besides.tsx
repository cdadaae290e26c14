import { lazy, useEffect, useState, type ComponentType } from 'react'
import { followPart } from '../server/follow-part.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A component that no page waits for: it loads later, and appears whenever it can be fetched. */
export function besides<Props extends object>(load: Load<Props>) {
  return lazy(async () => ({ default: await load().catch(() => arriving(load, { Waiting: Nothing })) }))
}

interface ArrivingOptions<Props> {
  /** Shown until the component is there. */
  Waiting: ComponentType<Props>
  /** Called for each attempt that failed. */
  onFailed?: (error: unknown) => void
}

/** A component with a stand-in until its code has loaded. */
export function arriving<Props extends object>(
  load: Load<Props>,
  { Waiting, onFailed }: ArrivingOptions<Props>,
): ComponentType<Props> {
  let Arrived: ComponentType<Props> | null = null
  return function Arriving(props: Props) {
    const [hasArrived, setHasArrived] = useState(Arrived !== null)
    useEffect(() => {
      if (hasArrived) return undefined
      const onLoaded = (component: ComponentType<Props>) => {
        Arrived = component
        setHasArrived(true)
      }
      return followPart(load, { onLoaded, onFailed })
    }, [hasArrived])
    return Arrived === null ? <Waiting {...props} /> : <Arrived {...props} />
  }
}

function Nothing() {
  return null
}
