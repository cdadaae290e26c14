import { longestPictureWords } from '@sabi/shared/content/picture'
import { Button } from '../../design/Button.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { TextArea } from '../../design/forms/TextArea.tsx'
import { fieldTexts } from '../texts.ts'
import type { PictureEditor } from './usePicture.ts'

interface PictureFieldProps {
  picture: PictureEditor
  errorOf: (field: string) => string | undefined
}

/** Chooses the picture of a question and says in words what it shows. */
export function PictureField({ picture, errorOf }: PictureFieldProps) {
  const { imageUrl, imageAlt, isUploading, problem, hasOldWords, removals } = picture
  return (
    <>
      <Field
        key={removals}
        id="imageUrl"
        type="file"
        label={imageUrl === null ? 'Picture' : 'Another picture'}
        hint="PNG, JPEG, WebP or SVG, up to 10 MB. It is made smaller for phones."
        accept=".png,.jpg,.jpeg,.webp,.svg"
        error={problem ?? errorOf('imageUrl')}
        onChange={(event) => void picture.choose(event.target.files?.[0])}
      />
      <output>{isUploading && 'Uploading the picture…'}</output>
      {imageUrl !== null && (
        <>
          <TextArea
            id="imageAlt"
            label="What the picture shows"
            hint={hasOldWords ? fieldTexts.oldPictureWords : fieldTexts.pictureWordsHint}
            rows={3}
            maxLength={longestPictureWords}
            value={imageAlt}
            error={errorOf('imageAlt')}
            onInput={(event) => picture.describe(event.currentTarget.value)}
          />
          <Button variant="secondary" onClick={picture.remove}>
            Remove the picture
          </Button>
        </>
      )}
    </>
  )
}
