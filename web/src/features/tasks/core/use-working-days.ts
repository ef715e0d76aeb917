import { useQuery } from '@tanstack/react-query';
import { todayAt } from '../../../base/calendar-days.ts';
import { workspaceQuery } from '../../../base/workspace.queries.ts';
import type { WorkingDays } from './task-form-values.ts';

/** Today in the workspace's time zone and its free days; null until they are known. */
export function useWorkingDays(workspaceId: number): WorkingDays | null {
  const workspace = useQuery(workspaceQuery(workspaceId)).data?.workspace;
  return workspace ? { today: todayAt(workspace.time_zone), freeDays: workspace.free_days } : null;
}
