import type { KeywordConflict } from '@folio/contract/keyword-conflicts';
import { Button } from '@mantine/core';
import { IconClipboardCheck, IconLink, IconLinkPlus, IconMessage, IconTag, IconWorldSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { Foot } from '../../../ui/foot.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useSingleMutation } from '../../../ui/use-single-mutation.ts';
import { useText } from '../../../ui/use-text.ts';
import { consequencesQuery } from '../links.queries.ts';
import { ConflictMember } from './conflict-member.tsx';
import classes from './conflicts.module.css';

const icons = {
  keyword: IconTag,
  anchors: IconLink,
  link: IconLinkPlus,
  merge_task: IconClipboardCheck,
  canonical_task: IconWorldSearch,
  task_comment: IconMessage,
};

interface ConflictDetailsProps {
  conflict: KeywordConflict;
  websiteUrl: string;
  canManage: boolean;
}

/** The pages of one conflict, the one that should rank, and the consequences to take or leave. */
export function ConflictDetails({ conflict, websiteUrl, canManage }: ConflictDetailsProps) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const pages = conflict.members.filter(({ page_url_id: page }) => page !== null);
  const strongest = pages.toSorted((one, other) => other.links_in - one.links_in)[0];
  const [winner, setWinner] = useState(strongest?.page_url_id ?? 0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const named = { website_id: conflict.website_id, keyword: conflict.keyword };
  const isOpen = conflict.state === 'open';
  const { data, isPending } = useQuery({
    ...consequencesQuery(conflict.website_id, conflict.keyword, winner),
    enabled: isOpen && canManage && winner > 0,
  });
  const consequences = data?.consequences ?? [];
  const taken = consequences.filter(({ key }) => !left.has(key));
  const solve = useSingleMutation({
    mutationFn: () => api.keywordConflicts.solve({ ...named, winner_page_url_id: winner, keys: taken.map(({ key }) => key) }),
    onSuccess: async ({ run_id: runId }) => {
      await invalidate(client, 'keyword_conflict.changed');
      toastSuccess(t('links.conflicts.solved'));
      if (runId !== null) void navigate({ to: '/links/runs/$id', params: { id: String(runId) } });
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const dismiss = useSingleMutation({
    mutationFn: (state: 'fine' | 'open') => api.keywordConflicts.dismiss({ ...named, state }),
    onSuccess: () => invalidate(client, 'keyword_conflict.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
  const isBusy = solve.isPending || dismiss.isPending;
  const choose = (pageId: number) => {
    setWinner(pageId);
    setLeft(new Set());
  };
  return (
    <Stack flex="shrink" gap={16}>
      <Panel
        title={conflict.keyword}
        aside={isOpen && canManage ? <span className={classes.quiet}>{t('links.conflicts.choose')}</span> : null}
      >
        <div className={classes.members} role={isOpen && canManage ? 'radiogroup' : undefined} aria-label={conflict.keyword}>
          {conflict.members.map((member) => (
            <ConflictMember
              key={`${member.page_url_id}-${member.order_detail_id}-${member.task_id}`}
              member={member}
              websiteUrl={websiteUrl}
              isChosen={member.page_url_id === winner}
              onChoose={isOpen && canManage && member.page_url_id !== null ? () => choose(member.page_url_id ?? 0) : null}
            />
          ))}
        </div>
        {conflict.note ? (
          <Text tone="muted" mt={12}>
            {conflict.note}
          </Text>
        ) : null}
      </Panel>
      {isOpen && canManage ? (
        <Panel title={t('links.conflicts.happens')} isFlush>
          {isPending && winner > 0 ? <SkeletonRows rows={3} /> : null}
          {data && consequences.length === 0 ? (
            <Text tone="muted" px={20} py={14}>
              {t('links.conflicts.nothingHappens')}
            </Text>
          ) : null}
          <ul className={classes.consequences}>
            {consequences.map((one) => {
              const Icon = icons[one.kind];
              return (
                <Stack as="li" key={one.key} line="bottom">
                  <label>
                    <input
                      type="checkbox"
                      checked={!left.has(one.key)}
                      onChange={({ currentTarget }) => {
                        const next = new Set(left);
                        if (currentTarget.checked) next.delete(one.key);
                        else next.add(one.key);
                        setLeft(next);
                      }}
                    />
                    <Icon size={18} stroke={1.6} aria-hidden="true" />
                    <span>
                      <Text as="strong" weight="semibold" breaks>
                        {t(`links.conflicts.kinds.${one.kind}`, {
                          title: one.member.title,
                          count: one.count,
                          keyword: conflict.keyword,
                        })}
                      </Text>
                      <span className={classes.quiet}>
                        {t(`links.conflicts.kindLeads.${one.kind}`, {
                          title: one.member.title,
                          count: one.count,
                          keyword: one.keyword ?? conflict.keyword,
                          name: one.member.assignee ?? '',
                        })}
                      </span>
                    </span>
                  </label>
                </Stack>
              );
            })}
          </ul>
          <Foot px="panel" py={14}>
            <Button variant="default" disabled={isBusy} onClick={() => dismiss.run('fine')}>
              {t('links.conflicts.fine')}
            </Button>
            <Button
              loading={solve.isPending}
              disabled={winner === 0 || taken.length === 0 || isBusy}
              onClick={() => solve.run(undefined)}
            >
              {t('links.conflicts.solve', { count: taken.length })}
            </Button>
          </Foot>
        </Panel>
      ) : null}
      {!isOpen && canManage ? (
        <Button
          variant="default"
          style={{ justifySelf: 'start' }}
          loading={dismiss.isPending}
          onClick={() => dismiss.run('open')}
        >
          {t('links.conflicts.reopen')}
        </Button>
      ) : null}
    </Stack>
  );
}
