// Sizes of offered models before anything is downloaded: the host is asked once in a while, and nobody waits long for it.
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../kernel/config.ts';
import { readManifest } from './model-host.ts';
import type { OfferedModel } from './model-list.ts';

/** Milliseconds for which a size holds, and after which a host that did not answer is asked once more. */
const keptMs = 3_600_000;
const retryMs = 60_000;
/** Milliseconds that a page waits. Its next call knows later results. */
const maxWaitMs = 1500;

interface Asked {
  size: Promise<number | null>;
  /** Undefined until the host answered. */
  known?: number | null;
  until: number;
}

const asked = new WeakMap<Config, Map<string, Asked>>();

function ask(config: Config, model: OfferedModel, now: number): Asked {
  const sizes = asked.get(config) ?? new Map<string, Asked>();
  asked.set(config, sizes);
  const earlier = sizes.get(model.id);
  if (earlier && now < earlier.until) return earlier;
  const noted = (size: number | null) => {
    entry.known = size;
    if (size === null) entry.until = now + retryMs;
    return size;
  };
  const entry: Asked = {
    size: readManifest(config, model).then(
      ({ size }) => noted(size),
      () => noted(null),
    ),
    until: now + keptMs,
  };
  sizes.set(model.id, entry);
  return entry;
}

/** Bytes by model id, for hosts that have responded by now. */
export async function sizesOf(config: Config, models: readonly OfferedModel[], now: number): Promise<Map<string, number>> {
  const entries = models.map((model) => ({ id: model.id, entry: ask(config, model, now) }));
  const waiting = new AbortController();
  await Promise.race([
    Promise.all(entries.map(({ entry }) => entry.size)),
    delay(maxWaitMs, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  return new Map(entries.flatMap(({ id, entry }) => (entry.known == null ? [] : [[id, entry.known] as const])));
}
