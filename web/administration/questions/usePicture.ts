import { largestPictureUpload } from '@sabi/shared/content/picture'
import type { ShownQuestion } from '@sabi/shared/content/question'
import { uploadPicture } from '@sabi/shared/subjects/picture-calls'
import { useRef, useState } from 'react'
import type { FieldError } from '../../design/forms/ErrorSummary.tsx'
import { exchange, fileSilenceMs, jsonReader } from '../../platform/server/request.ts'
import { failureWords } from '../failure.ts'
import { fieldTexts } from '../texts.ts'

export type PictureEditor = ReturnType<typeof usePicture>

/** The picture of a question being edited. It is uploaded as soon as it is chosen, so that the preview shows what students get. */
export function usePicture(question: Pick<ShownQuestion, 'imageUrl' | 'imageAlt'> | null) {
  const before = { imageUrl: question?.imageUrl ?? null, imageAlt: question?.imageAlt ?? '' }
  const [imageUrl, setImageUrl] = useState(before.imageUrl)
  const [imageAlt, setImageAlt] = useState(before.imageAlt)
  const [isUploading, setIsUploading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [removals, setRemovals] = useState(0)
  const choices = useRef(0)
  const isOther = imageUrl !== before.imageUrl
  const isChanged = isOther || imageAlt !== before.imageAlt
  const begin = () => {
    setProblem(undefined)
    choices.current++
    return choices.current
  }
  return {
    imageUrl,
    imageAlt,
    /** For the preview. */
    shown: { imageUrl, imageAlt: imageAlt === '' ? undefined : imageAlt },
    isUploading,
    problem,
    /** The words are those of the picture before. */
    hasOldWords: isOther && imageAlt !== '' && imageAlt === before.imageAlt,
    /** Counts up when the field of the file has to be emptied. */
    removals,
    describe: setImageAlt,
    async choose(file: File | undefined) {
      if (file === undefined) return
      const choice = begin()
      setIsUploading(file.size <= largestPictureUpload)
      if (file.size > largestPictureUpload) return setProblem(fieldTexts.pictureTooLarge)
      try {
        const address = await upload(file)
        if (choice === choices.current) setImageUrl(address)
      } catch (error) {
        if (choice === choices.current) setProblem(failureWords(error))
      } finally {
        if (choice === choices.current) setIsUploading(false)
      }
    },
    remove() {
      begin()
      setIsUploading(false)
      setImageUrl(null)
      setRemovals(removals + 1)
    },
    /** What is missing before it can be sent. */
    check(): FieldError[] {
      if (isUploading) return [{ field: 'imageUrl', message: fieldTexts.pictureComing }]
      const isMissing = imageUrl !== null && isChanged && imageAlt.trim() === ''
      return isMissing ? [{ field: 'imageAlt', message: fieldTexts.pictureWords }] : []
    },
    /** What has to be sent of it. */
    changes(): { imageUrl?: string | null; imageAlt?: string } {
      if (imageUrl === null) return isOther ? { imageUrl } : {}
      return { ...(isOther ? { imageUrl } : {}), ...(isChanged ? { imageAlt } : {}) }
    },
  }
}

async function upload(file: File): Promise<string> {
  const { method, path, reply } = uploadPicture
  const body = new FormData()
  body.set('file', file)
  const init = { method, headers: { Accept: 'application/json' }, credentials: 'include' as const, body }
  const { imageUrl } = await exchange(path, init, { timeoutMs: fileSilenceMs, read: jsonReader(reply) })
  return imageUrl
}
