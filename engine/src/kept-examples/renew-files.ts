// `npm run examples`: regenerates the gallery's files, then records the properties of every stored file.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ToolResult } from '@folio/catalogue/define-tool';
import { keptExampleFiles } from '@folio/catalogue/kept-example-files';
import { type FileFacts, keptExampleOf } from '@folio/catalogue/kept-examples';
import { measureFile } from '../files/measure-file.ts';
import { examplesFolder, type KeptBytes, keptEndings, makeExampleFiles, makeThumbnail } from './make-example-files.ts';

const listFile = fileURLToPath(new URL('../../../catalogue/src/kept-examples/files.gen.json', import.meta.url));

function keep({ path, bytes }: KeptBytes): void {
  mkdirSync(dirname(`${examplesFolder}${path}`), { recursive: true });
  writeFileSync(`${examplesFolder}${path}`, bytes);
}

async function readFacts(path: string): Promise<FileFacts> {
  const bytes = new Uint8Array(readFileSync(`${examplesFolder}${path}`));
  const facts = { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes: bytes.length };
  // A film is as large as its first image.
  if (path.endsWith('.mp4')) return facts;
  const measured = await measureFile(basename(path), bytes, keptEndings);
  if (typeof measured === 'string') throw new Error(`${path}: ${measured}`);
  const { width, height, seconds } = measured;
  return {
    ...facts,
    ...(width !== null && height !== null && { width, height }),
    ...(seconds !== null && { seconds: Math.round(seconds * 10) / 10 }),
  };
}

const asked = process.argv.slice(2);
const made: Record<string, ToolResult> = (JSON.parse(readFileSync(listFile, 'utf8')) as { made: Record<string, ToolResult> })
  .made;
for (const slug of keptExampleFiles.keys()) {
  const kept = await keptExampleOf({ slug });
  if (asked.length > 0 && !asked.includes(slug)) continue;
  if (kept?.basis === 'kept_files') {
    const { result, files } = await makeExampleFiles(slug);
    files.forEach(keep);
    made[slug] = result;
  }
  const thumbnail = await makeThumbnail(slug);
  if (thumbnail) keep(thumbnail);
}
const paths = readdirSync(examplesFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.split(sep).join('/').slice(examplesFolder.length))
  .map((path) => path.replace(/^\//u, ''))
  .sort();
const facts = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFacts(path)] as const)));
const sorted = Object.fromEntries(Object.entries(made).sort(([one], [other]) => one.localeCompare(other)));
writeFileSync(listFile, `${JSON.stringify({ facts, made: sorted }, null, 2)}\n`);
process.stdout.write(
  `${paths.length} files, ${Math.round(Object.values(facts).reduce((sum, { bytes }) => sum + bytes, 0) / 1024)} KB\n`,
);
// Workers for heavy tasks would keep the process.
process.exit();
