// Measures the files that the browser must load before the first page renders, and fails above the budget of the interface:
// 200 KB of JavaScript and 20 KB of CSS, both gzipped. Run it after `vite build`.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>;
const budgets = { JavaScript: 200, CSS: 20 };

function collect(key: string, seen: Set<string>): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(next, seen);
  return seen;
}

const entryKeys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const chunks = [...new Set(entryKeys.flatMap((key) => [...collect(key, new Set())]))].flatMap((key) => manifest[key] ?? []);
const sizeOf = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0) / 1024;

const sizes = {
  JavaScript: sizeOf(chunks.map((chunk) => chunk.file)),
  CSS: sizeOf(chunks.flatMap((chunk) => chunk.css ?? [])),
};
for (const kind of ['JavaScript', 'CSS'] as const) {
  const isOver = sizes[kind] > budgets[kind];
  process.stdout.write(
    `entry ${kind}: ${sizes[kind].toFixed(1)} KB gzipped of ${budgets[kind]}${isOver ? ', over the budget' : ''}\n`,
  );
  if (isOver) process.exitCode = 1;
}
