// Loaded by engine/src/models/local/whisper-program.ts.
import { createRequire } from 'node:module';

/** The part of the library that we use. Its own types are sources that do not pass our compiler's settings. */
interface WhisperLibrary {
  initWhisper: (options: { filePath: string; useGpu: boolean }) => Promise<{
    transcribeData: (
      sound: ArrayBuffer,
      options: { language: string; maxThreads: number; prompt?: string },
    ) => { promise: Promise<unknown> };
    release: () => Promise<void>;
  }>;
}

export const { initWhisper } = createRequire(import.meta.url)('@fugood/whisper.node') as WhisperLibrary;
