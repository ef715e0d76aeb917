// Addresses with the parameters by which visits are counted. The same in the builder's preview, on the server and in files.

const parameters = ['source', 'medium', 'campaign', 'content', 'term'] as const;
export type UtmValues = Record<(typeof parameters)[number], string>;

/** Small letters, digits and hyphens, so that no report counts one campaign twice. */
export const utmPattern = /^[a-z0-9-]+$/;
/** Words that ad platforms fill in are in braces, like `{keyword}`. */
export const utmTermPattern = /^[a-z0-9{}_-]*$/;

function nameOf(pair: string): string {
  const name = pair.split('=')[0] ?? '';
  try {
    return decodeURIComponent(name.replaceAll('+', ' ')).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

const isCounted = (pair: string) => parameters.some((name) => nameOf(pair) === `utm_${name}`);
const encoded = (value: string) => encodeURIComponent(value).replaceAll('%7B', '{').replaceAll('%7D', '}');

/**
 * The address with these parameters. Present ones are replaced, never doubled. All others and the fragment stay as they were written. Null for
 * addresses outside the web.
 */
export function campaignUrl(pageUrl: string, values: UtmValues): string | null {
  if (!URL.canParse(pageUrl)) return null;
  const url = new URL(pageUrl);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isCounted(pair));
  const added = parameters.filter((name) => values[name] !== '').map((name) => `utm_${name}=${encoded(values[name])}`);
  const query = [...kept, ...added].join('&');
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}${url.hash}`;
}

/** The value of `utm_content` in an address; null where it has none. */
export function contentOfUrl(address: string): string | null {
  const found = /[?&]utm_content=([^&#]*)/i.exec(address)?.[1];
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.replaceAll('+', ' '));
  } catch {
    return found;
  }
}
