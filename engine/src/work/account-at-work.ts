// The account that this process currently works for. Scarce resources are shared by account, without
// a parameter in every function.
import { AsyncLocalStorage } from 'node:async_hooks';

const atWork = new AsyncLocalStorage<number>();

/** Runs something, and all that it starts, for an account. */
export const workFor = <T>(accountId: number, run: () => T): T => atWork.run(accountId, run);

/** The account that is worked for, or null. */
export const currentAccount = (): number | null => atWork.getStore() ?? null;
