import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OnDemand } from './on-demand.ts';
import { type Begun, useWantedCode } from './use-wanted-code.ts';
import { useWantedList } from './use-wanted-list.ts';

/** As a browser draws: nothing waits for a test to allow it. */
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function FieldWithList({ begun }: { begun: Begun }) {
  const { ref, dropdownOpened } = useWantedList(begun);
  return <input ref={ref} aria-label="with a list" data-is-open={dropdownOpened} defaultValue={begun.typed ?? ''} />;
}

function Field({ code }: { code: OnDemand<true> }) {
  const { opened, begun, input, handlers } = useWantedCode(code);
  if (opened) return <FieldWithList begun={begun} />;
  return <input ref={input} aria-label="without" value={begun.typed ?? ''} {...handlers} />;
}

it('is replaced with its focus in the moment in which the code is there, so that no key comes between, and opens its list', async () => {
  const arrival = Promise.withResolvers<true>();
  let now: true | null = null;
  const code: OnDemand<true> = { now: () => now, load: () => arrival.promise, prefetch: () => undefined };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Field code={code} />);
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull());
  document.querySelector('input')?.focus();
  // A second sign, which waits for the same code.
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  now = true;
  arrival.resolve(true);
  // What waits for the code runs in this turn, before any event of the keyboard.
  await arrival.promise;
  expect(document.activeElement?.getAttribute('aria-label')).toBe('with a list');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-is-open')).toBe('true'));
  root.unmount();
});
