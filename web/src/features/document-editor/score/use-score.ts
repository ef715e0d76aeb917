// The score of the text as it is: asked of a worker after a pause, one question at a time, always the newest.
import type { DocumentScore, ScoredDocument } from '@folio/contract/score/score-document';
import { useEffect, useRef, useState } from 'react';

interface Scored {
  score: DocumentScore;
  document: ScoredDocument;
}

class Scorer {
  readonly #worker: Worker;
  #isBusy = false;
  #waiting: ScoredDocument | null = null;
  #asked: ScoredDocument | null = null;

  constructor(onScored: (scored: Scored) => void) {
    this.#worker = new Worker(new URL('./score.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<{ score: DocumentScore }>) => {
      this.#isBusy = false;
      if (this.#asked) onScored({ score: data.score, document: this.#asked });
      const next = this.#waiting;
      this.#waiting = null;
      if (next) this.ask(next);
    });
  }

  /** While one text is scored only the newest of those that come waits. */
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

/** The newest score there is; `isStale` while the text has gone on since. Null before the first one. */
export function useScore(document: ScoredDocument | null): { score: DocumentScore; isStale: boolean } | null {
  const [scored, setScored] = useState<Scored | null>(null);
  const scorer = useRef<Scorer | null>(null);
  useEffect(() => {
    const made = new Scorer(setScored);
    scorer.current = made;
    return () => {
      scorer.current = null;
      made.end();
    };
  }, []);
  useEffect(() => {
    if (document) scorer.current?.ask(document);
  }, [document]);
  return scored && { score: scored.score, isStale: scored.document !== document };
}
