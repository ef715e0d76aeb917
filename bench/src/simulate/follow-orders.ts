// Polls a team's orders as its open pages do: once a second while documents are being generated.
import { setTimeout as wait } from 'node:timers/promises';
import type { Fairness } from './fairness.ts';
import { createHistogram, type Histogram } from './histogram.ts';
import type { MeasuredCalls } from './measured-calls.ts';

/** Outputs of one poll. */
const maxInPoll = 100;

/** Documents of a team that are remembered for reading and editing. */
const keptDocuments = 10;

interface Row {
  order_detail_id: number;
  status: string;
  created_at: string;
  updated_at: string;
}

export interface FollowedTeam {
  nth: number;
  token: string;
  open: number[];
  documents: number[];
  isFollowed: boolean;
}

export interface OrderFollower {
  follow: (team: FollowedTeam, details: readonly number[]) => void;
  /** From placed to accepted, by the server's own times. */
  queueTimes: Histogram;
  open: () => number;
  failed: () => number;
  stop: () => void;
}

export function createOrderFollower(calls: MeasuredCalls, fairness: Fairness): OrderFollower {
  const queueTimes = createHistogram();
  let open = 0;
  let failed = 0;
  const stopping = new AbortController();

  function note(team: FollowedTeam, row: Row): void {
    const waitedMs = Date.parse(row.updated_at) - Date.parse(row.created_at);
    open -= 1;
    fairness.written(team.nth, waitedMs);
    if (row.status !== 'accepted') {
      failed += 1;
      return;
    }
    queueTimes.add(waitedMs);
    team.documents.push(row.order_detail_id);
    team.documents.splice(0, team.documents.length - keptDocuments);
  }

  async function followTeam(team: FollowedTeam): Promise<void> {
    while (team.open.length > 0 && !stopping.signal.aborted) {
      await wait(1000);
      const asked = team.open.slice(0, maxInPoll);
      const query = asked.map((id) => `order_detail_ids[]=${id}`).join('&');
      const path = `services/orders/show?per_page=100&${query}`;
      const answer = await calls.send('poll', { method: 'GET', path, token: team.token });
      const ended = new Set<number>();
      for (const row of (answer?.body['orders'] ?? []) as Row[]) {
        if (row.status === 'processing' || row.status === 'in_progress') continue;
        ended.add(row.order_detail_id);
        note(team, row);
      }
      team.open = team.open.filter((id) => !ended.has(id));
    }
    team.isFollowed = false;
  }

  return {
    queueTimes,
    open: () => open,
    failed: () => failed,
    follow: (team, details) => {
      open += details.length;
      fairness.ordered(team.nth, details.length);
      team.open.push(...details);
      if (team.isFollowed) return;
      team.isFollowed = true;
      void followTeam(team);
    },
    stop: () => stopping.abort(),
  };
}
