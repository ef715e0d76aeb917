import type { RequestKind } from '@folio/contract/translation-words';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import { getFlags } from '../../platform/index.ts';

/** Throws 409 for work of people while nobody takes any. */
export async function refuseWithoutPeople(db: Db, kind: RequestKind): Promise<void> {
  const { has_human_services: hasPeople } = await getFlags(db);
  if (!hasPeople && kind !== 'machine') throw conflict('human_services_off');
}
