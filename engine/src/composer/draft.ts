// One composition in progress: its input, language, form of address, and limit.
import type { InputOf, Tool } from '@folio/catalogue/define-tool';
import { isFieldShown, type ToolInput } from '@folio/contract/tool-values';
import type { ToneGroup } from '@folio/locales/en/phrases/tone';
import {
  type ComposerLanguage,
  type DocumentNature,
  type EngineContext,
  EngineFailure,
  type SourceText,
} from '../core/engine-types.ts';
import { tidy } from './split-input.ts';

const warmTones = new Set(['friendly', 'conversational', 'inspirational', 'empathetic']);
// Luxury is quiet and exact: it sounds matter-of-fact and formal.
const boldTones = new Set(['persuasive', 'enthusiastic', 'witty']);
const informalTones = new Set(['friendly', 'conversational', 'enthusiastic', 'inspirational', 'empathetic', 'witty']);

/** Notes of a composition beside its text; a draft and those made of it share one. */
export interface Delivery {
  /** Set where the writer knows; else it is judged by how much is quoted. */
  nature: DocumentNature | null;
  /** Sentences in the document's language that are at its head, like which amounts were not reached. */
  notes: string[];
  /** Words that were delivered, where the document has others beside them: lines to be filled in, lists of sources. */
  words?: number;
  /** Sentences of the sources that may not be quoted. */
  leftOut?: number;
}

/** Names of the fields with values of this type; any name if the input's type is unknown. */
type NameOf<Input, Value> = {
  [Name in keyof Input & string]: unknown extends Input[Name] ? Name : NonNullable<Input[Name]> extends Value ? Name : never;
}[keyof Input & string];

/** Input, language and form of address of one composition. The type of its input tells which fields it has. */
export class Draft<Input extends object = ToolInput> {
  /** For types alone: the draft of one tool is none of another's. */
  declare readonly inputType?: Input;
  readonly language: ComposerLanguage;
  readonly context: EngineContext;
  /** True where the reader is addressed as "Sie", "Lei", "usted", "vous". */
  readonly isFormal: boolean;
  /** Tone of our sentences; a casual brand voice is warm, the others are matter-of-fact. */
  readonly tone: ToneGroup;
  readonly #input: ToolInput;
  readonly #tool: Tool;
  readonly delivery: Delivery;

  constructor(
    tool: Tool,
    input: ToolInput,
    language: ComposerLanguage,
    context: EngineContext,
    delivery: Delivery = { nature: null, notes: [] },
  ) {
    this.delivery = delivery;
    const shown = tool.fields.filter((field) => isFieldShown(field, input)).map((field) => [field.name, input[field.name]]);
    this.#input = Object.fromEntries(shown);
    this.#tool = tool;
    this.language = language;
    this.context = context;
    const voice = context.brandVoice;
    const tone = this.#textOf('tone');
    const isWarm = voice ? voice.formality === 'casual' : warmTones.has(tone);
    this.tone = isWarm ? 'warm' : !voice && boldTones.has(tone) ? 'bold' : 'plain';
    this.isFormal = voice
      ? voice.address === 'formal' || (voice.address === 'none' && voice.formality === 'formal')
      : !informalTones.has(tone);
  }

  /** The same composition with these sources instead of its own. */
  withSources(sources: SourceText[]): Draft<Input> {
    return new Draft<Input>(this.#tool, this.#input, this.language, { ...this.context, sources }, this.delivery);
  }

  /** A text field as it was typed, trimmed; empty where it was left out or is hidden. */
  text(name: NameOf<Input, string>): string {
    return this.#textOf(name);
  }

  /** A text field as one tidy line. */
  line(name: NameOf<Input, string>): string {
    return tidy(this.#textOf(name));
  }

  /** A number, or `otherwise` where none was given. */
  number(name: NameOf<Input, number>, otherwise = 0): number {
    const value = this.#input[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
  }

  isTrue(name: NameOf<Input, boolean>): boolean {
    return this.#input[name] === true;
  }

  /** A list field, each item as one tidy line. */
  list(name: NameOf<Input, readonly unknown[]>): string[] {
    const value = this.#input[name];
    return Array.isArray(value) ? value.map((item) => tidy(String(item))).filter((item) => item !== '') : [];
  }

  #textOf(name: string): string {
    const value = this.#input[name];
    return typeof value === 'string' ? value.trim() : '';
  }

  /** Notes a sentence for the head of the document, once. */
  note(sentence: string): void {
    if (!this.delivery.notes.includes(sentence)) this.delivery.notes.push(sentence);
  }

  /** Reports which section is being written; throws when the order was called off. */
  announce(section: number, sections: number, label: string): void {
    if (this.context.signal.aborted) throw new EngineFailure('ABORTED');
    this.context.onProgress({ stage: 'writing', section, sections, label });
  }
}

/** Context of writing beside the fields, for any tool. */
export type DraftSetting = Pick<Draft, 'language' | 'context' | 'isFormal' | 'delivery' | 'note' | 'announce'>;

/** The draft of an order of `typeof someTool`: a field that the tool does not have, or has as another type, is a type error. */
export type DraftOf<T extends Tool> = Draft<InputOf<T>>;
