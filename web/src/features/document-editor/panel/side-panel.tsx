// What is beside a document: how it does in search, and what is known of it.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Tabs } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../../base/document-session-context.ts';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import classes from '../core/side-panel.module.css';
import type { SourceNumbers } from '../text/shown-sources.ts';
import { usePanelTabs } from './panel-tabs.tsx';
import { SeoTab } from './seo-tab.tsx';

const VoiceTab = lazy(() => loadChunk(() => import('./voice-tab.tsx')).then((module) => ({ default: module.VoiceTab })));

const DetailsTab = lazy(() => loadChunk(() => import('./details-tab.tsx')).then((module) => ({ default: module.DetailsTab })));
const ModelChecks = lazy(() => loadChunk(() => import('./model-checks.tsx')).then((module) => ({ default: module.ModelChecks })));

interface SidePanelProps {
  order: DocumentDetail;
  numbers: NonNullable<SourceNumbers>;
  /** The first panel, of a document that belongs to a task; null without one, undefined until it is known. */
  review: ReactNode;
  links: ReactNode;
  comments: ReactNode;
  publications: ReactNode;
}

/** The panels of `PanelTabs`, inside the same tabs. All keep what was typed in them while another is looked at. */
export function SidePanel({ order, numbers, review, links, comments, publications }: SidePanelProps) {
  const { hasVoice, isForSearch, hasReview, hasChecks, first } = usePanelTabs(order, Boolean(review));
  const tab = useSession('tab') ?? first;
  return (
    <>
      {hasReview ? (
        <Tabs.Panel value="review" className={classes.body}>
          {review}
          {hasChecks ? (
            <Suspense fallback={<SkeletonBlock height={220} />}>
              <ModelChecks order={order} />
            </Suspense>
          ) : null}
        </Tabs.Panel>
      ) : null}
      <Tabs.Panel value="seo" className={classes.body}>
        {/* With a task the review is first: nothing of the score is loaded for a panel that is not shown. */}
        {review === undefined ? <SkeletonBlock height={220} /> : <SeoTab order={order} />}
      </Tabs.Panel>
      {isForSearch ? (
        <Tabs.Panel value="links" className={classes.body}>
          {links}
        </Tabs.Panel>
      ) : null}
      <Tabs.Panel value="comments" className={classes.body}>
        {comments}
      </Tabs.Panel>
      {hasVoice ? (
        <Tabs.Panel value="voice" className={classes.body}>
          <Suspense fallback={<SkeletonBlock height={220} />}>
            <VoiceTab order={order} />
          </Suspense>
        </Tabs.Panel>
      ) : null}
      <Tabs.Panel value="details" className={classes.body}>
        <Suspense fallback={<SkeletonBlock height={220} />}>
          <DetailsTab order={order} isShown={tab === 'details'} numbers={numbers} publications={publications} />
        </Suspense>
      </Tabs.Panel>
    </>
  );
}
