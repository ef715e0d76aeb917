// Journal of the demo, so that an interrupted run continues at its last step: one line in a file for each completed call.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Response of an API call. */
export type Answer = Record<string, unknown>;

type Line = { begun: string } | { done: string; answer: Answer } | { day: number; from: string } | { ended: true };

export class Journal {
  readonly #file: string;
  readonly #answers = new Map<string, Answer>();
  readonly #begun = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #days = new Map<number, string>();
  #isEnded = false;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'demo.jsonl');
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(this.#file)) return;
    for (const text of readFileSync(this.#file, 'utf8').split('\n').slice(0, -1)) this.#read(JSON.parse(text) as Line);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** True if a demo was begun in this folder. */
  get isBegun(): boolean {
    return existsSync(this.#file);
  }

  /** The working days ago that were begun, with the moment at which each was begun. */
  get days(): ReadonlyMap<number, string> {
    return this.#days;
  }

  #read(line: Line): void {
    if ('done' in line) this.#answers.set(line.done, line.answer);
    else if ('begun' in line) this.#begun.add(line.begun);
    else if ('day' in line) this.#days.set(line.day, line.from);
    else this.#isEnded = true;
  }

  #write(line: Line): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    this.#read(line);
  }

  /** Forgets the users of an earlier demo, because they no longer exist. */
  restart(): void {
    rmSync(this.#file, { force: true });
    this.#answers.clear();
    this.#begun.clear();
    this.#days.clear();
    this.#isEnded = false;
    appendFileSync(this.#file, '', { mode: 0o600 });
  }

  /** The name of the next call of this kind. Every run makes the same calls in the same order, so that the names agree. */
  nextKey(kind: string): string {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    return `demo ${kind} ${count}`;
  }

  /** Response of the call in this run or an earlier one. `run` learns if an earlier run may have made the call without reading its response. */
  async once(key: string, run: (isRepeated: boolean) => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    if (known) return known;
    const isRepeated = this.#begun.has(key);
    if (!isRepeated) this.#write({ begun: key });
    const answer = await run(isRepeated);
    this.#write({ done: key, answer });
    return answer;
  }

  beginDay(day: number): void {
    if (!this.#days.has(day)) this.#write({ day, from: new Date().toISOString() });
  }

  end(): void {
    this.#write({ ended: true });
  }
}
