// Stacks of the bundle as its sources have them. Node's own `--enable-source-maps` reads each map while it loads the file: 60 ms of a start, and
// megabytes that a process without errors never needs.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Maps are kept for so long after an error, so that many errors read them once. */
const keptMs = 60_000;
const maps = new Map<string, SourceMap | null>();
let forgetting: NodeJS.Timeout | undefined;

/** Null where the file has no map: it is a source itself, or a package's. */
function mapOf(path: string): SourceMap | null {
  const known = maps.get(path);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    // Without a map the stack stays as it is.
  }
  maps.set(path, map);
  return map;
}

const position = /(file:\/\/[^\s()]+|\/[^\s()]+):(\d+):(\d+)/g;

function sourceOf(address: string, line: number, column: number): string | null {
  const path = address.startsWith('file:') ? fileURLToPath(address) : address;
  if (path.includes('node_modules')) return null;
  const origin = mapOf(path)?.findOrigin(line, column);
  if (!origin || !('fileName' in origin)) return null;
  return `${resolve(dirname(path), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
}

/** Returns the stack with source paths, lines (from 1) and columns (from 1) in place of the bundle's. Frames without a map stay. */
export function sourceStack(stack: string): string {
  clearTimeout(forgetting);
  forgetting = setTimeout(() => maps.clear(), keptMs).unref();
  return stack.replaceAll(position, (found, address: string, line: string, column: string) => {
    try {
      return sourceOf(address, Number(line), Number(column)) ?? found;
    } catch {
      return found;
    }
  });
}
