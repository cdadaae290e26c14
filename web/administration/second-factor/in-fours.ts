/** A secret or code in groups of four, as people copy it: 'abcd efgh'. */
export function inFours(code: string): string {
  return (code.match(/[^\s-]/g) ?? []).join('').replace(/.{4}(?=.)/g, '$& ')
}
