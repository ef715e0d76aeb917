// Facts and text in the document of a picture, a film or a sound: lines like "Style: Cinematic" are facts, the rest is text.

export interface MediaWords {
  /** Name and value, as text. */
  facts: [name: string, said: string][];
  /** The html without those lines. */
  html: string;
}

/** A paragraph that consists of a bold name with a colon, and a value. */
const factLine = /<p\b[^>]*>\s*<strong\b[^>]*>([^<]{1,80}?)\s*:\s*<\/strong>\s*([^<]+?)\s*<\/p>\s*/g;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '').trim();

/** `html` is the server's, which is sanitised. */
export function readMediaText(html: string): MediaWords {
  const facts: MediaWords['facts'] = [];
  const rest = html.replace(factLine, (_, name: string, said: string) => {
    facts.push([plain(name), plain(said)]);
    return '';
  });
  return { facts, html: rest.trim() };
}
