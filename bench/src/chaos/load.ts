// Mixed load at a steady rate, however slow the answers are, as users are.

import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@folio/server/testing/random';
import type { Clients } from './clients.ts';
import * as making from './make-things.ts';
import * as asking from './model-steps.ts';
import type { Operation } from './operation.ts';
import type { Records } from './records.ts';
import type { People } from './teams.ts';
import * as using from './use-things.ts';

/** Each with its share. */
const operations: [number, Operation][] = [
  [12, making.orderOfModel],
  [8, making.orderOfComputed],
  [1, making.orderInBulk],
  [6, making.addComment],
  [5, making.uploadPicture],
  [3, making.addSource],
  [3, making.createFolder],
  [3, making.createTask],
  [2, making.grantCredits],
  [12, using.listDocuments],
  [8, using.pollOrders],
  [8, using.readDocument],
  [14, using.editDocument],
  [4, using.downloadDocument],
  [5, using.downloadPicture],
  [3, using.cancelOrder],
  [1, using.retryOrder],
  [2, using.deleteDocument],
  [4, asking.createSecondOpinion],
  [4, asking.rewritePassage],
  [5, asking.askQuestion],
  [1, asking.stopAnswer],
  [1, asking.deleteChat],
];

/** Operations on their way; more are not begun, as browsers wait too. */
const maxConcurrent = 60;

function choose(random: Random): Operation {
  let left = random.below(operations.reduce((sum, [share]) => sum + share, 0));
  for (const [share, operation] of operations) {
    left -= share;
    if (left < 0) return operation;
  }
  throw new Error('The shares do not add up');
}

export interface Load {
  /** Starts no more operations, and waits for the running ones. */
  stop: () => Promise<void>;
  begun: () => number;
}

export function startLoad({ teams, staff }: People, clients: Clients, records: Records, random: Random, perSecond: number): Load {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let begun = 0;
  const beginOne = () => {
    const team = random.pick(teams);
    if (!team || running.size >= maxConcurrent) return;
    begun += 1;
    const one: Promise<void> = choose(random)({ team, staff, clients, records, random })
      .catch((problem: unknown) => records.violate('the load itself works', String((problem as Error).stack)))
      .finally(() => running.delete(one));
    running.add(one);
  };
  const working = (async () => {
    const startedAt = performance.now();
    for (let nth = 0; !stopping.signal.aborted; nth += 1) {
      await wait(Math.max(0, startedAt + (nth * 1000) / perSecond - performance.now()));
      beginOne();
    }
  })();
  return {
    begun: () => begun,
    stop: async () => {
      stopping.abort();
      await working;
      const giveUp = wait(60_000).then(() => clients.stop());
      await Promise.race([Promise.all(running), giveUp]);
      clients.stop();
      await Promise.all(running);
    },
  };
}
