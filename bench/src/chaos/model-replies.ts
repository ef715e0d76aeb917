// Answers of the run's model, by request.
import type { ScriptedReply } from '@folio/engine/models/testing/model-server';
import { writtenPosting } from '@folio/server/testing/job-posting';
import { randomFrom } from '@folio/server/testing/random';

/** Replies of the model before the last one is repeated. */
const scriptedReplies = 20_000;

/**
 * Words of the instructions for second opinions, conversations and job postings. Requests without them are passages to rewrite.
 */
const opinionWords = 'second opinion on a finished text';
const chatWords = 'You are the assistant of a content team';
const postingWords = 'how_to_apply';

/** A reply of the right shape. What a row keeps of it has words of this reply alone, as the load's own markers. */
function writeReply(body: string, nth: number): string {
  if (body.includes(opinionWords))
    return JSON.stringify({ remarks: [{ topic: 'facts', quote: '', remark: `chaos-${nth}-remark` }] });
  if (body.includes(chatWords)) return `chaos-${nth}-answer`;
  if (body.includes(postingWords)) return writtenPosting;
  return JSON.stringify({ text: `Rye bread is baked here, says reply ${nth}.` });
}

/** Milliseconds in which the late answers begin. */
const lateMs = 200;
const lateMoreMs = 6000;

/** All answers come, most of them at once. */
export const quickScript = (): ScriptedReply[] =>
  Array.from({ length: scriptedReplies }, (_, nth): ScriptedReply => {
    const answer = (body: string) => writeReply(body, nth);
    return nth % 3 === 0 ? { kind: 'late', text: answer, afterMs: lateMs } : { kind: 'answer', answer };
  });

/** Most answers come at once, some late, and a few break off. */
export function modelScript(seed: number): ScriptedReply[] {
  const random = randomFrom(seed);
  return Array.from({ length: scriptedReplies }, (_, nth): ScriptedReply => {
    const answer = (body: string) => writeReply(body, nth);
    const kind = random.below(100);
    if (kind < 70) return { kind: 'answer', answer };
    if (kind < 97) return { kind: 'late', text: answer, afterMs: lateMs + random.below(lateMoreMs) };
    return kind < 99 ? { kind: 'cut', text: writtenPosting } : { kind: 'status', status: 500 };
  });
}
