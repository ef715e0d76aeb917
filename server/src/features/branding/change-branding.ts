// Changing a company's looks, in the transaction of whoever asks for it.
import { pictureKindOf } from '@folio/engine/sources/picture-kind';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type AccountBranding, accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';

export const maxLogoBytes = 1024 * 1024;
/** Storage location of logos. */
export const logoArea = 'logos';
/** Public path of a logo. */
export const logoPath = (key: string) => `/api/services/branding/${key.slice(logoArea.length + 1)}`;

/** True for a picture that may be a logo. */
export const isLogo = async (bytes: Uint8Array): Promise<boolean> =>
  bytes.length <= maxLogoBytes && (await pictureKindOf(bytes)) !== null;

export async function changeBranding(tx: Db, actor: Actor, changes: AccountBranding): Promise<AccountBranding> {
  const after = await accountRows.updateBranding(tx, actor.accountId, changes);
  await recordAudit(tx, actor, {
    action: 'branding.changed',
    subjectId: actor.accountId,
    details: { fields: Object.keys(changes).join(', ') },
  });
  return after;
}
