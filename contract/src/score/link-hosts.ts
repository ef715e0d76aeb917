/** Host name of a web address without `www.`; null for anything else, such as a relative address or one for mail. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : null;
}

/** Whether a link stays on one of these websites or leaves them; null for what is no page, such as an address for mail. */
export function leadsTo(address: string, hosts: readonly string[]): 'internal' | 'external' | null {
  const host = hostOf(address);
  if (host === null) return /^[a-z][a-z0-9+.-]*:/i.test(address) ? null : 'internal';
  return hosts.some((own) => host === own || host.endsWith(`.${own}`)) ? 'internal' : 'external';
}
