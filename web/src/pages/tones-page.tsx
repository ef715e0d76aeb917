// `/tones`, the tone of voice manager: the tone that one's forms begin with.
import { useQuery } from '@tanstack/react-query';
import { useWorkspaceId } from '../base/workspace.ts';
import { tonesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { ToneList } from '../features/brand-voices/tone-list.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonBlock } from '../ui/skeleton-rows.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { BrandHead } from './brand-head.tsx';
import classes from './list-page.module.css';

/** Also explains the effect of a brand voice on the tone. */
export function TonesPage() {
  const { t, language } = useText();
  const { data, isPending, refetch } = useQuery(tonesQuery(useWorkspaceId(), language));
  usePageTitle(t('voices.tones.title'));
  return (
    <PageFrame>
      <BrandHead open="/tones" lead={t('voices.tones.lead')} />
      <p className={classes.note}>{t('voices.tones.precedence')}</p>
      <Panel>
        {isPending ? <SkeletonBlock height={320} /> : null}
        {!isPending && !data ? <ErrorState title={t('voices.tones.failed')} onRetry={() => void refetch()} /> : null}
        {data ? <ToneList tones={data.tovs} /> : null}
      </Panel>
    </PageFrame>
  );
}
