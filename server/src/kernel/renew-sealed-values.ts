import type { Db } from './db/database.ts';
import { replaceSealedValues } from './db/sealed-values.queries.ts';
import { currentPrefix, decryptSecret, encryptSecret, type SecretKeys } from './secrets.ts';

/** Encrypts values of an earlier key with the current one. Values that no key opens stay as they are and are counted. */
export async function renewSealedValues(db: Db, keys: SecretKeys): Promise<{ renewed: number; unreadable: number }> {
  let unreadable = 0;
  const renewed = await replaceSealedValues(db, currentPrefix(keys), (sealed) => {
    try {
      return encryptSecret(decryptSecret(sealed, keys), keys);
    } catch {
      unreadable += 1;
      return null;
    }
  });
  return { renewed, unreadable };
}
