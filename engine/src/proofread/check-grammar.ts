// Findings of Harper's rules in an English text.
import { fileURLToPath } from 'node:url';
import { requirePart } from '../parts/optional-parts.ts';
import { ResidentProgram } from '../work/resident-program.ts';

export interface GrammarQuestion {
  text: string;
  isAmerican: boolean;
}

interface GrammarFinding {
  /** Harper's own name of the rule. */
  rule: string;
  /** Like "Agreement". */
  kind: string;
  start: number;
  end: number;
  replacements: string[];
  message: string;
}
export type GrammarAnswer = GrammarFinding[];

const program = new ResidentProgram<GrammarQuestion, GrammarAnswer>(
  fileURLToPath(new URL('./english-program.ts', import.meta.url)),
  { timeMs: 60_000, maxBytes: 20_000_000, idleMs: 30_000 },
);

/** Throws `EngineFailure`: PART_NOT_INSTALLED, ABORTED. */
export async function findGrammar(question: GrammarQuestion, signal: AbortSignal): Promise<GrammarAnswer> {
  await requirePart('english-grammar');
  return program.ask(question, signal);
}
