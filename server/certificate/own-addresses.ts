import { hostname, networkInterfaces } from 'node:os'

/** The addresses that the hotspots of Windows, Linux and Android give to the machine that makes them. */
const addressesOfHotspots = ['192.168.137.1', '10.42.0.1', '192.168.43.1']
const loopback = ['127.0.0.1', '::1']

/** The networks that nobody can reach from the internet. The root of a school server vouches for nothing else. */
export const privateNetworks = [
  { address: '10.0.0.0', bits: 8 },
  { address: '172.16.0.0', bits: 12 },
  { address: '192.168.0.0', bits: 16 },
  { address: '169.254.0.0', bits: 16 },
  { address: '127.0.0.0', bits: 8 },
] as const

/** Names that nobody can register. The bare name of the machine is not among them: it could be that of a country. */
export const localNames = ['localhost', 'local'] as const

/** The private IPv4 addresses of this machine now, by which phones of the same network reach it. */
export function listOwnAddresses(interfaces = networkInterfaces()): string[] {
  return Object.values(interfaces)
    .flat()
    .flatMap((each) => (each?.family === 'IPv4' && !each.internal && isPrivate(each.address) ? [each.address] : []))
}

/** Everything that the certificate of this machine is valid for. */
export function listNames(machine = hostname()): { dns: string[]; ip: string[] } {
  const [label = ''] = machine.toLowerCase().split('.')
  const isName = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(label)
  return {
    dns: ['localhost', ...(isName ? [`${label}.local`] : [])],
    ip: [...new Set([...listOwnAddresses(), ...addressesOfHotspots, ...loopback])],
  }
}

function isPrivate(address: string): boolean {
  return privateNetworks.some(
    ({ address: network, bits }) => numberOf(address) >>> (32 - bits) === numberOf(network) >>> (32 - bits),
  )
}

function numberOf(address: string): number {
  return address.split('.').reduce((number, part) => (number * 256 + Number(part)) >>> 0, 0)
}
