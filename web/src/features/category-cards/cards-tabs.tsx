import { useNavigate } from '@tanstack/react-router';
import { type CardsTab, cardsTabs } from '../../base/cards-search.ts';
import tabs from '../../ui/quiet-tabs.module.css';
import { useText } from '../../ui/use-text.ts';

const searches = { find: { cards: 'find' }, compose: {}, cards: { cards: 'cards' }, batch: { cards: 'batch' } } as const;

/** The parts of the tool: keywords, the form, all cards, and many at once. */
export function CardsTabs({ tab }: { tab: CardsTab }) {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <fieldset className={tabs.tabs} aria-label={t('categoryCards.tabs.label')} style={{ marginBottom: 12 }}>
      {cardsTabs.map((one) => (
        <button
          key={one}
          type="button"
          className={tabs.tab}
          aria-pressed={one === tab}
          onClick={() => void navigate({ to: '/tools/$slug', params: { slug: 'category_cards' }, search: searches[one] })}
        >
          {t(`categoryCards.tabs.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
