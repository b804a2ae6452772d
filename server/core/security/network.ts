import { isIPv6 } from 'node:net'

/** One IPv6 subscriber has a whole /64 of addresses, which count as one. */
export function toNetwork(address: string | undefined): string {
  // The address of a client that has gone is not known.
  if (!address?.includes(':') || !isIPv6(address) || address.startsWith('::ffff:')) return address ?? ''
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const groups = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
