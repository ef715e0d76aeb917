import { useSuspenseQuery } from '@tanstack/react-query';
import { type api, meQuery } from './api.ts';

export type Me = Awaited<ReturnType<typeof api.users.showUserInfo>>;

/** The caller and their tools; inside the shell the guard has always fetched them before. */
export const useMe = () => useSuspenseQuery(meQuery).data;
