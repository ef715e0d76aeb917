// Side panel of a document: checks, comments and details.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Tabs } from '@mantine/core';
import { IconLink, IconMicrophone2, IconSearch } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../../base/document-session-context.ts';
import { FoldedFields } from '../../../ui/folded-fields.tsx';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';
import { isMediaDocument } from '../media/is-media-document.ts';
import type { SourceNumbers } from '../text/shown-sources.ts';
import { usePanelTabs } from './panel-tabs.tsx';
import { SeoTab } from './seo-tab.tsx';

const VoiceTab = lazy(() => loadChunk(() => import('./voice-tab.tsx')).then((module) => ({ default: module.VoiceTab })));
const DetailsTab = lazy(() => loadChunk(() => import('./details-tab.tsx')).then((module) => ({ default: module.DetailsTab })));
const ModelChecks = lazy(() => loadChunk(() => import('./model-checks.tsx')).then((module) => ({ default: module.ModelChecks })));
const OriginsSection = lazy(() =>
  loadChunk(() => import('./origins-section.tsx')).then((module) => ({ default: module.OriginsSection })),
);

interface SidePanelProps {
  order: DocumentDetail;
  numbers: NonNullable<SourceNumbers>;
  /** First of the checks, of a document that belongs to a task; null without one, undefined until it is known. */
  review: ReactNode;
  /** Details of its task, first in the list. */
  task: ReactNode;
  links: ReactNode;
  comments: ReactNode;
  publications: ReactNode;
  /** Its title is changed here: the head shows another. */
  hasTitle: boolean;
}

/** The panels of `PanelTabs`, inside the same tabs. */
export function SidePanel({ order, numbers, review, task, links, comments, publications, hasTitle }: SidePanelProps) {
  const { hasChecks, first } = usePanelTabs(order, Boolean(review));
  const tab = useSession('tab') ?? first;
  return (
    <>
      {hasChecks ? (
        <Tabs.Panel value="checks" className={classes.body}>
          <Checks order={order} review={review} links={links} />
        </Tabs.Panel>
      ) : null}
      <Tabs.Panel value="comments" className={classes.body}>
        {comments}
      </Tabs.Panel>
      <Tabs.Panel value="details" className={classes.body}>
        {task}
        <Suspense fallback={<SkeletonBlock height={220} />}>
          <DetailsTab
            order={order}
            isShown={tab === 'details'}
            hasTitle={hasTitle}
            numbers={numbers}
            publications={publications}
          />
          {hasChecks || isMediaDocument(order) ? null : <OriginsSection order={order} />}
        </Suspense>
      </Tabs.Panel>
    </>
  );
}

/** Claims come first; the score is open only where nothing else waits to be checked. */
function Checks({ order, review, links }: Pick<SidePanelProps, 'order' | 'review' | 'links'>) {
  const { t } = useText();
  const { hasVoice, isForSearch, hasClaims } = usePanelTabs(order, Boolean(review));
  // Nothing of the score is loaded before it is known whether a review comes first.
  if (review === undefined) return <SkeletonBlock height={220} />;
  return (
    <>
      {review}
      {hasClaims ? (
        <Suspense fallback={<SkeletonBlock height={220} />}>
          <ModelChecks order={order} />
        </Suspense>
      ) : null}
      <div className={classes.groups}>
        {isForSearch ? (
          <FoldedFields
            icon={IconSearch}
            title={t(order.is_page ? 'editor.panel.seo' : 'score.groups.readability')}
            startsOpen={review === null && !hasClaims}
            isLazy
          >
            <SeoTab order={order} />
          </FoldedFields>
        ) : null}
        {isForSearch ? (
          <FoldedFields icon={IconLink} title={t('documentLinks.tab')} isLazy>
            {links}
          </FoldedFields>
        ) : null}
        {hasVoice ? (
          <FoldedFields
            icon={IconMicrophone2}
            title={t('editor.panel.voice')}
            startsOpen={review === null && !hasClaims && !isForSearch}
            isLazy
          >
            <Suspense fallback={<SkeletonBlock height={220} />}>
              <VoiceTab order={order} />
            </Suspense>
          </FoldedFields>
        ) : null}
      </div>
      {isMediaDocument(order) ? null : (
        <Suspense fallback={null}>
          <OriginsSection order={order} />
        </Suspense>
      )}
    </>
  );
}
