import type { Kernel } from '../../kernel/kernel.ts';

/** Turns a recording into text. Throws `EngineFailure`. */
export type Transcriber = (recording: { name: string; bytes: Uint8Array; signal: AbortSignal }) => Promise<string>;

/** What transcribes for an account, or null where nothing is connected that can. */
export type FindTranscriber = (kernel: Kernel, accountId: number) => Promise<Transcriber | null>;

/** No connection offers transcription. */
export const findTranscriber: FindTranscriber = () => Promise.resolve(null);
