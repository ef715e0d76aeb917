// Preloaded into a process of the product (`node --import`): its clock runs as many milliseconds ahead as a file says, read five times a second.
import { readFileSync } from 'node:fs';

const file = process.env.CHAOS_CLOCK_FILE ?? '';
const RealDate = Date;
let offsetMs = 0;

function readOffset(): void {
  try {
    offsetMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // Without the file the clock is right.
  }
}

const nowShifted = () => RealDate.now() + offsetMs;

readOffset();
setInterval(readOffset, 200).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words: unknown[], newTarget: new () => object) =>
    Reflect.construct(target, words.length === 0 ? [nowShifted()] : words, newTarget) as object,
  apply: () => new RealDate(nowShifted()).toString(),
  get: (target, name, receiver) => (name === 'now' ? nowShifted : (Reflect.get(target, name, receiver) as unknown)),
});
