// Finds links in Markdown files that lead to a missing file or heading, and entry pages that are too long to read.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Maximum lines of pages that a newcomer reads first. */
const maxLines = { 'README.md': 120, 'docs/ARCHITECTURE.md': 150 };

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text) => new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading)));

/** One message for each problem. `files` are Markdown paths relative to `root`. */
export function docsFaults(root, files) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const faults = Object.entries(maxLines)
    .filter(([file, max]) => files.includes(file) && read(file).trimEnd().split('\n').length > max)
    .map(([file, max]) => `${file}: has more than ${max} lines`);
  for (const file of files) {
    const text = read(file);
    for (const [, path, anchor] of text.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)) {
      if (/^[a-z]+:/.test(path)) continue;
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(join(root, target))) faults.push(`${file}: the link to ${path} leads nowhere`);
      else if (anchor && target.endsWith('.md') && !anchorsIn(read(target)).has(anchor))
        faults.push(`${file}: ${target} has no heading #${anchor}`);
    }
  }
  return faults;
}
