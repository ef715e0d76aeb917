import { useNavigate } from '@tanstack/react-router';
import { type CardsTab, cardsTabs } from '../../base/cards-search.ts';
import { QuietTabs } from '../../ui/quiet-tabs.tsx';
import { useText } from '../../ui/use-text.ts';

const searches = { find: { cards: 'find' }, compose: {}, cards: { cards: 'cards' } } as const;

/** The parts of the tool: keywords, the form and all cards. Many at once have a link of their own. */
export function CardsTabs({ tab }: { tab: CardsTab }) {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <QuietTabs
      label={t('categoryCards.tabs.label')}
      tabs={cardsTabs.map((one) => ({ value: one, label: t(`categoryCards.tabs.${one}`) }))}
      value={tab}
      mb={12}
      onSelect={(one) => void navigate({ to: '/tools/$slug', params: { slug: 'category_cards' }, search: searches[one] })}
    />
  );
}
