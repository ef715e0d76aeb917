// `/review/{token}`: the guest's page of a review link, in the company's colors and without the shell.
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { ApiError, api, messageOf } from '../base/api.ts';
import { paintGuestBrand } from '../base/brand.ts';
import { invalidate } from '../base/stale-after.ts';
import { cellEnd } from '../features/document-editor/history/compare-blocks.ts';
import { ComparedTexts } from '../features/document-editor/history/compared-texts.tsx';
import { readBlocks } from '../features/document-editor/history/read-blocks.ts';
import { GuestComments } from '../features/guest-review/guest-comments.tsx';
import {
  GuestChanges,
  GuestFiles,
  GuestLinks,
  type GuestPart,
  GuestSearchResult,
  GuestText,
  GuestTranslations,
} from '../features/guest-review/guest-content.tsx';
import { GuestDecision, NoGuestDecision } from '../features/guest-review/guest-decision.tsx';
import { DecisionCode, GuestEnded, GuestGate } from '../features/guest-review/guest-gate.tsx';
import classes from '../features/guest-review/guest-review.module.css';
import { guestLinkQuery, guestTaskQuery } from '../features/guest-review/guest-review.queries.ts';
import { useSeenTasks } from '../features/guest-review/use-seen-tasks.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { formatDay } from '../ui/intl-format.ts';
import { Row } from '../ui/row.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { toastError } from '../ui/toast.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { ViewSwitch } from '../ui/view-switch.tsx';
import { PlainFrame } from './plain-frame.tsx';

const GuestCampaigns = lazy(() => import('./guest-campaigns.tsx').then((module) => ({ default: module.GuestCampaigns })));
const textsId = 'review-texts';
const route = getRouteApi('/review/$token');
const compareTexts = (before: string, after: string, language: string) => (
  <ComparedTexts before={before} after={after} language={language} />
);

/** Possible subjects of a comment: each once, images and empty cells left out. */
function passagesOf(html: string): string[] {
  const texts = readBlocks(html).flatMap(({ tag, text }) => (tag === 'img' ? [] : text.split(cellEnd)));
  return [...new Set(texts.map((text) => text.trim().slice(0, 2000)))].filter((text) => text !== '');
}

/** Everything else may pass: the server was not reached, or it is busy. */
const isOver = ({ code }: ApiError) => code === 'REVIEW_LINK_ENDED' || code === 'REVIEW_LINK_UNKNOWN';

type Link = Awaited<ReturnType<typeof api.guestReview.show>>;

export function GuestReviewPage() {
  const { t } = useText();
  const { token } = route.useParams();
  const { data, error, refetch } = useQuery(guestLinkQuery(token));
  const isEnded = error instanceof ApiError && isOver(error);
  const company = data?.company;
  usePageTitle(t('guestReview.title'));
  useEffect(() => {
    if (!company) return;
    const { has_theme, color_background, color_primary, color_secondary } = company;
    paintGuestBrand(
      company.name,
      has_theme
        ? {
            custom_color_primary: color_primary,
            custom_color_background: color_background,
            custom_color_secondary: color_secondary,
          }
        : null,
    );
  }, [company]);
  return (
    <PlainFrame
      company={company ?? null}
      aside={
        data?.guest ? (
          <Row as="span" size="sm" gap={12}>
            <span className={classes.guestName}>{t('guestReview.forName', { name: data.guest.name })}</span>
            <Avatar name={data.guest.name} src={null} size={32} />
          </Row>
        ) : null
      }
    >
      {isEnded ? (
        <GuestEnded
          message={messageOf(error)}
          wasValid={error.code === 'REVIEW_LINK_ENDED'}
          taskIds={data?.tasks.map(({ id }) => id) ?? []}
        />
      ) : null}
      {error && !isEnded && !data ? (
        <ErrorState title={t('tasks.failedOne')} message={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <SkeletonRows rows={8} />}
      {data?.needs && !isEnded ? (
        <GuestGate
          token={token}
          company={data.company.name}
          needs={data.needs}
          sentTo={data.sent_to}
          may={data.may}
          texts={data.texts ?? 0}
          expiresAt={data.expires_at}
        />
      ) : null}
      {data && !isEnded && data.needs === null ? <GuestReview token={token} link={data} /> : null}
    </PlainFrame>
  );
}

function GuestReview({ token, link }: { token: string; link: Link }) {
  const { t, language } = useText();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isCompared, setCompared] = useState(true);
  const [part, setPart] = useState<GuestPart>('text');
  const [quote, setQuote] = useState<string | null>(null);
  const { tasks, client } = link;
  const needsCode = link.decision_needs === 'code';
  const isAsked = tasks.some(({ can }) => can.decide) || client?.campaign?.asks_decision === true;
  const first = tasks.find(({ can }) => can.decide) ?? tasks[0];
  const task = tasks.find(({ id }) => id === chosen) ?? first;
  const { data, isError, refetch } = useQuery({ ...guestTaskQuery(token, task?.id ?? 0), enabled: task !== undefined });
  const seen = useSeenTasks(chosen, data);
  const html = data?.html ?? '';
  const passages = useMemo(() => passagesOf(html), [html]);
  const campaigns = client ? (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <GuestCampaigns
        token={token}
        client={client}
        canApprove={link.may === 'approve' && !needsCode}
        seen={seen}
        decidable={needsCode ? [] : tasks.filter(({ can }) => can.decide).map(({ id }) => id)}
        taskIds={tasks.map(({ id }) => id)}
        onOpenTask={(id) => {
          setChosen(id);
          document.getElementById(textsId)?.scrollIntoView();
        }}
      />
    </Suspense>
  ) : null;
  const code = needsCode && isAsked ? <DecisionCode token={token} sentTo={link.sent_to ?? ''} /> : null;
  if (!task)
    return campaigns ? (
      <>
        {code}
        {campaigns}
      </>
    ) : (
      <Stack as="p" gap={16} align="start" className={classes.gate}>
        {t('guestReview.noTasks')}
      </Stack>
    );
  if (isError && !data) return <ErrorState title={t('tasks.failedOne')} onRetry={() => void refetch()} />;
  const before = data?.changes.parts.find((one) => one.part === 'text')?.before ?? null;
  const parts: { value: GuestPart; label: string }[] = [
    { value: 'text', label: t('guestReview.text') },
    { value: 'search', label: t('guestReview.searchTab') },
    { value: 'links', label: `${t('guestReview.links')} ${data?.links.length ?? ''}` },
    { value: 'comments', label: `${t('guestReview.comments')} ${data?.comments.length || ''}` },
  ];
  return (
    <>
      {code}
      {campaigns}
      <div className={classes.layout} data-part={part} id={textsId}>
        <div className={classes.content}>
          <Row gap={20} align="start" justify="between" className={classes.head}>
            <div>
              <h1>{data?.title ?? task.title}</h1>
              {tasks.length > 1 ? (
                <p className={classes.quiet}>
                  {t('guestReview.position', { index: tasks.indexOf(task) + 1, count: tasks.length })}
                </p>
              ) : null}
            </div>
            {before === null ? null : (
              <ViewSwitch
                label={t('guestReview.view')}
                views={[
                  { value: 'changes', label: t('guestReview.compared') },
                  { value: 'clean', label: t('guestReview.clean') },
                ]}
                value={isCompared ? 'changes' : 'clean'}
                onChange={(value) => setCompared(value === 'changes')}
              />
            )}
          </Row>
          {tasks.length > 1 ? (
            <Row as="nav" gap={8} align="stretch" wrap className={classes.tasks} aria-label={t('guestReview.texts')}>
              {tasks.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  aria-current={one.id === task.id}
                  onClick={() => {
                    setChosen(one.id);
                    setQuote(null);
                  }}
                >
                  {one.title}
                </button>
              ))}
            </Row>
          ) : null}
          <div className={classes.parts}>
            <ViewSwitch isWide label={t('guestReview.view')} views={parts} value={part} onChange={setPart} />
          </div>
          {data ? (
            <Stack flex="shrink" gap={12} className={classes.text}>
              <GuestChanges since={data.changes.since?.at ?? null} parts={data.changes.parts} />
              <GuestText
                html={data.html}
                before={before}
                isCompared={isCompared}
                compareTexts={compareTexts}
                onSelect={setQuote}
              />
              <GuestTranslations parts={data.changes.parts} isCompared={isCompared} compareTexts={compareTexts} />
            </Stack>
          ) : (
            <SkeletonRows rows={8} />
          )}
        </div>
        {data ? (
          <aside className={classes.side}>
            {needsCode && data.task.can.decide ? null : data.task.step && data.task.can.decide && data.package_hash ? (
              <GuestDecision
                key={task.id}
                token={token}
                company={link.company.name}
                taskId={task.id}
                title={data.title}
                step={data.task.step}
                hash={data.package_hash}
              />
            ) : (
              <NoGuestDecision key={task.id} taskId={task.id} decided={data.decided ?? null} />
            )}
            <div className={classes.search}>
              <GuestSearchResult meta={data.meta} />
            </div>
            <div className={classes.linkList}>
              <GuestLinks links={data.links} />
              <GuestFiles token={token} taskId={task.id} files={data.attachments} />
            </div>
            <div className={classes.comments}>
              <GuestComments
                key={task.id}
                token={token}
                taskId={task.id}
                comments={data.comments}
                canComment={data.task.can.comment}
                passages={passages}
                quote={quote}
                onQuote={setQuote}
              />
            </div>
            <p className={classes.quiet}>
              {t('guestReview.validUntil', { day: formatDay(link.expires_at, language) })} <NotMe token={token} />
            </p>
          </aside>
        ) : null}
      </div>
    </>
  );
}

/** The link reached someone else: it ends, after a question. */
function NotMe({ token }: { token: string }) {
  const { t } = useText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const refuse = useMutation({
    mutationFn: () => api.guestReview.notMe({}, { context: { reviewToken: token } }),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'guest_review.changed', { token }),
  });
  return (
    <>
      <Button variant="subtle" size="compact-xs" onClick={() => setAsking(true)}>
        {t('guestReview.notMe')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          loss={t('guestReview.notMeText')}
          verb={t('guestReview.notMeConfirm')}
          isBusy={refuse.isPending}
          onConfirm={() => refuse.mutate()}
          onKeep={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
