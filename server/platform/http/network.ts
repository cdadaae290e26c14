import { isIP } from 'node:net'

/** Some proxies say the caller's port as well, which is another each time. */
const withPort = /^\[?([\d.]+|[\da-f:.]+(?=\]))\]?:\d+$/i
const groupsOfAddress = 8
const groupsOfNetwork = 4
const groupsOfWiderNetwork = 3

/**
 * The key of a caller for limits: the address, or the 64-bit network for IPv6, whose holder has all of its addresses.
 * Everything that a proxy passes on that is not an address counts as one caller, because it can have any length and
 * form.
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

/**
 * The /48 around a network of IPv6, as providers give it to one customer: all of its 65,536 networks may be one person's. Null for
 * IPv4, where a neighbouring address is somebody else's. Takes what `networkOf` gives.
 */
export function widerNetworkOf(network: string): string | null {
  const groups = network.split(':')
  return groups.length < groupsOfNetwork ? null : `${groups.slice(0, groupsOfWiderNetwork).join(':')}::/48`
}
