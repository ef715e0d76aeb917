// The interface between the engine and its callers. The engine knows no HTTP route, no SQL and no React.

import type { ToolResult } from '@folio/catalogue/define-tool';
import type { VoiceLanguage, VoiceProfile } from '@folio/contract/brand-voices';
import type { Capability } from '@folio/contract/capabilities';
import type { EngineCode } from '@folio/contract/errors';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EmbeddingModel, experimental_generateVideo, ImageModel, LanguageModel, SpeechModel, TranscriptionModel } from 'ai';
import type { OutsideData } from './outside-data.ts';

/** Text of a file or page given as a source: data for the writer, never an instruction to it. */
/** Nature of a document: a text, an outline that is still to be written, an extract that quotes sources word for word, or a brief with too many open facts. */
export type DocumentNature = 'text' | 'outline' | 'extract' | 'brief';

export interface SourceText {
  /** Id of the additional source; written into `data-source` of every passage taken from it. */
  id: number;
  /** Title of the page or name of the file, as cited. */
  title: string;
  url: string | null;
  /** Plain text; a blank line parts paragraphs, a line starting with "# " is a heading. */
  text: string;
  /** A page of the customer's own website: their texts can repeat its "we" statements. */
  isOwn?: boolean;
}

/** Progress of the writing; `section` of `sections` counts from 1, `label` is the section's heading. */
export interface Progress {
  stage: 'reading' | 'planning' | 'writing' | 'making' | 'checking';
  section?: number;
  sections?: number;
  label?: string;
}

/** One finished call of a model, whatever came of it; recorded even where the reply was of no use, since it cost money. */
export interface ModelCall {
  provider: string;
  model: string;
  capability: Capability;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Seconds of sound or film, spoken, heard or made. */
  seconds?: number;
  /** Pictures made. */
  pictures?: number;
  durationMs: number;
  outcome: 'ok' | 'invalid_reply' | 'provider_error' | 'timeout' | 'aborted';
  /** Short reason without keys, addresses or prompt text; null when ok. */
  problem: string | null;
  /** Of the model's connection, where it has one. */
  connectionId?: number;
}

/** A connected text model with the identifiers for the records. */
export interface TextModel {
  provider: string;
  modelId: string;
  model: LanguageModel;
  /** False where the server is known not to follow a JSON schema natively; the schema then travels in the prompt. */
  supportsSchema: boolean;
  /** Metadata of its recorded calls. */
  connectionId?: number;
}

/** A connected model that measures how similar texts are. */
export interface EmbeddingModelInUse {
  provider: string;
  modelId: string;
  model: EmbeddingModel;
}

/** Kinds of models that make or read something other than text. */
interface MediaModels {
  image: ImageModel;
  speech: SpeechModel;
  transcription: TranscriptionModel;
  video: Parameters<typeof experimental_generateVideo>[0]['model'];
}
export type MediaCapability = keyof MediaModels;

/** A connected model of that kind. */
export interface MediaModel<Kind extends MediaCapability = MediaCapability> {
  provider: string;
  modelId: string;
  capability: Kind;
  model: MediaModels[Kind];
  /** Metadata of its recorded calls. */
  connectionId?: number;
}

/** Finds connected models when a tool needs one; null if none is connected. */
export interface ConnectedModels {
  media: <Kind extends MediaCapability>(kind: Kind) => Promise<MediaModel<Kind> | null>;
  /** The text model chosen for translations, else the one that writes. */
  translation: () => Promise<TextModel | null>;
}

/** A file that an order brings. */
export interface GivenFile {
  name: string;
  /** By its content. */
  mediaType: string;
  bytes: Uint8Array;
}

/** A file that an order made. The result names it by `key` where its shape has a file. */
export interface MadeFile {
  /** Like "image-1"; unique within the order. */
  key: string;
  /** Name with its ending, for downloads. */
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Length of sound or film. */
  seconds?: number;
  /** Alt text of a picture. */
  alt?: string;
}

/** Translation memory of the account. */
export interface MemoryScope {
  source: string;
  target: string;
  formality: string;
}

/** Translation memory and glossary of an account. */
export interface TranslationMemory {
  /** Translations of exactly these texts. */
  recall: (texts: readonly string[], scope: MemoryScope) => Promise<Map<string, string>>;
  keep: (pairs: readonly { source: string; text: string }[], scope: MemoryScope) => Promise<void>;
  terms: (source: string, target: string) => Promise<{ source: string; target: string }[]>;
}

/** Engine context beside tool and input. */
export interface EngineContext {
  /** Language code to write in; already detected where the input said `auto`. */
  language: string;
  /** The connected text model, or null: then the built-in composer writes. */
  textModel: TextModel | null;
  sources: SourceText[];
  /** Brand voice; takes precedence over the tone. */
  brandVoice?: VoiceProfile;
  /** Instructions of the selected briefing. */
  briefing?: string;
  /** Names of competitors that no text may have. */
  competitors?: readonly string[];
  /** Country of the readers, as an ISO 3166 code in capitals; null if unknown. */
  country?: string | null;
  /** Current text of a rewritten document, without the claims that it still marks; omitted for a first text. */
  documentText?: string;
  /** Texts beside which the new one will stand, and last the one that it replaces: it repeats none of them. */
  beside?: readonly string[];
  /** Models of other kinds; left out where nothing but text can be made. */
  models?: ConnectedModels;
  /** A file that the input names, by the id of its asset or an https address. Throws `EngineFailure`. */
  readFile?: (file: number | string) => Promise<GivenFile>;
  /** Most words of a page or file at an address; without it, its words were counted for the price. */
  maxWords?: number;
  /** The account's translations so far; left out where nothing is translated. */
  memory?: TranslationMemory;
  /** Pictures that the text model is shown, as JPEG. */
  pictures?: { name: string; bytes: Uint8Array }[];
  /** The account's branding for designs: its colors as #rrggbb and its name. */
  brand?: { name: string; primary: string | null; background: string | null; secondary: string | null };
  /** Reads a public page through the guarded fetcher; throws `EngineFailure` with a reason a marketer understands. */
  readPage: (url: string) => Promise<SourceText>;
  /** Fetches a public page as it is, for tools that check its markup; left out where nothing may be fetched. */
  fetchPage?: (url: string) => Promise<{
    url: string;
    status: number;
    contentType?: string;
    robotsTag?: string;
    lastModified?: string;
    bytes: Uint8Array;
  }>;
  /** Address of the page view service that trends are read from; Wikimedia's own where left out. */
  trendsUrl?: string;
  /** Source of figures that cannot be computed; null if the account has connected nothing. */
  outsideData?: () => Promise<OutsideData | null>;
  onProgress: (progress: Progress) => void;
  onModelCall: (call: ModelCall) => void;
  signal: AbortSignal;
  now: Date;
}

/** Which writer made a result: shown with every document. */
export interface EngineMark {
  kind: 'composer' | 'model' | 'computed';
  /** Method if it is not plain from the kind: "layout" for a designed picture, "voice" for the built-in speech. */
  way?: string;
  provider: string | null;
  model: string | null;
  /** Nature of the built-in writer's result, if it is not a finished text. */
  nature?: DocumentNature;
}

/** The brand voice that a style guide is saved as. */
export interface VoiceOfGuide {
  name: string;
  description: string;
  type: 'links' | 'text' | 'files';
  language: VoiceLanguage;
  profile: VoiceProfile;
  origins: string[];
}

/** A finished piece of content. `html` is sanitised; its blocks carry `data-origin` and, where a source was used, `data-source`. */
export interface EngineOutcome {
  result: ToolResult;
  title: string;
  html: string;
  words: number;
  /** Delivered share of the ordered items, 0 to 1. Missing items are not charged. Defaults to 1. */
  share?: number;
  engine: EngineMark;
  /** Ids of the sources that passages were taken from. */
  sourcesUsed: number[];
  /** The brand voice to be saved with it; null where one was asked for and cannot be told from the texts. */
  voice?: VoiceOfGuide | null;
  /** Files that were made; `html` names them as `/api/services/orders/asset/<key>`. */
  files: MadeFile[];
}

/** Proposals of a wizard step for the fields of the next one, by field name. */
export type Proposal = ToolInput;

/** Why something could not be made; `code` picks the sentence shown, in the reader's language. */
export class EngineFailure extends Error {
  readonly code: EngineFailureCode;
  /** True where a later try may succeed without anybody changing anything. */
  readonly isTemporary: boolean;
  /** Words that fill the sentence's blanks (a page's address, a file's name). */
  readonly detail: string | null;
  /** Milliseconds that a model's server asked to wait, where that is too long to be waited for in a call. */
  readonly retryAfterMs: number | null;
  constructor(
    code: EngineFailureCode,
    options: { isTemporary?: boolean; detail?: string; cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(code, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.code = code;
    this.isTemporary = options.isTemporary ?? false;
    this.detail = options.detail ?? null;
  }
}

/** Declared in the contract with the status that a call answers. */
export type EngineFailureCode = EngineCode;

/** Language in which the composer writes for this code, or null where it cannot. */
export type ComposerLanguage = InterfaceLanguage;
