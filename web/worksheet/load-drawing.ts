import { loadPart } from '../platform/server/other-release.ts'

/** Loads what draws and reads questions. The form does not wait for it. */
export const loadDrawing = () => loadPart(() => import('./draw-sheet.ts'))
