// A day of many teams against a running installation: actions come as they are due, however slow the answers are.

import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '@folio/server/testing/random';
import { chooseAction, type SimulatedTeam } from './actions.ts';
import { shareOfSecond, sizeOf, teamChooser } from './day.ts';
import { createFairness, type Fairness } from './fairness.ts';
import { createOrderFollower, type OrderFollower } from './follow-orders.ts';
import { createMeasuredCalls, type MeasuredCalls } from './measured-calls.ts';
import { prepareTeams } from './team-accounts.ts';

export interface SimulationOptions {
  /** One or more web processes of the installation. */
  urls: string[];
  teams: number;
  /** Speed of the day against the clock. */
  speed: number;
  minutes: number;
  /** The hour at which it begins. */
  fromHour: number;
  seed: number;
  accountsFile: string | null;
  staff: { email: string; password: string } | null;
  say: (line: string) => void;
}

export interface SimulationResult {
  seconds: number;
  done: number;
  /** Actions that were not begun, since too many were on their way. */
  skipped: number;
  calls: MeasuredCalls;
  orders: OrderFollower;
  fairness: ReturnType<Fairness['report']>;
}

/** Actions on their way. */
const maxConcurrent = 1000;

/** Seconds in which the last orders are followed. */
const lastOrdersS = 60;

/** Interval of due actions of the day, in milliseconds. */
const tickMs = 20;

export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { urls, teams: count, speed, minutes, fromHour, seed, say } = options;
  const accounts = await prepareTeams({
    url: urls[0] ?? '',
    teams: count,
    file: options.accountsFile,
    staff: options.staff,
    say,
  });
  const teams = accounts.map(
    (account, nth): SimulatedTeam => ({
      nth,
      size: sizeOf(nth, count),
      open: [],
      documents: [],
      isFollowed: false,
      ...account,
    }),
  );
  const random = randomFrom(seed);
  const calls = createMeasuredCalls(urls);
  const fairness = createFairness((nth) => sizeOf(nth, count));
  const orders = createOrderFollower(calls, fairness);
  const { actionsADay, choose } = teamChooser(count);
  const running = new Set<Promise<void>>();
  const begunAt = performance.now();
  const endsAt = begunAt + minutes * 60_000;
  let due = 0;
  let done = 0;
  let skipped = 0;

  function begin(dueAt: number): void {
    const team = teams[choose(random)];
    const act = chooseAction(random);
    if (!team || running.size >= maxConcurrent) {
      skipped += 1;
      return;
    }
    const one: Promise<void> = act({ team, calls, orders, random, dueAt }).finally(() => {
      done += 1;
      running.delete(one);
    });
    running.add(one);
  }

  let nextReport = 60_000;
  for (let at = begunAt; at < endsAt; at += tickMs) {
    await wait(Math.max(0, at - performance.now()));
    const hour = fromHour + ((at - begunAt) * speed) / 3_600_000;
    due += (actionsADay * shareOfSecond(hour % 24) * speed * tickMs) / 1000;
    for (; due >= 1; due -= 1) begin(at);
    if (at - begunAt < nextReport) continue;
    nextReport += 60_000;
    const clock = `${String(Math.floor(hour % 24)).padStart(2, '0')}:${String(Math.floor((hour % 1) * 60)).padStart(2, '0')}`;
    say(`${clock}: ${done} actions, ${running.size} on their way, ${orders.open()} outputs being written`);
  }
  await Promise.all(running);
  const giveUpAt = performance.now() + lastOrdersS * 1000;
  while (orders.open() > 0 && performance.now() < giveUpAt) await wait(200);
  orders.stop();
  const seconds = (performance.now() - begunAt) / 1000;
  return { seconds, done, skipped, calls, orders, fairness: fairness.report() };
}
