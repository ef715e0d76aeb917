// Calls that wait before they are sent, so that they can be undone. Leaving the page or the session sends them at once.
import { useSyncExternalStore } from 'react';

/** Milliseconds; as long as a toast offers *Undo*. */
const holdMs = 10_000;

interface HeldCall {
  name: string;
  send: () => Promise<unknown>;
  timer: ReturnType<typeof setTimeout>;
}

/** Also holds calls that are being sent, until they are answered. */
let held: readonly HeldCall[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly HeldCall[]): void {
  held = next;
  for (const listener of listeners) listener();
}

const waiting = new Set<HeldCall>();

async function release(call: HeldCall): Promise<void> {
  if (!waiting.delete(call)) return;
  clearTimeout(call.timer);
  try {
    await call.send();
  } finally {
    keep(held.filter((other) => other !== call));
  }
}

/** Sends all calls that wait; resolves when they are answered. */
export const sendHeldCalls = async (): Promise<void> => void (await Promise.allSettled([...waiting].map(release)));

const sendNow = () => void sendHeldCalls();
const sendWhenHidden = () => {
  if (document.visibilityState === 'hidden') sendNow();
};

/** Holds a call, known by `name`. `send` reports its failure itself. Returns a function that drops the call unless it was sent. */
export function holdCall(name: string, send: () => Promise<unknown>): () => void {
  const call: HeldCall = { name, send, timer: setTimeout(() => void release(call), holdMs) };
  waiting.add(call);
  // A hidden page may be closed without another event.
  addEventListener('pagehide', sendNow);
  document.addEventListener('visibilitychange', sendWhenHidden);
  keep([...held, call]);
  return () => {
    if (!waiting.delete(call)) return;
    clearTimeout(call.timer);
    keep(held.filter((other) => other !== call));
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const listHeld = () => held;

/** True if a call of this name, or of one that begins with it and a dot, waits or is being sent. */
export function useIsHeld(): (name: string) => boolean {
  const calls = useSyncExternalStore(subscribe, listHeld);
  return (name) => calls.some((call) => call.name === name || call.name.startsWith(`${name}.`));
}
