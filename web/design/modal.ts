/** A ref for a `<dialog>` that is modal as long as it is rendered. Closing it gives the focus back to where it was. */
export function openWhileRendered(dialog: HTMLDialogElement | null) {
  if (dialog === null) return undefined
  dialog.showModal()
  return () => dialog.close()
}
