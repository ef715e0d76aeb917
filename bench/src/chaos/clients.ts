// Clients of the installation: they pick a random web process, retry unanswered calls, lose responses, and check statuses.

import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@folio/server/testing/random';
import { type Answer, type Call, callApi } from '../api/api-call.ts';
import type { Asked, Records } from './records.ts';

export interface Clients {
  /** Makes a call once. Null where the answer does not say whether it was done. `fine` are statuses beyond those that any call may have. */
  send: (name: string, call: Call, fine?: readonly number[]) => Promise<Answer | null>;
  /** Makes a call with an Idempotency-Key until it is answered; sometimes twice at the same time, and sometimes an answer is lost. */
  sendWithKey: (name: string, call: Call, key: string, idOf: (answer: Answer) => number) => Promise<Answer | null>;
  /** No call is repeated from now on. */
  stop: () => void;
}

/** Statuses after which a client repeats the call. */
const isUndecided = (answer: Answer | null): answer is null =>
  answer === null || answer.status >= 500 || answer.code === 'IDEMPOTENCY_RUNNING';

const isGood = ({ status }: Answer) => status >= 200 && status < 300;

/** Notes an answer for a call that makes something. */
export function settle(asked: Asked, answer: Answer | null, idOf: (answer: Answer) => number): void {
  if (answer === null) return;
  asked.outcome = isGood(answer) ? 'acknowledged' : 'refused';
  if (isGood(answer)) asked.id = idOf(answer);
}

export function createClients(urls: readonly string[], random: Random, records: Records): Clients {
  const stopping = new AbortController();

  function judge(name: string, answer: Answer | null, { path }: Call, fine: readonly number[]): void {
    records.count(`${name} ${answer?.status ?? 'unanswered'}`);
    if (answer === null) return;
    // 503 means the database is unavailable, 507 means the disk is full. 401 would mean that a user was logged out.
    if (answer.status === 401 || (answer.status >= 500 && ![503, 507, ...fine].includes(answer.status)))
      records.violate('no call is answered 401 or 500', `${name} (${path}): ${answer.status} ${answer.code}`);
  }

  const once = async (
    name: string,
    call: Call,
    url = random.pick(urls) ?? '',
    fine: readonly number[] = [],
  ): Promise<Answer | null> => {
    const answer = await callApi(url, call);
    judge(name, answer, call, fine);
    return isUndecided(answer) ? null : answer;
  };

  return {
    send: (name, call, fine) => once(name, call, random.pick(urls) ?? '', fine),
    sendWithKey: async (name, call, key, idOf) => {
      const keyed = { ...call, headers: { ...call.headers, 'idempotency-key': key } };
      const kindOfClient = random.below(10);
      if (kindOfClient === 0) {
        // Hangs up while the call is on its way.
        await callApi(random.pick(urls) ?? '', { ...keyed, signal: AbortSignal.timeout(5 + random.below(120)) });
        records.count(`${name} answer lost`);
      }
      let first: Answer | null = null;
      for (let pauseMs = 200; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, 5000)) {
        const sent = kindOfClient === 1 ? urls : [random.pick(urls) ?? ''];
        const answers = await Promise.all(sent.map((url) => once(name, keyed, url)));
        for (const answer of answers) {
          if (answer === null) continue;
          if (first && isGood(first) && (!isGood(answer) || idOf(first) !== idOf(answer)))
            records.violate(
              'a key is answered the same',
              `${name} with key ${key}: ${idOf(first)}, then ${JSON.stringify(answer)}`,
            );
          first ??= answer;
        }
        // Sometimes asked once more, as a client that forgot the answer does.
        if (first && (kindOfClient !== 2 || answers[0] === first)) {
          if (kindOfClient !== 2 || stopping.signal.aborted) return first;
          const repeated = await once(name, keyed);
          if (repeated && isGood(first) && (!isGood(repeated) || idOf(first) !== idOf(repeated)))
            records.violate(
              'a key is answered the same',
              `${name} with key ${key}: ${idOf(first)}, then ${JSON.stringify(repeated)}`,
            );
          return first;
        }
        await wait(pauseMs);
      }
      return first;
    },
    stop: () => stopping.abort(),
  };
}
