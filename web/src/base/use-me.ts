import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from './api.ts';

/** The caller and their tools; inside the shell the guard has always fetched them before. */
export const useMe = () => useSuspenseQuery(meQuery).data;
