import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that says whether it was painted; `betweenDrawingAndEffects` runs when it is drawn and before its effects. */
async function pageOfAVisit() {
  const { useFirstPaint } = await import('./use-first-paint.ts');
  return function Page({ betweenDrawingAndEffects }: { betweenDrawingAndEffects?: () => unknown }) {
    const isPainted = useFirstPaint();
    useLayoutEffect(() => void betweenDrawingAndEffects?.(), [betweenDrawingAndEffects]);
    return isPainted ? 'all of it' : 'the first frame';
  };
}

/** A window that draws no frames. */
const drawNothing = () => vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);

it('draws the rest after the first frame', async () => {
  const Page = await pageOfAVisit();
  const { container } = render(<Page />);
  expect(container.textContent).toBe('the first frame');
  void act(() => vi.advanceTimersByTime(20));
  expect(container.textContent).toBe('all of it');
  cleanup();
  expect(render(<Page />).container.textContent).toBe('all of it');
});

it('draws the rest where the first paint is noted between a drawing and its effects', async () => {
  const Page = await pageOfAVisit();
  const left = render(<Page />);
  // The frame is drawn, and its paint is noted next.
  void act(() => vi.advanceTimersToNextFrame());
  left.unmount();
  const { container } = render(<Page betweenDrawingAndEffects={() => vi.advanceTimersByTime(20)} />);
  void act(() => vi.advanceTimersByTime(20));
  expect(container.textContent).toBe('all of it');
});

it('draws the rest of a page whose window draws no frames', async () => {
  drawNothing();
  const Page = await pageOfAVisit();
  const { container } = render(<Page />);
  void act(() => vi.advanceTimersByTime(200));
  expect(container.textContent).toBe('the first frame');
  void act(() => vi.advanceTimersByTime(100));
  expect(container.textContent).toBe('all of it');
});

it('goes on after two frames, and without them where there are none', async () => {
  const goesOn = vi.fn<() => void>();
  void afterPaint().then(goesOn);
  await vi.advanceTimersByTimeAsync(100);
  expect(goesOn).toHaveBeenCalledOnce();
  drawNothing();
  void afterPaint().then(goesOn);
  await vi.advanceTimersByTimeAsync(200);
  expect(goesOn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  expect(goesOn).toHaveBeenCalledTimes(2);
});
