/** Link URL from typed text: `https://` is added if it is missing; null if it cannot be one. */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/\s]+:\d+/.test(text) ? text : `https://${text}`;
  if (/^mailto:\S+@\S+$/i.test(address)) return address;
  if (!/^https?:\/\/[^\s/]+\.?[^\s]*$/i.test(address) || !URL.canParse(address)) return null;
  return address;
}
