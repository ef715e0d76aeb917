// Texts of segments that the server has not confirmed, kept on the device: a reload, a crash or a lost connection loses none.
import type { SegmentDraft } from './segment-draft.ts';

export interface KeptSegment extends SegmentDraft {
  /** Revision of the segment that the text was written over. */
  base: number;
  /** Milliseconds since 1970. */
  at?: number;
}

const storage = {
  keys: (): string[] => {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
  read: (key: string): KeptSegment | null => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return typeof kept === 'object' && kept !== null && 'target' in kept && 'base' in kept ? (kept as KeptSegment) : null;
    } catch {
      return null;
    }
  },
  write: (key: string, kept: KeptSegment): boolean => {
    try {
      localStorage.setItem(key, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  },
  remove: (key: string) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Without storage nothing was kept.
    }
  },
};

/** Of this page, so that two tabs do not overwrite each other's texts. */
const tab = Math.random().toString(36).slice(2);

/** The texts of one person's job. Each segment has an entry of its own for each tab. */
export function keptSegments(userId: number, jobId: number) {
  const prefix = `folio-segment-${userId}-${jobId}-`;
  const keysOf = (id: number) => {
    const own = `${prefix}${id}`;
    return storage.keys().filter((key) => key === own || key.startsWith(`${own}-`));
  };
  return {
    /** All texts of each segment, the newest first; two are there where two tabs wrote different ones. */
    list: (): Map<number, KeptSegment[]> => {
      const found = new Map<number, KeptSegment[]>();
      for (const key of storage.keys().filter((one) => one.startsWith(prefix))) {
        const kept = storage.read(key);
        const id = Number.parseInt(key.slice(prefix.length), 10);
        if (kept) found.set(id, [...(found.get(id) ?? []), kept]);
      }
      for (const texts of found.values()) texts.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
      return found;
    },
    /** False where the device has no room or allows no storage. */
    keep: (id: number, draft: SegmentDraft, base: number): boolean =>
      storage.write(`${prefix}${id}-${tab}`, { ...draft, base, at: Date.now() }),
    /** Forgets this tab's text, and the same text of others; another text of another tab stays. */
    forget: (id: number, target: string) => {
      for (const key of keysOf(id))
        if (key === `${prefix}${id}-${tab}` || storage.read(key)?.target === target) storage.remove(key);
    },
  };
}
