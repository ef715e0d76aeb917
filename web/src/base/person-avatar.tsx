import { queryOptions, useQuery } from '@tanstack/react-query';
import { Avatar } from '../ui/avatar.tsx';
import { api } from './api.ts';
import { photoKeys } from './query-keys.ts';

/** Addresses of the pictures of the account's people, by user id: asked once for all that show a person. */
const photosQuery = queryOptions({
  queryKey: photoKeys.all,
  queryFn: async ({ signal }) => {
    const { photos } = await api.users.showPhotos({}, { signal });
    return new Map(photos.map(({ user_id, url }) => [user_id, url]));
  },
  staleTime: 5 * 60_000,
});

/** A person of the account: their picture where they have one. */
export function PersonAvatar({ id, name, size }: { id: number | null; name: string; size?: number }) {
  const { data } = useQuery(photosQuery);
  return <Avatar name={name} src={(id !== null && data?.get(id)) || null} {...(size ? { size } : {})} />;
}
