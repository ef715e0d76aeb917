/** Host name of a web address without `www.`; null for anything else, such as a relative address or one for mail. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : null;
}

/** True if a link stays on one of these websites, false if it leaves them, null if it is not a page (a mail address). */
export function leadsTo(address: string, hosts: readonly string[]): 'internal' | 'external' | null {
  const host = hostOf(address);
  if (host === null) return /^[a-z][a-z0-9+.-]*:/i.test(address) ? null : 'internal';
  return hosts.some((own) => host === own || host.endsWith(`.${own}`)) ? 'internal' : 'external';
}
