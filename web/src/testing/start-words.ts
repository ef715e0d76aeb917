import { startI18n, withLaterWords } from '../base/i18n.ts';

/** For tests of parts that no page has loaded: all words are there. */
export async function startWords(): Promise<void> {
  await startI18n();
  await withLaterWords(() => Promise.resolve());
}
