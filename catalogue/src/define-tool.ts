// One tool, one file: everything the product knows of an AI tool is in its `*.tool.ts`. No HTTP, SQL, React or vendor name.
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
import type { ToolInput } from '@folio/contract/tool-values';
import type * as z from 'zod';
import type { BlockOf, DocumentBlock } from './document-layout.ts';
import type { Price } from './prices.ts';
import type { CheckedFields, ConstraintSource, FieldSource, InputOfFields, NameOf, StepSource } from './tool-types.ts';

/** A tool's result: always an object, checked against the tool's `result` after a model or the composer made it. */
export type ToolResult = Record<string, unknown>;

type ToolFlags = Pick<ToolSummary, 'isDavinci' | 'bulk' | 'is_suggested' | 'has_task_assignment'>;

interface ToolFacts {
  slug: string;
  /** Slug of the catalogue tool behind a custom tool: it composes the document. */
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
   * Producer of the document: a text model (or the built-in composer), a computation, another engine function registered under
   * the slug, or humans with a request.
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
  /** Conversion of a result into a document: blocks in reading order. */
  layout: DocumentBlock[];
  /** Professional brief, with the channel's real limits; becomes the first part of the prompt. */
  brief: string;
  /** Values of fields with which an order waits for a model although the composer writes the tool's others. */
  modelOnly?: Record<string, string[]>;
  /** Fields that make the document's title if the result has none: their values, joined by a comma. */
  titleFields: string[];
  /** One worked example (input by field name): used in tests, in the gallery and as the form's "Try an example". */
  example: Record<string, unknown>;
}

/** Declaration of a tool file; defaults may be omitted. Names of fields and paths of the result must exist. */
type ToolSource<Fields extends readonly FieldSource[], Result extends z.ZodObject> = Omit<
  ToolFacts,
  'result' | 'layout' | 'modelOnly' | 'titleFields' | 'example'
> & {
  fields: Fields & CheckedFields<Fields>;
  result: Result;
  layout: readonly BlockOf<z.output<NoInfer<Result>>>[];
  steps?: readonly StepSource<NameOf<NoInfer<Fields>>>[];
  constraints?: readonly ConstraintSource<NameOf<NoInfer<Fields>>>[];
  credits: Price<NameOf<NoInfer<Fields>>, keyof z.output<NoInfer<Result>> & string>;
  modelOnly?: { [Name in NameOf<NoInfer<Fields>>]?: readonly string[] };
  titleFields: readonly NameOf<NoInfer<Fields>>[];
  example: { [Name in NameOf<NoInfer<Fields>>]?: unknown };
  limits?: Partial<Tool['limits']>;
  flags?: Partial<ToolFlags>;
};

/** A tool that also knows the types of its input and its result; wherever these do not matter it is a `Tool`. */
export type TypedTool<Fields extends readonly FieldSource[], Result extends z.ZodObject> = Omit<Tool, 'result'> & {
  result: Result;
  /** For types alone: nothing has it. */
  readonly inputType?: InputOfFields<Fields>;
};

/** Values by field name of `typeof someTool`, as `parseToolInput` returns them. */
export type InputOf<T extends Tool> = T extends { readonly inputType?: infer Input } ? NonNullable<Input> : ToolInput;

/** The result of `typeof someTool`. */
export type ResultOf<T extends Tool> = z.output<T['result']>;

/** Declaration of a tool without a file: names are checked when it is loaded. */
interface UntypedToolSource extends ToolFacts {
  limits?: Partial<Tool['limits']>;
  fields: readonly FieldSource[];
  steps?: readonly StepSource<string>[];
  constraints?: readonly ConstraintSource<string>[];
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
export function makeTool(source: UntypedToolSource): Tool {
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

/** The tool of a `*.tool.ts`. Its fields and its result give the types that composers work with. Throws as `makeTool` does. */
export const defineTool = <const Fields extends readonly FieldSource[], Result extends z.ZodObject>(
  source: ToolSource<Fields, Result>,
): TypedTool<Fields, Result> => makeTool(source as unknown as UntypedToolSource) as TypedTool<Fields, Result>;

type Measured = 'word_count' | 'characters' | 'title_pixels' | 'description_pixels' | 'json_ld';

type Unmeasured<T> = T extends readonly (infer Item)[]
  ? Unmeasured<Item>[]
  : T extends object
    ? { [Key in keyof T as Exclude<Key, Measured>]: Unmeasured<T[Key]> }
    : T;

/** Model answer for `typeof someTool`: figures that the engine measures are omitted. */
export type AnswerOf<T extends Tool> = Unmeasured<z.input<T['result']>>;
