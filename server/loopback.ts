// Whether a host is a loopback address: what is sent to it never leaves this machine.

export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
