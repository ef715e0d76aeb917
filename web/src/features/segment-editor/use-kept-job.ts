// Stores the open job on the device, with its saved segments.
import { useEffect } from 'react';
import { useMe } from '../../base/use-me.ts';
import { tidyDevice } from './core/device-store.ts';
import { type KeptJob, keptJobs } from './core/kept-on-device.ts';

/** Milliseconds after the last change: copying 10,000 segments must not disturb typing. */
const keepAfterMs = 3000;

/** `isCurrent` is false while segments are loading, or come from the device. */
export function useKeptJob({ job, segments, terms, ignored }: KeptJob, isCurrent: boolean): void {
  const userId = useMe().user_info.id;
  useEffect(() => void tidyDevice(userId), [userId]);
  useEffect(() => {
    if (!isCurrent) return undefined;
    if (job.state !== 'in_progress') {
      void keptJobs.remove(userId, String(job.id));
      return undefined;
    }
    const timer = setTimeout(() => void keptJobs.keep(userId, String(job.id), { job, segments, terms, ignored }), keepAfterMs);
    return () => clearTimeout(timer);
  }, [userId, job, segments, terms, ignored, isCurrent]);
}
