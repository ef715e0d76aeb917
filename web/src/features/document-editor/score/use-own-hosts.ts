import { useQuery } from '@tanstack/react-query';
import { ownHostsQuery } from './own-hosts.queries.ts';

const none: string[] = [];

export const useOwnHosts = (workspaceId: number | null): string[] => useQuery(ownHostsQuery(workspaceId)).data ?? none;
