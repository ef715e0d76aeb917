// GET /api/changes: a stream of server-sent events, one for each moment with changed documents in the caller's reach. An event names no document: its
// recipient asks again, by calls that check permissions. Not a call of the contract, since its response does not end.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessKind } from '../kernel/access.ts';
import { scopesOf } from '../kernel/changes.ts';
import { AppError } from '../kernel/errors.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { admit, type CallContext } from '../kernel/rpc.ts';
import { refuse } from './refuse.ts';

/** Minimum time between two events of one stream, in milliseconds: changes meanwhile are one event. */
const pauseMs = 1000;
/** Interval at which late events are looked for, in milliseconds. */
const tickMs = 100;
/** Ticks after which each stream gets a line, so that nothing on the way closes it as idle: 25 s. */
const beatTicks = 250;
/** A stream ends after five to six minutes. Its reader connects again and is authenticated again. */
const lifeTicks = 3000;
/** Streams of one person, and of this process. */
const maxOfPerson = 24;
const maxStreams = 10_000;
/** Bytes that a reader may leave unread until the stream is closed. */
const maxUnread = 16 * 1024;

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // For nginx, which would gather events.
  'x-accel-buffering': 'no',
};
const changed = 'event: changed\ndata: {}\n\n';

/** An open stream: its caller is judged again when their sessions or permissions change. */
export const changeStream: AccessKind = {
  name: 'change_stream',
  secrets: [],
  owner: 'The user who opened it.',
  reach: 'That documents of the user or of their workspaces changed, without content.',
  onPermissionsChanged: (kernel, tx, { userId }) => {
    kernel.changes.recordCaller(tx, userId);
    return Promise.resolve(0);
  },
};

const declaration = { meta: { access: 'user', tokenScope: 'orders' }, route: { method: 'GET' } } as const;

interface Stream {
  response: ServerResponse;
  userId: number;
  sentAt: number;
  isDue: boolean;
  beatAt: number;
  endAt: number;
}

/** `contextOf` returns the call context of a request. */
export function serveChanges(
  api: FastifyInstance,
  kernel: Kernel,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext,
): void {
  const streams = new Set<Stream>();
  const countOf = new Map<number, number>();
  let tick = 0;
  const write = (stream: Stream, text: string) => {
    if (stream.response.writableLength > maxUnread) stream.response.destroy();
    else stream.response.write(text);
  };
  const send = (stream: Stream, now: number) => {
    stream.sentAt = now;
    stream.isDue = false;
    write(stream, changed);
  };
  const onTick = () => {
    tick += 1;
    const now = performance.now();
    for (const stream of streams) {
      if (stream.isDue && now - stream.sentAt >= pauseMs) send(stream, now);
      if (stream.endAt <= tick) stream.response.end();
      else if (stream.beatAt <= tick) {
        stream.beatAt = tick + beatTicks;
        write(stream, ':\n\n');
      }
    }
  };
  const timer = setInterval(onTick, tickMs);
  api.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
  api.addHook('preClose', (done) => {
    for (const { response } of streams) response.end();
    done();
  });

  api.get('/api/changes', async (request, reply) => {
    const context = contextOf(request, reply);
    try {
      const actor = await admit(context, declaration);
      if (!actor) return;
      // Nothing can be followed: browsers do not ask again after this status.
      if (!kernel.changes.canFollow) return reply.code(204).send();
      const count = countOf.get(actor.id) ?? 0;
      if (count >= maxOfPerson || streams.size >= maxStreams) throw new AppError(429, 'too_many_tries', { retryAfter: 30 });
      countOf.set(actor.id, count + 1);
      reply.hijack();
      const response = reply.raw;
      const stream: Stream = {
        response,
        userId: actor.id,
        sentAt: Number.NEGATIVE_INFINITY,
        isDue: false,
        beatAt: tick + 1 + Math.floor(Math.random() * beatTicks),
        endAt: tick + lifeTicks + Math.floor(Math.random() * (lifeTicks / 5)),
      };
      // A stream ends if its caller is refused now, or reaches other workspaces: its reader connects again and is checked anew.
      const judge = async () => {
        const now = await admit({ ...context, findActor: context.findActorNow }, declaration).catch(() => null);
        if (!now || scopesOf(now).toSorted().join() !== scopesOf(actor).toSorted().join()) response.end();
      };
      const unfollowCaller = kernel.changes.followCaller(actor.id, () => void judge());
      const unfollow = kernel.changes.follow(scopesOf(actor), () => {
        const now = performance.now();
        if (now - stream.sentAt >= pauseMs) send(stream, now);
        else stream.isDue = true;
      });
      streams.add(stream);
      response.once('close', () => {
        unfollow();
        unfollowCaller();
        streams.delete(stream);
        const left = (countOf.get(actor.id) ?? 1) - 1;
        if (left === 0) countOf.delete(actor.id);
        else countOf.set(actor.id, left);
      });
      response.on('error', () => response.destroy());
      response.writeHead(200, head);
      response.write('retry: 2000\n\n');
    } catch (problem) {
      return refuse(kernel.log, request, reply, problem, context.reader.language);
    }
  });
}
