// Texts of segments that the server has not confirmed, kept on the device: a reload, a crash or a lost connection loses none.
import type { SegmentDraft } from './segment-draft.ts';

interface KeptSegment extends SegmentDraft {
  /** Revision of the segment that the text was written over. */
  base: number;
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

/** The texts of one person's job. Each segment has an entry of its own, so that two tabs do not overwrite each other's. */
export function keptSegments(userId: number, jobId: number) {
  const prefix = `folio-segment-${userId}-${jobId}-`;
  return {
    list: (): Map<number, KeptSegment> =>
      new Map(
        storage
          .keys()
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => {
            const kept = storage.read(key);
            return kept ? [[Number(key.slice(prefix.length)), kept]] : [];
          }),
      ),
    /** False where the device has no room or allows no storage. */
    keep: (id: number, draft: SegmentDraft, base: number): boolean => storage.write(`${prefix}${id}`, { ...draft, base }),
    forget: (id: number) => storage.remove(`${prefix}${id}`),
  };
}
