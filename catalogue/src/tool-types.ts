// Types from a tool's declaration for its input and its result: a misspelt name is an error where it is written.
import type { toolConstraintSchema, toolFieldSchema, toolStepSchema } from '@folio/contract/tool-definition';
import type * as z from 'zod';

type ReadonlyDeep<T> = T extends readonly unknown[]
  ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T;

/** A field as a tool file writes it; defaults may be left out. */
export type FieldSource = ReadonlyDeep<z.input<typeof toolFieldSchema>>;

/** A step as a tool file writes it, with the names of the tool's fields. */
export type StepSource<Name extends string> = Omit<z.input<typeof toolStepSchema>, 'fields' | 'atLeast'> & {
  fields: readonly Name[];
  atLeast?: { [N in Name]?: number };
};

/** A constraint as a tool file writes it, with the names of the tool's fields. */
export type ConstraintSource<Name extends string> = Omit<z.input<typeof toolConstraintSchema>, 'fields'> & {
  fields: readonly Name[];
};

type OptionValue<Field> = Field extends { options: readonly { value: infer Value }[] } ? Value : string | number;

interface ValuesByType {
  text: string;
  textarea: string;
  url: string;
  /** YYYY-MM-DD. */
  date: string;
  boolean: boolean;
  number: number;
  tags: string[];
  urls: string[];
  keywords: string[];
  /** A code of the tool's `translation`, or `auto`. */
  language: string;
  /** A preset or the user's own tone. */
  tone: string;
  /** A number of words. */
  length: number;
  /** The voice's id. */
  brand_voice: number;
  /** Ids of sources. */
  sources: number[];
  /** Ids of assets or https addresses. */
  file: (number | string)[];
  image: (number | string)[];
  audio: (number | string)[];
}

type FilledValue<Field extends FieldSource> = Field['type'] extends keyof ValuesByType
  ? ValuesByType[Field['type']]
  : Field['type'] extends 'multiselect'
    ? OptionValue<Field>[]
    : OptionValue<Field>;

/** Lists and booleans are never null; anything else is null where it is not required and was left out. */
type ValueOf<Field extends FieldSource> = Field extends { required: true }
  ? FilledValue<Field>
  : FilledValue<Field> extends boolean | readonly unknown[]
    ? FilledValue<Field>
    : FilledValue<Field> | null;

/** Values by field name, as `parseToolInput` returns them. */
export type InputOfFields<Fields extends readonly FieldSource[]> = {
  [Field in Fields[number] as Field['name']]: ValueOf<Field>;
};

/** The names of these fields. */
export type NameOf<Fields extends readonly FieldSource[]> = Fields[number]['name'];

/** The fields again, where every `showIf` names one of them. */
export type CheckedFields<Fields extends readonly FieldSource[]> = {
  [At in keyof Fields]: Fields[At] extends { showIf: infer Conditions }
    ? { showIf: { [Name in keyof Conditions]: Name extends NameOf<Fields> ? unknown : never } }
    : unknown;
};
