// Input and output of a conversation in the engine.
import type { VoiceProfile } from '@folio/contract/brand-voices';
import type { EngineMark, ModelCall, SourceText, TextModel } from '../core/engine-types.ts';

/** A picture as it was uploaded. */
export interface ChatPicture {
  mediaType: string;
  bytes: Uint8Array;
}

/** One thing that was said; `text` is Markdown. */
export interface ChatTurn {
  role: 'user' | 'assistant';
  text: string;
  pictures: ChatPicture[];
}

export interface ChatRequest {
  /** Professional brief: the tool's own. */
  brief: string;
  /** Everything said so far, oldest first; the last turn is the question. */
  turns: ChatTurn[];
  sources: SourceText[];
  /** Code of the language to answer in. */
  language: string;
  brandVoice?: VoiceProfile;
  /** The sentence with which an answer is declined. */
  refusal: string;
}

export interface ChatContext {
  textModel: TextModel | null;
  signal: AbortSignal;
  /** Gets the answer so far each time it grows. */
  onText: (text: string) => void;
  onModelCall: (call: ModelCall) => void;
}

/** A piece of a source under the number by which an answer names it. */
export interface NumberedPassage {
  number: number;
  source: SourceText;
  heading: string | null;
  text: string;
}

/** A passage that an answer names, with the words of it that say so. */
export interface CitedPassage extends NumberedPassage {
  /** At most 300 characters. */
  quote: string;
}

export interface ChatAnswer {
  /** Markdown; `[1]` names a citation, and every such mark has one. */
  text: string;
  citations: CitedPassage[];
  engine: EngineMark;
  /** True where the model declined, or the built-in engine found nothing to quote: it costs nothing. */
  isFree: boolean;
}
