// Which column of a file stands for which field: as the caller says, as the account last had it, or by their names.
import { createHash } from 'node:crypto';
import type { Tool } from '@folio/catalogue/define-tool';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { ColumnMapping } from './bulk-orders.table.ts';
import { columnFields, namesOfFields, plainName } from './bulk-tool.ts';
import { findMapping, saveMapping } from './bulk-uploads.queries.ts';

/** Fields by their own names first, then by their labels in any language; a column stands for one field at most. */
export function guessMapping(tool: Tool, columns: string[], reader: InterfaceLanguage): ColumnMapping {
  const names = namesOfFields(tool, reader);
  const free = new Map(columns.map((column) => [plainName(column), column]));
  const mapping: ColumnMapping = {};
  const deepest = Math.max(0, ...[...names.values()].map((list) => list.length));
  for (let depth = 0; depth < deepest; depth += 1) {
    for (const [field, list] of names) {
      const name = list[depth];
      const column = name === undefined ? undefined : free.get(name);
      if (column === undefined || name === undefined || field in mapping) continue;
      mapping[field] = column;
      free.delete(name);
    }
  }
  return mapping;
}

/** The given mapping without its open entries. Throws 422 for an unknown field or column, or a column used twice. */
function checkMapping(tool: Tool, columns: string[], given: ColumnMapping): ColumnMapping {
  const fields = new Set(columnFields(tool).map((field) => field.name));
  const known = new Set(columns);
  const mapping = Object.fromEntries(Object.entries(given).filter(([, column]) => column !== ''));
  for (const [field, column] of Object.entries(mapping))
    if (!fields.has(field) || !known.has(column)) throw invalidField('mapping', 'not_an_option');
  if (new Set(Object.values(mapping)).size < Object.keys(mapping).length) throw invalidField('mapping', 'duplicate');
  return mapping;
}

const hashOf = (columns: string[]) => createHash('sha256').update(columns.join('\u001f')).digest('hex');

/** The mapping is remembered for the account's next file with these columns. */
export async function mapColumns(
  db: Db,
  actor: { accountId: number; language: InterfaceLanguage },
  tool: Tool,
  columns: string[],
  given: ColumnMapping | undefined,
): Promise<ColumnMapping> {
  const key = { accountId: actor.accountId, toolSlug: tool.slug, columnsHash: hashOf(columns) };
  if (given) {
    const mapping = checkMapping(tool, columns, given);
    await saveMapping(db, key, mapping);
    return mapping;
  }
  const remembered = await findMapping(db, key);
  const fields = new Set(columnFields(tool).map((field) => field.name));
  // The tool may have changed since.
  if (remembered) return Object.fromEntries(Object.entries(remembered).filter(([field]) => fields.has(field)));
  return guessMapping(tool, columns, actor.language);
}
