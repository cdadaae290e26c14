/** Returns a check whether a code point is in the value of a `unicode-range`, as written by hand or by a minifier (`U+22??`). */
export function isWithin(ranges: string): (codePoint: number) => boolean {
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    return {
      first: Number.parseInt(first.replaceAll('?', '0'), 16),
      last: Number.parseInt(last.replaceAll('?', 'F'), 16),
    }
  })
  return (codePoint) => bounds.some(({ first, last }) => codePoint >= first && codePoint <= last)
}
