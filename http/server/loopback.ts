/** Whether an address of a network interface is one of this machine for itself. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address) || address === '::1';
}

/** Whether the value of a Host header names this machine for itself, with or without a port. */
export function isLocalHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);
}
