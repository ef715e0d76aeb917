// Plain text and Markdown files.
import { decodeText } from './decode-text.ts';
import type { ExtractedText } from './extracted-text.ts';
import { joinWrappedLines, linesOfParagraph } from './normalise-text.ts';

const toLines = (text: string) => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** A text file; without blank lines every line is a paragraph, else lines that the edge of a page broke are joined. */
export function readPlainText(bytes: Uint8Array): ExtractedText {
  const text = toLines(decodeText(bytes));
  // A line that only looks like a heading here is text; the file is not Markdown.
  const paragraphs = /\n[ \t]*\n/.test(text)
    ? text.split(/\n[ \t]*\n+/).map((one) => linesOfParagraph(one).join('\n'))
    : text.split('\n');
  return { title: '', text: paragraphs.join('\n\n') };
}

const withoutInlineMarks = (line: string) =>
  line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\[[^\]]*\]/g, '$1')
    .replace(/<(https?:[^>]+)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1');

function readLine(line: string): string {
  if (/^\s*\|?(?:\s*:?-{3,}:?\s*\|?)+\s*$/.test(line) || /^\s*([-*_])(?:\s*\1){2,}\s*$/.test(line)) return '';
  const heading = line.match(/^#{1,6}\s+(.*?)\s*#*\s*$/)?.[1];
  if (heading !== undefined) return `\n# ${withoutInlineMarks(heading)}\n`;
  if (/^\s*\|.*\|\s*$/.test(line))
    return withoutInlineMarks(
      line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join('; '),
    );
  return withoutInlineMarks(line.replace(/^\s*>+ ?/, '').replace(/^\s*[*+] /, '- '));
}

/** A Markdown file without its marks; front matter is left out, code stays as it is. */
export function readMarkdown(bytes: Uint8Array): ExtractedText {
  const source = toLines(decodeText(bytes))
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const underlined = source.replace(/^(\S.*)\n(?:=+|-+)[ \t]*$/gm, '# $1\n');
  let isCode = false;
  const lines = underlined.split('\n').map((line) => {
    if (/^\s*(```|~~~)/.test(line)) {
      isCode = !isCode;
      return '';
    }
    return isCode ? line.replace(/^# /, ' # ') : readLine(line);
  });
  const text = lines.join('\n');
  const title = text.match(/^# (.+)$/m)?.[1] ?? '';
  return {
    title,
    text: text
      .split(/\n[ \t]*\n+/)
      .map(joinWrappedLines)
      .join('\n\n'),
  };
}
