// The third step: six cards, each confirmed or skipped, and one button that creates the checked items.
import type { SiteStart } from '@folio/contract/site-start';
import { type StartCard, startCards } from '@folio/contract/site-start-words';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { BrandCard, LinkMapCard, MissingLinksCard, TasksCard, TitlesCard, VoiceCard } from './found-cards.tsx';
import { countChecked, finishCall, useFoundChoice } from './found-choice.ts';
import classes from './start.module.css';
import { StartFrame, StartHeading } from './start-frame.tsx';

const CardSheet = lazy(() => loadChunk(() => import('./card-sheet.tsx')).then((module) => ({ default: module.CardSheet })));

const cards = {
  brand: BrandCard,
  voice: VoiceCard,
  link_map: LinkMapCard,
  titles: TitlesCard,
  missing_links: MissingLinksCard,
  tasks: TasksCard,
} as const;

interface FoundStepProps {
  start: SiteStart;
  onBack: () => void;
  onFinished: (start: SiteStart) => void;
}

export function FoundStep({ start, onBack, onFinished }: FoundStepProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const [choice, change, forget] = useFoundChoice(start);
  const [edited, setEdited] = useState<StartCard | null>(null);
  const sent = useRef<{ body: string; key: string } | null>(null);
  const workspaceId = useWorkspaceId();
  const finish = useMutation({
    mutationFn: () => {
      const call = finishCall(start, choice);
      const body = JSON.stringify(call);
      if (sent.current?.body !== body) sent.current = { body, key: crypto.randomUUID() };
      return api.siteStart.finish(call, { context: { idempotencyKey: sent.current.key } });
    },
    onSuccess: async ({ site_start: done }) => {
      forget();
      await invalidate(client, 'site_start.finished');
      onFinished(done);
    },
    onError: async (error) => {
      toastError(messageOf(error) ?? t('errors.server'));
      await invalidate(client, 'site_start.changed');
    },
  });
  const { found, read } = start;
  const lead = t('start.foundLead', {
    pages: t('start.pagesCount', { count: read }),
    words: t('start.words', { count: found.words, number: formatNumber(found.words, language) }),
    languages: t('start.languagesCount', { count: Math.max(1, found.languages.length) }),
  });
  return (
    <StartFrame
      step={3}
      pages={start.limit}
      bar={
        <>
          <Text as="span" size="sm" tone="quiet" flex="fill">
            {t('start.selected', { count: countChecked(choice), total: startCards.length })}
          </Text>
          <Button variant="default" onClick={onBack}>
            {t('start.back')}
          </Button>
          <Button loading={finish.isPending} onClick={() => finish.mutate()} data-submit>
            {t('start.finish')}
          </Button>
        </>
      }
    >
      <StartHeading title={t('start.steps.found')} lead={lead} />
      <div className={classes.cards}>
        {startCards.map((card) => {
          const Card = cards[card];
          return (
            <Card
              key={card}
              start={start}
              choice={choice}
              isPersonal={workspaceId === null}
              onToggle={(isChecked) => change({ checked: { ...choice.checked, [card]: isChecked } })}
              onEdit={() => setEdited(card)}
            />
          );
        })}
      </div>
      {edited ? (
        <Suspense fallback={null}>
          <CardSheet card={edited} start={start} choice={choice} onChange={change} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </StartFrame>
  );
}
