// Name of an order until its text has a title.

import type { Tool } from '@folio/catalogue/define-tool';
import { distinct } from '@folio/contract/distinct';
import type { ToolInput } from '@folio/contract/tool-values';
import type { Db } from '../../kernel/db/database.ts';
import { assetRows } from '../assets/index.ts';
import { assetIdsOf } from './asset-input.ts';

/** Text of a field for the order's name: its text without the times of a script, or the items of its list. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^\s*\d{1,2}:\d{2}\s*\|/gm, '').trim();
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : '';
}

/** Name of an order until its text has a title of its own. */
export function workingTitle(tool: Tool, input: ToolInput, given: string | null | undefined): string {
  const own = [given, input.order_title].find((title) => typeof title === 'string' && title.trim() !== '') as string | undefined;
  const titles = distinct(tool.titleFields.map((name) => wordsOf(input[name])).filter((words) => words !== ''));
  return (own ?? (titles.length > 0 ? titles.join(', ') : tool.name)).replace(/\s+/g, ' ').slice(0, 200);
}

/** A working title from words, else from the file that the order is about: a list of "Speech to text" helps nobody. */
export async function titleWithFiles(
  db: Db,
  tool: Tool,
  input: ToolInput,
  given: string | null | undefined,
  files: readonly Pick<File, 'name'>[],
): Promise<string> {
  const title = workingTitle(tool, input, given);
  if (title !== tool.name) return title;
  const [upload] = assetIdsOf(tool, input);
  const name = upload === undefined ? files[0]?.name : (await assetRows.findAsset(db, upload))?.file_name;
  return (
    name
      ?.replace(/\.[a-z0-9]{1,5}$/i, '')
      .trim()
      .slice(0, 200) || title
  );
}
