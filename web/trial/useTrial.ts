import { getTrial } from '@sabi/shared/trial/calls'
import { Trial } from '@sabi/shared/trial/trial'
import { useEffect, useState } from 'react'
import { useFirstReply } from '../platform/server/first-reply.ts'
import { RequestError } from '../platform/server/request-error.ts'
import { request } from '../platform/server/request.ts'
import { isWanted, type WantedTrial } from '@sabi/shared/trial/wanted-trial'

interface FoundTrial {
  trial: Trial | undefined
  /** Why there is none. */
  error: RequestError | undefined
  retry: () => void
  /** The page contained the questions, so they were visible from the start. */
  cameWithPage: boolean
}

interface Loaded {
  trial?: Trial
  error?: RequestError
  /** The address and attempt that failed. */
  of?: string
}

/** The questions of this address: from the page, from this phone, or from the server. */
export function useTrial(wanted: WantedTrial): FoundTrial {
  const drawn = useFirstReply('trial', Trial)
  const [loaded, setLoaded] = useState<Loaded>({})
  const [attempt, setAttempt] = useState(0)
  const isDrawn = drawn !== undefined && isWanted(drawn, wanted)
  const trial = [drawn, loaded.trial].find((one) => one !== undefined && isWanted(one, wanted))
  const { subject, topicId, draw, mark } = wanted
  const key = [subject, topicId, draw, attempt].join('/')
  useEffect(() => {
    if (trial !== undefined) return undefined
    let isCurrent = true
    const show = (found: Loaded) => isCurrent && setLoaded(found)
    load({ subject, topicId, draw, mark }).then(
      (found) => show({ trial: found }),
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error
        show({ error, of: key })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [trial === undefined, key])
  const retry = () => setAttempt(attempt + 1)
  return { trial, error: loaded.of === key ? loaded.error : undefined, retry, cameWithPage: isDrawn }
}

/** A trial that was started here continues with the phone's questions. For others they are the last resort. */
async function load(wanted: WantedTrial): Promise<Trial> {
  const kept = wanted.mark === null ? null : await findKept(wanted)
  if (kept !== null) return kept
  const { subject, topicId, draw } = wanted
  try {
    const query = { topic: topicId ?? undefined, draw: draw ?? undefined }
    return (await request(getTrial, { params: { subject }, query })).trial
  } catch (error) {
    const earlier = await findKept(wanted)
    if (earlier === null) throw error
    return earlier
  }
}

async function findKept(wanted: WantedTrial): Promise<Trial | null> {
  const keeper = await import('./keep-answers.ts').catch(() => null)
  return keeper === null ? null : keeper.findKeptTrial(wanted)
}
