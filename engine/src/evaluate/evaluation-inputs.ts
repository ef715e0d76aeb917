// Orders of an evaluation: benchmark orders that no tool shows as its example, if there are any, else the tool's worked example.
import { listTools } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { parseToolInput } from '@folio/contract/tool-input';
import type { ToolInput } from '@folio/contract/tool-values';
import type { SourceText } from '../core/engine-types.ts';
import type { BenchmarkOrder } from './benchmark-orders/benchmark-order.ts';
import german from './benchmark-orders/de.ts';
import english from './benchmark-orders/en.ts';
import spanish from './benchmark-orders/es.ts';
import french from './benchmark-orders/fr.ts';
import italian from './benchmark-orders/it.ts';
import portuguese from './benchmark-orders/pt-br.ts';

export const benchmarkOrders: Record<string, readonly BenchmarkOrder[]> = {
  en: english,
  de: german,
  it: italian,
  es: spanish,
  fr: french,
  'pt-BR': portuguese,
};

export interface EvaluationInput {
  /** The tool, and the language where it is not the example's. */
  name: string;
  tool: Tool;
  input: ToolInput;
  language: string;
  sources: SourceText[];
  competitors: readonly string[];
  recorded: readonly unknown[];
}

function read(tool: Tool, raw: Record<string, unknown>): ToolInput {
  const parsed = parseToolInput(tool, raw);
  if (!parsed.ok) throw new Error(`${tool.slug}: ${JSON.stringify(parsed.issues)}`);
  return parsed.input;
}

function exampleOf(tool: Tool): EvaluationInput {
  const parsed = parseToolInput(tool, tool.example);
  const input: ToolInput = parsed.ok ? parsed.input : {};
  const given = input['language'];
  const language = typeof given === 'string' && given !== 'auto' ? given : 'en';
  return { name: tool.slug, tool, input, language, sources: [], competitors: [], recorded: [] };
}

const benchmarkOf = (tool: Tool, languages: readonly string[]): EvaluationInput[] =>
  languages.flatMap((language) =>
    (benchmarkOrders[language] ?? [])
      .filter(({ slug }) => slug === tool.slug)
      .map(({ input, sources = [], competitors = [], recorded = [] }) => ({
        name: `${tool.slug} ${language}`,
        tool,
        input: read(tool, { ...input, language }),
        language,
        sources,
        competitors,
        recorded,
      })),
  );

export interface Wanted {
  /** Tools by their slugs; all text tools where none is named. */
  slugs?: readonly string[];
  /** True where a model writes: then held-out orders take the place of examples. */
  isBenchmark?: boolean;
  languages?: readonly string[];
  /** Only orders with a recorded answer. */
  isRecorded?: boolean;
}

export function evaluationInputs({
  slugs = [],
  isBenchmark = false,
  languages = [],
  isRecorded = false,
}: Wanted): EvaluationInput[] {
  const wanted = languages.length === 0 ? Object.keys(benchmarkOrders) : languages;
  return listTools()
    .filter(
      (tool) => tool.execution === 'model-text' && tool.output !== 'chat' && (slugs.length === 0 || slugs.includes(tool.slug)),
    )
    .flatMap((tool) => {
      const others = isBenchmark ? benchmarkOf(tool, wanted) : [];
      return others.length > 0 ? others : [exampleOf(tool)];
    })
    .filter(({ recorded }) => !isRecorded || recorded.length > 0);
}
