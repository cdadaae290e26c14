import { previewTexts, type TextPreview } from '@sabi/shared/subjects/edit-calls'
import { useEffect, useState } from 'react'
import { useIsOnline } from '../../platform/server/connection.ts'
import { request } from '../../platform/server/request.ts'

const pauseMs = 400
/** Text without these characters looks the same on the screen as in the field. */
const needsTypesetting = /[$\\<]/

/** Shows how texts will look, typeset by the server whenever typing pauses. */
export function usePreview(texts: readonly string[]): (text: string) => TextPreview | undefined {
  const isOnline = useIsOnline()
  const [previews, setPreviews] = useState<ReadonlyMap<string, TextPreview>>(new Map())
  const unknown = isOnline ? texts.filter((text) => needsTypesetting.test(text) && !previews.has(text)) : []
  useEffect(() => {
    if (unknown.length === 0) return
    const typeset = async () => {
      const { data } = await request(previewTexts, { body: { texts: unknown } })
      setPreviews(
        (known) => new Map([...known, ...unknown.map((text, index) => [text, data[index]] as const)].flatMap(present)),
      )
    }
    // If this fails, the next change tries again.
    const timer = setTimeout(() => void typeset().catch(() => undefined), pauseMs)
    return () => clearTimeout(timer)
  }, [unknown.join('\0')])
  return (text) => previews.get(text)
}

function present([text, preview]: readonly [string, TextPreview | undefined]): [string, TextPreview][] {
  return preview === undefined ? [] : [[text, preview]]
}
