// Answers 304 from memory to a caller who says how old that knowledge may be (`Cache-Control: max-age=5` beside `If-None-Match`). A caller who does
// not say so is answered by the database, and nothing of an answer but its tag is kept.
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '../kernel/actor.ts';
import { type Changes, scopesOf } from '../kernel/changes.ts';
import { requestSeconds } from '../kernel/metrics.ts';
import { createScopeFollowers } from '../kernel/scope-followers.ts';
import { hasTag } from './entity-tag.ts';

/** The oldest knowledge that is used, in milliseconds, whatever a caller accepts: a notification may be lost with the process that sends it. */
const maxAgeMs = 10_000;
/** Callers of this process, and answers of one of them. */
const maxCallers = 10_000;
const maxAnswers = 32;
const maxUrlLength = 4096;

interface Answer {
  tag: string;
  /** As `performance.now()` gave it before the answer was read. */
  readAt: number;
  route: string;
}

/** Who sends the same cookies or the same token. */
interface Caller {
  key: string;
  askedAt: number;
  scopes: readonly string[];
  answers: Map<string, Answer>;
  /** Counts what may have changed an answer; one that was being read meanwhile is not kept. */
  changes: number;
  unfollow: () => void;
}

type Request = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

export interface UnchangedAnswers {
  /** Answers with 304 where that is known and new enough for the caller; false where the request has to be handled. */
  answer: (request: Request, response: ServerResponse) => boolean;
  /** Called before an answer is read; what it gives back keeps the answer's tag. Null where the caller accepts no knowledge of before. */
  watch: (request: Request, actor: Actor, route: string) => ((tag: string) => void) | null;
  /** Forgets all that someone wrote may have changed, before they are answered. */
  forget: (actor: Actor) => void;
  /** Forgets everything: a visitor's write may end the session of any caller (a password reset) or decide for a guest. */
  forgetAll: () => void;
  /** Forgets all and answers nothing any more. */
  close: () => void;
}

const acceptedAge = /(?:^|[\s,])max-age=(\d{1,9})(?:[\s,]|$)/i;
const acceptsNone = /\bno-(?:cache|store)\b/i;

/** The age in milliseconds that a request accepts; 0 where it says nothing of it. */
function acceptedMs({ method, headers, url = '' }: Request): number {
  const said = headers['cache-control'];
  if (method !== 'GET' || said === undefined || acceptsNone.test(said) || url.length > maxUrlLength) return 0;
  return Math.min(Number(acceptedAge.exec(said)?.[1] ?? 0) * 1000, maxAgeMs);
}

/** Tokens themselves are not kept. */
const keyOf = ({ headers }: Request) => hash('sha256', `${headers.authorization ?? ''}\n${headers.cookie ?? ''}`, 'base64url');

export function rememberUnchanged(changes: Pick<Changes, 'canFollow' | 'follow'>): UnchangedAnswers {
  /** The one who asked longest ago is first. */
  const callers = new Map<string, Caller>();
  /** Called at writes of any kind, of which `changes` hears of few. */
  const writes = createScopeFollowers();
  let isClosed = false;

  const invalidate = (caller: Caller) => {
    caller.changes += 1;
    caller.answers.clear();
  };
  const drop = (caller: Caller) => {
    invalidate(caller);
    caller.unfollow();
    callers.delete(caller.key);
  };
  const dropOld = (now: number) => {
    for (const caller of callers.values()) {
      if (callers.size <= maxCallers && now - caller.askedAt <= maxAgeMs) return;
      drop(caller);
    }
  };
  const add = (key: string, actor: Actor, now: number): Caller => {
    const scopes = scopesOf(actor);
    const caller: Caller = { key, askedAt: now, scopes, answers: new Map(), changes: 0, unfollow: () => undefined };
    const onChange = () => invalidate(caller);
    const stops = [changes.follow(scopes, onChange), writes.follow(scopes, onChange)];
    caller.unfollow = () => {
      for (const stop of stops) stop();
    };
    return caller;
  };
  /** The caller, whose scopes may have become others since they last asked. */
  const callerOf = (key: string, actor: Actor, now: number): Caller => {
    const known = callers.get(key);
    const isSame = known?.scopes.join() === scopesOf(actor).join();
    if (known && !isSame) drop(known);
    const caller = known && isSame ? known : add(key, actor, now);
    caller.askedAt = now;
    callers.delete(key);
    callers.set(key, caller);
    dropOld(now);
    return caller;
  };

  return {
    answer: (request, response) => {
      const asked = request.headers['if-none-match'];
      const accepted = asked === undefined ? 0 : acceptedMs(request);
      if (accepted === 0) return false;
      const start = performance.now();
      const answer = callers.get(keyOf(request))?.answers.get(request.url ?? '');
      if (!answer || !hasTag(asked, answer.tag)) return false;
      const age = start - answer.readAt;
      if (age > accepted) return false;
      response.writeHead(304, { etag: answer.tag, 'cache-control': 'private, no-cache', age: `${Math.ceil(age / 1000)}` });
      response.end();
      requestSeconds.observe({ method: 'GET', route: answer.route, status: '3xx' }, (performance.now() - start) / 1000);
      return true;
    },
    watch: (request, actor, route) => {
      if (isClosed || !changes.canFollow || acceptedMs(request) === 0) return null;
      const { url = '' } = request;
      const readAt = performance.now();
      const caller = callerOf(keyOf(request), actor, readAt);
      const seen = caller.changes;
      return (tag) => {
        if (caller.changes !== seen) return;
        caller.answers.delete(url);
        for (const oldest of caller.answers.keys()) {
          if (caller.answers.size < maxAnswers) break;
          caller.answers.delete(oldest);
        }
        caller.answers.set(url, { tag, readAt, route });
      };
    },
    forget: (actor) => writes.give(scopesOf(actor)),
    forgetAll: () => {
      for (const caller of callers.values()) invalidate(caller);
    },
    close: () => {
      isClosed = true;
      for (const caller of callers.values()) drop(caller);
    },
  };
}
