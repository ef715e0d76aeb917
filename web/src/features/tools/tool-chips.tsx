import type { MacroCategory } from '@folio/contract/tool-definition';
import { IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './tool-chips.module.css';

interface Category {
  slug: MacroCategory;
  name: string;
  /** Number of its tools; without it some. */
  count?: number;
}

interface ToolChipsProps {
  /** The page with the filtered tools. */
  to?: '/tools' | '/examples' | '/pricing';
  categories: Category[];
  chosen: string | undefined;
  search: string | undefined;
  /** False for visitors, because they have no favorites. */
  hasFavourites?: boolean;
}

/** All, favourites, and every category that has tools. */
export function ToolChips({ to = '/tools', categories, chosen, search, hasFavourites = true }: ToolChipsProps) {
  const { t } = useText();
  const row = useRef<HTMLElement>(null);
  // The row scrolls where it has no room: the chosen one is never the one that is cut.
  useEffect(() => {
    if (chosen) row.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const kept = search ? { search } : {};
  const chip = (key: string | undefined, label: string, sign?: React.ReactNode) => (
    <li key={key ?? 'all'}>
      <Link
        to={to}
        search={key ? { macrocategory: key, ...kept } : kept}
        className={classes.chip}
        data-chosen={chosen === key || undefined}
        aria-current={chosen === key ? 'true' : undefined}
      >
        {sign}
        {label}
      </Link>
    </li>
  );
  return (
    <nav ref={row} aria-label={t('tools.categories')} className={classes.scroll}>
      <Row as="ul" gap={6} align="stretch">
        {chip(undefined, t('tools.all'))}
        {hasFavourites
          ? chip('favorited', t('tools.favourites'), <IconStarFilled size={14} className={classes.star} aria-hidden="true" />)
          : null}
        {categories
          .filter((category) => category.count !== 0)
          .map(({ slug, name }) =>
            chip(
              slug,
              name,
              <span
                className={classes.dot}
                style={{ '--cat': `var(--cat-${slug})` } as React.CSSProperties}
                aria-hidden="true"
              />,
            ),
          )}
      </Row>
    </nav>
  );
}
