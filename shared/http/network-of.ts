const GROUPS = 8;
/** The half of an IPv6 address that a provider gives to one household or company: 64 bits. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^(?:::ffff:)(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/**
 * Whose address it is, as limits count it: an IPv4 address as it is, of IPv6 the /64 network, within which one machine
 * may take another address for every call.
 */
export const networkOf = (address: string): string => {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const left = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
