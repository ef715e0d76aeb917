// Lets the very first frame of a visit be drawn with what matters most in it; the rest joins in the next one.
import { useEffect, useState } from 'react';

let wasPainted = false;

/** False in the first frame after the page was loaded, true ever after: on later pages nothing is held back. */
export function useFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(wasPainted);
  useEffect(() => {
    if (wasPainted) return;
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        wasPainted = true;
        setPainted(true);
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
