// The caller's favorite pages. They change at once and change back if the server refuses.
import type { FavoritePage } from '@folio/contract/favorite-pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, meQuery, messageOf } from '../../base/api.ts';
import { useMe } from '../../base/use-me.ts';
import { toastError } from '../../ui/toast.tsx';

interface FavoritePages {
  favorites: FavoritePage[];
  toggle: (page: FavoritePage) => void;
}

export function useFavoritePages(): FavoritePages {
  const favorites = useMe().user_info.favorite_pages;
  const client = useQueryClient();
  const show = (next: FavoritePage[]) =>
    client.setQueryData(meQuery.queryKey, (me) => (me ? { ...me, user_info: { ...me.user_info, favorite_pages: next } } : me));
  const { mutate } = useMutation({
    mutationFn: ({ path, title, isOn }: FavoritePage & { isOn: boolean }) =>
      isOn ? api.favoritePages.remove({ path }) : api.favoritePages.add({ path, title }),
    onMutate: ({ path, title, isOn }) => {
      show(isOn ? favorites.filter((one) => one.path !== path) : [...favorites, { path, title }]);
      return favorites;
    },
    onSuccess: (answer) => show(answer.favorites),
    onError: (error, _page, before) => {
      if (before) show(before);
      toastError(messageOf(error));
    },
  });
  return {
    favorites,
    toggle: (page) => mutate({ ...page, isOn: favorites.some(({ path }) => path === page.path) }),
  };
}
