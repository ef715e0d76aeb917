// Renders the most important content in the very first frame of a visit; the rest joins in the next one.
import { useSyncExternalStore } from 'react';

/** Milliseconds after which a visit that has drawn no frame goes on. */
const patience = 250;

let wasPainted = false;
const waiting = new Set<() => void>();

const recordPaint = () => {
  wasPainted = true;
  for (const draw of waiting) draw();
};

/** A paint noted between a drawing and this counts: React asks for the state once more. */
function waitForPaint(draw: () => void): () => void {
  waiting.add(draw);
  const timer = wasPainted ? undefined : setTimeout(recordPaint, patience);
  const frame = wasPainted ? undefined : requestAnimationFrame(() => setTimeout(recordPaint));
  return () => {
    waiting.delete(draw);
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

/** False in the first frame after the page was loaded, true ever after: on later pages nothing is held back. */
export const useFirstPaint = (): boolean =>
  useSyncExternalStore(
    waitForPaint,
    () => wasPainted,
    () => false,
  );
