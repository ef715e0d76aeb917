import type { LinkSuggestion } from '@folio/contract/link-suggestions';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../../ui/intl-format.ts';
import { StateBadge } from '../../../ui/state-badge.tsx';
import { useText } from '../../../ui/use-text.ts';
import { pathOf } from './suggestion-words.ts';
import classes from './suggestions.module.css';

/** The page or document that the suggestions below it are in. */
export function PlaceHead({ place, websiteUrl, note }: { place: LinkSuggestion['from']; websiteUrl: string; note: string }) {
  const { t, language } = useText();
  const second = place.url
    ? pathOf(place.url, websiteUrl)
    : place.goes_live_at
      ? t('links.places.goesLive', { date: formatDay(place.goes_live_at, language) })
      : '';
  return (
    <div className={classes.place}>
      <h2>
        {place.order_detail_id === null ? (
          place.title
        ) : (
          <Link to="/orders/$orderDetailId" params={{ orderDetailId: String(place.order_detail_id) }}>
            {place.title}
          </Link>
        )}
      </h2>
      {second ? <span className={classes.second}>{second}</span> : null}
      <StateBadge kind={place.is_live ? 'ready' : 'off'}>
        {t(place.is_live ? 'links.places.live' : 'links.places.draft')}
      </StateBadge>
      <span className={classes.note}>{note}</span>
    </div>
  );
}
