// A short hash of a text's fault: an ignored fault is found again as long as text and fault stay the same.

// FNV-1a with 64 bits; offset and prime are those of its authors (Fowler, Noll and Vo).
const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/** 64 bits of a text. Finds equal texts; protects nothing. */
function hashOf(text: string): string {
  const hash = new TextEncoder().encode(text).reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * prime), offset);
  return hash.toString(36);
}

/** The same for the same fault of the same texts. */
export const faultHash = (
  { source, target }: { source: string; target: string },
  { code, detail }: { code: string; detail?: string | null | undefined },
): string => hashOf(JSON.stringify([code, detail ?? '', source, target]));
