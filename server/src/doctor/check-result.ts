// Result of a check, and the suggested fix.

export type CheckState = 'ok' | 'warning' | 'problem';

export interface CheckResult {
  name: string;
  state: CheckState;
  /** A sentence for the operator; never a password, key or token. */
  found: string;
  /** The suggested fix; null if all is well. */
  advice: string | null;
}

export const ok = (name: string, found: string): CheckResult => ({ name, state: 'ok', found, advice: null });

/** Works, though not as it should in production. */
export const warning = (name: string, found: string, advice: string): CheckResult => ({ name, state: 'warning', found, advice });

/** Folio does not work, or not wholly. */
export const problem = (name: string, found: string, advice: string): CheckResult => ({ name, state: 'problem', found, advice });

/** One line for each check, and a sum. */
export function describeResults(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const count = (state: CheckState) => results.filter((result) => result.state === state).length;
  const lines = results.map(
    ({ name, state, found, advice }) =>
      `${state.padEnd(7)}  ${name.padEnd(width)}  ${found}${advice === null ? '' : ` → ${advice}`}`,
  );
  return `${[...lines, '', `problems: ${count('problem')}, warnings: ${count('warning')}, ok: ${count('ok')}`].join('\n')}\n`;
}
