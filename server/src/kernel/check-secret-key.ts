// True if the secret key is the one that the database's values were encrypted with.
import type { Db } from './db/database.ts';
import { listSealedValues } from './db/sealed-values.queries.ts';
import { decryptSecret, type SecretKeys } from './secrets.ts';
import { StartProblem } from './start-problem.ts';

/** Values of each column that are tried: a start should not wait for all. */
const maxValues = 20;

/**
 * Returns how many of some encrypted values the keys do not open. Throws `StartProblem` if they open none, unless `isAllowed`: such a start
 * would fail at each model, website and webhook instead.
 */
export async function checkSecretKey(db: Db, keys: SecretKeys, isAllowed: boolean): Promise<number> {
  const sealed = await listSealedValues(db, maxValues);
  const unreadable = sealed.filter((value) => {
    try {
      decryptSecret(value, keys);
      return false;
    } catch {
      return true;
    }
  }).length;
  if (sealed.length > 0 && unreadable === sealed.length && !isAllowed)
    throw new StartProblem(
      'The secret key is not the one that the values in this database were encrypted with. Set SECRET_KEY (or secret.key) as before, or name the earlier key in SECRET_KEY_PREVIOUS. FOLIO_ALLOW_OTHER_SECRET_KEY=1 starts anyway: keys and passwords must then be entered again.',
    );
  return unreadable;
}
