// Headings that promise something and have nothing below.
const heading = /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g;
const shown = /<(?:img|hr|input|td)\b/;

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();

/** The texts of headings with nothing between them and the next heading of their level or above; deeper headings are something. */
export function bareHeadings(html: string): string[] {
  const found = [...html.matchAll(heading)].map((match) => ({
    level: Number(match[1]),
    text: wordsOf(match[2] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found
    .filter(({ level, end }, index) => {
      const next = found[index + 1];
      const below = html.slice(end, next?.start);
      return wordsOf(below) === '' && !shown.test(below) && (next === undefined || next.level <= level);
    })
    .map(({ text }) => text);
}
