import type { VoiceProfile } from '@folio/contract/brand-voices';
import type { RewriteAction } from '@folio/contract/rewrites';
import type { Claim } from '../claims/find-claims.ts';
import type { EngineMark, ModelCall, TextModel } from '../core/engine-types.ts';

/** A passage and the requested rewrite. Line breaks separate its paragraphs. */
export interface RewriteRequest {
  action: RewriteAction;
  passage: string;
  /** The text around it, for its sense only. */
  before: string;
  after: string;
  /** Requested tone, for `tone`. */
  tone?: string | undefined;
  /** Whom it should sound like, for `voice`. */
  voice?: VoiceProfile | undefined;
}

export interface RewriteContext {
  /** Language of the document, which the passage keeps unless it is plainly in another. */
  language: string;
  textModel: TextModel | null;
  /** Voice of the document, and its readers' country, which sets the regional variant. */
  brandVoice?: VoiceProfile | undefined;
  country?: string | null | undefined;
  /** The document's input and its text. A statement found in neither is a claim. */
  given: string;
  now: Date;
  /** Gets the whole text so far each time that it grows. */
  onText: (text: string) => void;
  onModelCall: (call: ModelCall) => void;
  signal: AbortSignal;
}

/** Plain text, paragraphs parted by line breaks. */
export interface RewrittenPassage {
  text: string;
  engine: EngineMark;
  /** Unsupported claims of the new text. */
  claims: Claim[];
}
