const editionAndNumber = /-\d+-\d+$/

/** The family that the id of a template's variant names, `c09-moles` of `c09-moles-1-07`; null for any other question. */
export function familyOf(id: string): string | null {
  return editionAndNumber.test(id) ? id.replace(editionAndNumber, '') : null
}
