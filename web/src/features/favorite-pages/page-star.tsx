import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addRecentPage } from '../../base/recent-pages.ts';
import { StarButton } from '../../ui/star-button.tsx';
import { useText } from '../../ui/use-text.ts';
import { useFavoritePages } from './use-favorite-pages.ts';

/** Paths of single things have a number: `/orders/12`. */
const isSingle = (path: string) => /\/\d+(\/|$)/.test(path);

/** Marks the open page, with its filters, as a favorite. */
export function PageStar({ title }: { title: string }) {
  const { t } = useText();
  const { pathname, searchStr } = useLocation();
  const { favorites, toggle } = useFavoritePages();
  useEffect(() => {
    if (isSingle(pathname)) addRecentPage({ path: pathname, title });
  }, [pathname, title]);
  const path = isSingle(pathname) ? pathname : `${pathname}${searchStr}`;
  const isOn = favorites.some((favorite) => favorite.path === path);
  const name = path.includes('?') ? t('favoritePages.filtered', { title }) : title;
  return (
    <StarButton
      isOn={isOn}
      label={t(isOn ? 'favoritePages.remove' : 'favoritePages.add', { name: title })}
      onToggle={() => toggle({ path, title: name })}
    />
  );
}
