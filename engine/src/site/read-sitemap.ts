// A sitemap's addresses, or the sitemaps that an index names. Runs in a worker: a packed file may unpack to more than it should.
import { gunzipSync } from 'node:zlib';
import { pageLimits } from '@folio/contract/page-words';
import { decodeText } from '../sources/decode-text.ts';

/** Bytes of an unpacked sitemap, by the protocol at sitemaps.org. */
const maxBytes = 50 * 1024 * 1024;

export type Sitemap = { kind: 'urls' | 'index'; urls: string[] };

const isPacked = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) =>
  text
    .replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, '$1')
    .replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

/** URLs of the file, at most 50,000. Null if it is not a sitemap or unpacks to more than 50 MB. */
export async function run({ bytes }: { bytes: Uint8Array }): Promise<Sitemap | null> {
  let plain: Uint8Array = bytes;
  try {
    if (isPacked(bytes)) plain = gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
  const text = decodeText(plain);
  const start = text.slice(0, 5000);
  const kind = /<sitemapindex[\s>]/i.test(start) ? 'index' : /<urlset[\s>]/i.test(start) ? 'urls' : null;
  const urls: string[] = [];
  if (kind === null) {
    // The protocol's plain form: a URL a line.
    if (!/^\uFEFF?\s*https?:\/\/\S+\s*$/im.test(text.slice(0, 2000).split('\n')[0] ?? '')) return null;
    for (const line of text.split(/\r?\n/))
      if (/^\s*https?:\/\//i.test(line) && urls.length < pageLimits.pages) urls.push(line.trim());
    return { kind: 'urls', urls };
  }
  for (const [, url = ''] of text.matchAll(/<loc>\s*([^<]{1,2100}|<!\[CDATA\[[^\]]{1,2100}\]\]>)\s*<\/loc>/gi)) {
    if (urls.length >= pageLimits.pages) break;
    urls.push(decode(url.trim()));
  }
  return { kind, urls };
}
