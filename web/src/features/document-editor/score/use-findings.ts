// Findings in the current text: requested from a worker after a pause, one question at a time, always the newest.
import type { ScoredDocument } from '@folio/contract/score/score-document';
import type { TextFindings } from '@folio/contract/score/text-findings';
import { useEffect, useRef, useState } from 'react';

interface Found {
  findings: TextFindings;
  document: ScoredDocument;
}

class Reader {
  readonly #worker: Worker;
  #isBusy = false;
  #waiting: ScoredDocument | null = null;
  #asked: ScoredDocument | null = null;

  constructor(onFound: (found: Found) => void) {
    this.#worker = new Worker(new URL('./findings.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<{ findings: TextFindings }>) => {
      this.#isBusy = false;
      if (this.#asked) onFound({ findings: data.findings, document: this.#asked });
      const next = this.#waiting;
      this.#waiting = null;
      if (next) this.ask(next);
    });
  }

  /** While one text is read only the newest of those that come waits. */
  ask(document: ScoredDocument): void {
    if (this.#isBusy) {
      this.#waiting = document;
      return;
    }
    this.#isBusy = true;
    this.#asked = document;
    this.#worker.postMessage({ document }, []);
  }

  end(): void {
    this.#worker.terminate();
  }
}

/** The newest findings there are, and the text that they are of. Null before the first. */
export function useFindings(document: ScoredDocument | null): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const reader = useRef<Reader | null>(null);
  useEffect(() => {
    const made = new Reader(setFound);
    reader.current = made;
    return () => {
      reader.current = null;
      made.end();
    };
  }, []);
  useEffect(() => {
    if (document) reader.current?.ask(document);
  }, [document]);
  return found;
}
