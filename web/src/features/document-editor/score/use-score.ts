// The score of the text as it is: asked of a worker after a pause, one question at a time, always the newest.
import { useEffect, useRef, useState } from 'react';
import type { ContentScore, ScoreSubject } from './score-types.ts';

interface Scored {
  score: ContentScore;
  subject: ScoreSubject;
}

class Scorer {
  readonly #worker: Worker;
  #isBusy = false;
  #waiting: ScoreSubject | null = null;
  #asked: ScoreSubject | null = null;

  constructor(onScored: (scored: Scored) => void) {
    this.#worker = new Worker(new URL('./score.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<{ score: ContentScore }>) => {
      this.#isBusy = false;
      if (this.#asked) onScored({ score: data.score, subject: this.#asked });
      const next = this.#waiting;
      this.#waiting = null;
      if (next) this.ask(next);
    });
  }

  /** While one text is scored only the newest of those that come waits. */
  ask(subject: ScoreSubject): void {
    if (this.#isBusy) {
      this.#waiting = subject;
      return;
    }
    this.#isBusy = true;
    this.#asked = subject;
    this.#worker.postMessage({ subject }, []);
  }

  end(): void {
    this.#worker.terminate();
  }
}

/** The newest score there is; `isStale` while the text has gone on since. Null before the first one. */
export function useScore(subject: ScoreSubject | null): { score: ContentScore; isStale: boolean } | null {
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
    if (subject) scorer.current?.ask(subject);
  }, [subject]);
  return scored && { score: scored.score, isStale: scored.subject !== subject };
}
