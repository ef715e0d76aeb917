// One tool, one file: everything the product knows of an AI tool stands in its `*.tool.ts`. No HTTP, SQL, React or vendor name.
import {
  type CreditRule,
  creditRuleSchema,
  type ToolField,
  type ToolStep,
  type ToolSummary,
  toolConstraintSchema,
  toolFieldSchema,
  toolStepSchema,
} from '@folio/contract/tool-definition';
import type * as z from 'zod';
import type { DocumentBlock } from './document-layout.ts';

/** A tool's result: always an object, checked against the tool's `result` after a model or the composer made it. */
export type ToolResult = Record<string, unknown>;

type ToolFlags = Pick<ToolSummary, 'isDavinci' | 'bulk' | 'is_suggested' | 'has_task_assignment'>;

interface ToolFacts {
  slug: string;
  /** Slug of the catalogue's tool that a custom one is made of: what composes it. */
  base?: string | undefined;
  name: string;
  code: string;
  macrocategory: ToolSummary['macrocategory'];
  group: string;
  /** Tabler outline icon. */
  icon: string;
  description: string;
  output: ToolSummary['output'];
  flow: ToolSummary['flow'];
  /**
   * What makes it: a text model (or the built-in composer), a computation or a maker of other kinds that the engine keeps under the slug, or
   * people who take a request.
   */
  execution:
    | 'model-text'
    | 'computed'
    | 'model-image'
    | 'model-speech'
    | 'model-transcription'
    | 'model-translation'
    | 'model-video'
    | 'human';
  /** Codes the tool can write in; a writing tool lists `writingLanguages`. */
  translation: readonly string[];
  /** The shape every result must have: the model's schema, the viewer's and the export's. */
  result: z.ZodObject;
  /** How a result becomes a document: blocks in reading order. */
  layout: DocumentBlock[];
  /** What a professional would deliver, with the channel's real limits; becomes the first part of the prompt. */
  brief: string;
  /** Values of fields with which an order waits for a model although the composer writes the tool's others. */
  modelOnly?: Record<string, string[]>;
  /** Fields whose filled values, joined by a comma, make the document's title when the result has none. */
  titleFields: string[];
  /** One worked example (input by field name): used in tests, in the gallery and as the form's "Try an example". */
  example: Record<string, unknown>;
}

/** A field as a tool file writes it; defaults may be left out. */
export type FieldSource = z.input<typeof toolFieldSchema>;

/** What a tool file writes down; defaults may be left out. */
export interface ToolSource extends ToolFacts {
  limits?: Partial<Tool['limits']>;
  fields: FieldSource[];
  steps?: z.input<typeof toolStepSchema>[];
  constraints?: z.input<typeof toolConstraintSchema>[];
  credits: z.input<typeof creditRuleSchema>;
  flags?: Partial<ToolFlags>;
}

/** A tool with every default filled in, as the rest of the product reads it. */
export interface Tool extends ToolFacts {
  limits: {
    /** Most orders by one person in a week (from Monday, UTC). */
    weeklyUses: number | null;
  };
  fields: ToolField[];
  steps: ToolStep[];
  constraints: z.output<typeof toolConstraintSchema>[];
  credits: CreditRule;
  flags: ToolFlags;
}

/** Checks a tool's declaration when it is loaded and fills its defaults; throws on a field or step that does not fit. */
export function defineTool(source: ToolSource): Tool {
  const fields = source.fields.map((field) => toolFieldSchema.parse(field));
  const steps = (source.steps ?? []).map((step) => toolStepSchema.parse(step));
  const names = new Set(fields.map((field) => field.name));
  for (const name of steps.flatMap((step) => step.fields)) {
    if (!names.has(name)) throw new Error(`${source.slug}: a step names the unknown field "${name}"`);
  }
  return {
    ...source,
    fields,
    steps,
    constraints: (source.constraints ?? []).map((constraint) => toolConstraintSchema.parse(constraint)),
    credits: creditRuleSchema.parse(source.credits),
    limits: { weeklyUses: null, ...source.limits },
    flags: { isDavinci: false, bulk: false, is_suggested: false, has_task_assignment: false, ...source.flags },
  };
}
