import ipaddr from 'ipaddr.js';

/** The network of an address, as much of it as the log may hold: 24 bits of IPv4, 48 of IPv6. */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  const bits = address.kind() === 'ipv4' ? 24 : 48;
  return address.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
