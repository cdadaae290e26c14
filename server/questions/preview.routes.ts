import { previewTexts } from '@sabi/shared/subjects/edit-calls'
import { serve, type Route } from '../platform/calls/serve.ts'

/** How a question will look, for who writes it: the library of formulas is too large for the browser. */
export function previewRoutes(): Route[] {
  return [
    serve(previewTexts, async ({ body: { texts } }) => {
      // It is as large as the rest of the server, so it is loaded on first use.
      const { previewOf } = await import('./text-preview.ts')
      return { data: texts.map(previewOf) }
    }),
  ]
}
