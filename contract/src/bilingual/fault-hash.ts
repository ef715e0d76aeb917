// A short number of what is wrong with a text, so that a fault which was ignored is found again as long as neither changes.

/** 53 bits of a text (cyrb53, public domain). Finds equal texts; protects nothing. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The same for the same fault of the same texts. */
export const faultHash = (
  { source, target }: { source: string; target: string },
  { code, detail }: { code: string; detail?: string | null | undefined },
): string => hashOf(JSON.stringify([code, detail ?? '', source, target]));
