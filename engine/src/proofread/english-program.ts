// A separate program, started by check-grammar.ts: Harper's rules for English, which take a quarter of a gigabyte and a second to
// load. In on stdin, a line each: JSON with a text. Out on stdout, a line each: JSON with its errors.
import { createInterface } from 'node:readline';
import type { Dialect, Lint, LocalLinter } from '@folio/parts/english-grammar';
import { loadPart } from '../parts/load-part.ts';
import type { GrammarAnswer, GrammarQuestion } from './check-grammar.ts';

const harper = await loadPart('english-grammar');
const linters = new Map<Dialect, LocalLinter>();

function linterOf(dialect: Dialect): LocalLinter {
  const linter = linters.get(dialect) ?? new harper.LocalLinter({ binary: harper.slimBinary, dialect });
  linters.set(dialect, linter);
  return linter;
}

function replacementsOf(lint: Lint, problem: string): string[] {
  return lint.suggestions().map((suggestion) => {
    if (suggestion.kind() === harper.SuggestionKind.Remove) return '';
    const text = suggestion.get_replacement_text();
    return suggestion.kind() === harper.SuggestionKind.InsertAfter ? `${problem}${text}` : text;
  });
}

for await (const line of createInterface({ input: process.stdin })) {
  const { text, isAmerican } = JSON.parse(line) as GrammarQuestion;
  const rules = await linterOf(isAmerican ? harper.Dialect.American : harper.Dialect.British).organizedLints(text, {
    language: 'plaintext',
  });
  const found: GrammarAnswer = Object.entries(rules).flatMap(([rule, lints]) =>
    lints.map((lint) => {
      const { start, end } = lint.span();
      const problem = lint.get_problem_text();
      return { rule, kind: lint.lint_kind(), start, end, replacements: replacementsOf(lint, problem), message: lint.message() };
    }),
  );
  process.stdout.write(`${JSON.stringify(found)}\n`);
}
