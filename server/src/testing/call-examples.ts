// Inputs of calls for the tests that walk the contract. Each feature keeps its own beside its calls, in `<feature>.call-examples.ts`; the
// tests find the files by their name.
import { existsSync, readdirSync } from 'node:fs';
import type { StrangersThings } from './strangers-things.ts';

type Input = Record<string, unknown>;

/** Examples by the name of a call, like `tasks.show`. */
interface CallExamples {
  /** Calls that take `workspace_id`, with an input that is complete but for it. */
  inWorkspace: Record<string, Input>;
  /** Calls that name a thing by its id, with ids of another account. */
  ofStranger: Record<string, (theirs: StrangersThings) => Input>;
}

/** Declares the examples of a feature. */
export const callExamples = (examples: Partial<CallExamples>): Partial<CallExamples> => examples;

/** The examples of all features. */
export async function listCallExamples(): Promise<CallExamples> {
  const all: CallExamples = { inWorkspace: {}, ofStranger: {} };
  const folder = new URL('../features/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const file = new URL(`${name}/${name}.call-examples.ts`, folder);
    if (!existsSync(file)) continue;
    const { default: examples } = (await import(file.href)) as { default: Partial<CallExamples> };
    Object.assign(all.inWorkspace, examples.inWorkspace);
    Object.assign(all.ofStranger, examples.ofStranger);
  }
  return all;
}
