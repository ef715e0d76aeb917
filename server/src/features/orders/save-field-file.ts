// Files of a tool's fields: uploaded before the order, or sent with it in a form (`fields[images][]`).
import type { Tool } from '@folio/catalogue/define-tool';
import { isPricedBy } from '@folio/contract/tool-price';
import { type AssetField, isAssetField } from '@folio/contract/tool-values';
import type { GivenFile } from '@folio/engine/core/engine-types';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField } from '../../kernel/errors.ts';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { lockPerson } from '../accounts/index.ts';
import { assetRows, checkUpload, endingsOf, storeFile } from '../assets/index.ts';
import { countFileWords } from './measure-order.ts';

const check = (field: AssetField, at: string, file: File) =>
  checkUpload(at, file, endingsOf(field), field.maxSizeMb * 1024 * 1024);

/** Keeps a file for an order of the tool by this user; one that no order takes is removed after a day. Throws 413, 415 or 422 at the field `at`. */
export async function saveFieldFile(
  kernel: Kernel,
  actor: Actor,
  tool: Tool,
  field: AssetField,
  file: File,
  at = field.name,
): Promise<assetRows.AssetRow> {
  const { bytes, measured } = await check(field, at, file);
  const words = isPricedBy(tool.credits, 'fileWords') ? await countFileWords(at, file.name, bytes) : null;
  const kept = await storeFile(kernel, bytes, {
    account_id: actor.accountId,
    user_id: actor.id,
    role: 'input',
    file_name: file.name.slice(0, 200),
    media_type: measured.mediaType,
    width: measured.width,
    height: measured.height,
    seconds: measured.seconds,
    words,
  });
  return keepStored(kernel, [kept.storage_key], () =>
    kernel.database.transaction(async (tx) => {
      await lockPerson(tx, actor.id);
      const [row] = await assetRows.insertAssets(tx, [kept]);
      if (!row) throw new Error('The file was not kept');
      return row;
    }),
  );
}

interface FieldWithFiles {
  field: AssetField;
  items: unknown[];
}

/** The fields of files in which the call brings files themselves. Throws 422 where there are more than the field takes. */
function fieldsWithFiles(tool: Tool, fields: Record<string, unknown>): FieldWithFiles[] {
  return tool.fields.filter(isAssetField).flatMap((field) => {
    const items = [fields[field.name]].flat();
    if (!items.some((item) => item instanceof File)) return [];
    if (items.length > field.maxFiles) throw invalidField(field.name, 'too_many', { max: field.maxFiles });
    return [{ field, items }];
  });
}

/** The fields with their files kept, and named by their ids. */
export async function withKeptFiles(
  kernel: Kernel,
  actor: Actor,
  tool: Tool,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const named = { ...fields };
  for (const { field, items } of fieldsWithFiles(tool, fields)) {
    const ids: unknown[] = [];
    for (const item of items) ids.push(item instanceof File ? (await saveFieldFile(kernel, actor, tool, field, item)).id : item);
    named[field.name] = ids;
  }
  return named;
}

/** The fields without the files that they bring, and these, to be measured and not kept. Throws as keeping them would. */
export async function withoutFiles(
  tool: Tool,
  fields: Record<string, unknown>,
): Promise<{ fields: Record<string, unknown>; files: GivenFile[] }> {
  const rest = { ...fields };
  const files: GivenFile[] = [];
  for (const { field, items } of fieldsWithFiles(tool, fields)) {
    rest[field.name] = items.filter((item) => !(item instanceof File));
    for (const item of items)
      if (item instanceof File) {
        const { bytes, measured } = await check(field, field.name, item);
        files.push({ name: item.name, mediaType: measured.mediaType, bytes });
      }
  }
  return { fields: rest, files };
}
