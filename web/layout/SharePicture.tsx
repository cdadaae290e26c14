import { Button } from '../design/Button.tsx'
import { saveFile } from '../platform/page/save-file.ts'
import { toast } from '../platform/page/toast-store.ts'

const failed = {
  title: "Couldn't make the picture",
  description: 'Take a screenshot instead.',
  tone: 'warning',
} as const

/** Shares a picture with the phone's share sheet, or saves it where there is none. Nothing is drawn before a tap. */
export function SharePicture({ draw }: { draw: () => Promise<File> }) {
  const share = async () => {
    try {
      const file = await draw()
      const shared = { files: [file] }
      if ('canShare' in navigator && navigator.canShare(shared)) await navigator.share(shared)
      else saveFile({ name: file.name, content: file })
    } catch (error) {
      // Closing the share sheet cancels.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(failed)
    }
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      Share as picture
    </Button>
  )
}
