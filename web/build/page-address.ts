// Patterns of addresses, for the script in the page's head.

/** Of a path as the router writes it: "/orders/$id" becomes `^/orders/(\\d+)$`. Names that end in "id" are numbers; `{-$name}` may be absent. */
export function addressOf(path: string): string {
  const parts = path.split('/').slice(1);
  const pattern = parts.map((part) => {
    const value = /id\}?$/i.test(part) ? String.raw`(\d+)` : '([^/]+)';
    if (part.startsWith('{-$')) return `(?:/${value})?`;
    return part.startsWith('$') ? `/${value}` : `/${part}`;
  });
  return `^${pattern.join('')}$`;
}
