/** A ref for a `<dialog>` that is modal while it is rendered. Closing it restores the focus. */
export function openWhileRendered(dialog: HTMLDialogElement | null) {
  if (dialog === null) return undefined
  dialog.showModal()
  return () => dialog.close()
}
