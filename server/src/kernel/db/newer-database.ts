// A database that a later version migrated: the next version is tested beside this one (rolling updates), versions after it are not.
import { StartProblem } from '../start-problem.ts';
import { examineMigrations, type MigrationState } from './migrate.ts';

const parts = (version: string) => version.split('.').map(Number);

function isLater(version: string, than: string): boolean {
  const [one, other] = [parts(version), parts(than)];
  for (const [index, part] of one.entries()) if (part !== other[index]) return part > (other[index] ?? 0);
  return false;
}

/**
 * Null for a database of this version or an earlier one, a warning for one of the next version. Throws `StartProblem` for later or unknown
 * versions, unless `isAllowed`.
 */
export function checkDatabase({ isNewer, versions }: MigrationState, version: string, isAllowed: boolean): string | null {
  if (!isNewer) return null;
  const later = versions.filter((one) => isLater(one, version));
  const found = `The database was migrated by a newer version of Folio${later.length > 0 ? ` (${later.join(', ')})` : ''}; this is ${version}.`;
  if (later.length !== 1 && !isAllowed)
    throw new StartProblem(
      `${found} Start that version, or restore a backup made before the update. FOLIO_ALLOW_NEWER_DATABASE=1 starts this one anyway.`,
    );
  return found;
}

/** Examines the database and judges it as `checkDatabase` does. */
export const checkForNewerDatabase = async (connectionString: string, version: string, isAllowed: boolean) =>
  checkDatabase(await examineMigrations(connectionString), version, isAllowed);
