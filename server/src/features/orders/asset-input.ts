// Files that an order brings: uploaded before, named by their ids among its fields.
import type { Tool } from '@folio/catalogue/define-tool';
import type { InputIssue } from '@folio/contract/tool-input';
import { type AssetField, isAssetField, type ToolInput } from '@folio/contract/tool-values';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalid } from '../../kernel/errors.ts';
import { assetRows } from '../assets/index.ts';

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : []).filter((item): item is number => typeof item === 'number');

/** Files of the web that the input names by their addresses. */
export const fileAddressesOf = (tool: Tool, input: ToolInput): string[] =>
  tool.fields
    .filter(isAssetField)
    .flatMap(({ name }) => (Array.isArray(input[name]) ? input[name] : []))
    .filter((item): item is string => typeof item === 'string' && item !== '');

/** Ids of the uploads that the input names. */
export const assetIdsOf = (tool: Tool, input: ToolInput): number[] =>
  tool.fields.filter(isAssetField).flatMap((field) => idsIn(input[field.name]));

function tooLarge(tool: Tool, field: AssetField, row: assetRows.AssetRow): InputIssue[] {
  if (field.type !== 'image') return [];
  const isWithin = (row.width ?? 0) <= (field.maxWidth ?? Infinity) && (row.height ?? 0) <= (field.maxHeight ?? Infinity);
  const rule = tool.constraints.find((one) => one.rule === 'max_image_size' && one.fields.includes(field.name));
  return isWithin ? [] : [{ field: field.name, code: 'constraint', params: { message: rule?.message ?? '' } }];
}

function judge(tool: Tool, field: AssetField, row: assetRows.AssetRow | undefined, actor: Actor): InputIssue[] {
  const isTheirs = row !== undefined && row.user_id === actor.id && row.role === 'input';
  if (!isTheirs) return [{ field: field.name, code: 'upload_gone' }];
  const isPicture = row.media_type.startsWith('image/');
  if ((field.type === 'image') !== isPicture && field.type !== 'file') return [{ field: field.name, code: 'upload_gone' }];
  return tooLarge(tool, field, row);
}

/** The uploads named by the input. Throws 422 at fields with files that are gone, not the caller's, or too large for the tool. */
export async function readAssets(db: Db, actor: Actor, tool: Tool, input: ToolInput): Promise<assetRows.AssetRow[]> {
  const rows = new Map((await assetRows.listAssets(db, assetIdsOf(tool, input))).map((row) => [row.id, row]));
  const issues = tool.fields
    .filter(isAssetField)
    .flatMap((field) => idsIn(input[field.name]).flatMap((id) => judge(tool, field, rows.get(id), actor)));
  if (issues.length > 0) throw invalid(issues);
  return [...rows.values()];
}

/** The input with files of this order alone. Throws 422 at fields with files removed since the check. */
export async function claimUploads(tx: Db, actor: Actor, tool: Tool, input: ToolInput): Promise<ToolInput> {
  const taken = await assetRows.claimInputs(tx, assetIdsOf(tool, input), actor.id);
  const fields = tool.fields.filter(isAssetField);
  const issues = fields.flatMap(({ name }) =>
    idsIn(input[name]).flatMap((id) => (taken.has(id) ? [] : [{ field: name, code: 'upload_gone' }])),
  );
  if (issues.length > 0) throw invalid(issues);
  const ownOf = (value: unknown) => (typeof value === 'number' ? (taken.get(value) ?? value) : value);
  const values = fields.flatMap(({ name }) => {
    const value = input[name];
    return Array.isArray(value) ? [[name, value.map(ownOf)] as const] : [];
  });
  return { ...input, ...(Object.fromEntries(values) as ToolInput) };
}
