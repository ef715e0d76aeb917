// What someone has uploaded and not ordered yet survives a reload of the page, with the key under which it is ordered once.

export interface KeptUpload {
  uploadId: number;
  /** Column by field; undefined until someone changes what was guessed. */
  mapping?: Record<string, string>;
  /** Values for all rows by field. */
  fields: Record<string, string>;
  title: string;
  key: string;
}

const nameOf = (slug: string) => `bulk:${slug}`;

/** A random key, also where the page is served without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function readUpload(slug: string): KeptUpload | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(slug)) ?? 'null') as KeptUpload | null;
    return kept && typeof kept.uploadId === 'number' && typeof kept.key === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepUpload(slug: string, upload: KeptUpload | null): void {
  try {
    if (upload) sessionStorage.setItem(nameOf(slug), JSON.stringify(upload));
    else sessionStorage.removeItem(nameOf(slug));
  } catch {
    // A browser that keeps nothing works all the same, but for a reload.
  }
}
