import type { InboxCounts } from '@folio/contract/inbox';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMe } from '../../base/use-me.ts';
import { inboxCountsQuery, inboxRhythm } from './inbox.queries.ts';

/** Number of inbox items. At first it comes with the caller's data, so that no page requests it; later it is polled. */
export function useInboxCounts(): InboxCounts {
  const { inbox } = useMe().user_info;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), inboxRhythm);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({ ...inboxCountsQuery, enabled: isDue }).data ?? inbox;
}
