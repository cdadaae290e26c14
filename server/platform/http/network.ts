import { isIP } from 'node:net'

/** Some proxies say the caller's port as well, which is another each time. */
const withPort = /^\[?([\d.]+|[\da-f:.]+(?=\]))\]?:\d+$/i
const groupsOfAddress = 8
const groupsOfNetwork = 4

/**
 * What limits know a caller by: the address, of IPv6 the network of 64 bits, since whoever has one address there has them
 * all. What a proxy passes on that is no address is one caller: it has any length and form.
 */
export function networkOf(passedOn: string): string {
  const address = withPort.exec(passedOn)?.[1] ?? passedOn
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (embedded !== undefined) return embedded
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return 'unknown'
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const gap = Array.from({ length: groupsOfAddress - before.length - after.length }, () => '0')
  const groups = [...before, ...gap, ...after].slice(0, groupsOfNetwork)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
