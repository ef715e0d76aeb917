// The branding of the account, for designed rather than written results.
import type { Tool } from '@folio/catalogue/define-tool';
import type { EngineContext } from '@folio/engine/core/engine-types';
import type { Db } from '../../kernel/db/database.ts';
import { accountRows } from '../accounts/index.ts';

const designed = new Set<Tool['output']>(['image', 'video']);

/** Name and colours of the account; undefined for a tool that writes, which needs neither. */
export async function findBrand(db: Db, tool: Tool, accountId: number): Promise<EngineContext['brand']> {
  if (!designed.has(tool.output)) return undefined;
  const account = await accountRows.findAccount(db, accountId);
  const {
    custom_color_primary: primary,
    custom_color_background: background,
    custom_color_secondary: secondary,
  } = account?.branding ?? {};
  return {
    name: account?.name ?? '',
    primary: primary ?? null,
    background: background ?? null,
    secondary: secondary ?? null,
  };
}
