// For which account this process works right now: what is scarce is shared by it, without every function passing it on.
import { AsyncLocalStorage } from 'node:async_hooks';

const atWork = new AsyncLocalStorage<number>();

/** Runs something, and all that it starts, for an account. */
export const workFor = <T>(accountId: number, run: () => T): T => atWork.run(accountId, run);

/** The account that is worked for, or null. */
export const currentAccount = (): number | null => atWork.getStore() ?? null;
