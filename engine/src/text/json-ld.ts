// Structured data as it is in a page.

const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The script element of the data. No text inside can end the element or open a comment: angle brackets are written as JSON escapes. */
export function jsonLdScript(data: Record<string, unknown>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, null, 2);
  const safe = json.replace(/[<>\u2028\u2029]/g, (character) => unsafe[character] ?? character);
  return `<script type="application/ld+json">\n${safe}\n</script>`;
}
