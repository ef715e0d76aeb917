import type { WorkspaceMember } from '@folio/contract/workspaces';
import { Button } from '@mantine/core';
import { IconPlus, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { useMe } from '../../base/use-me.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Foot } from '../../ui/foot.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { PeoplePicker } from './people-picker.tsx';
import { useWorkspaceActions } from './use-workspace-actions.ts';
import classes from './workspaces.module.css';
import { membersQuery } from './workspaces.queries.ts';

/** Members of the workspace, with ways to add and to remove. */
export function MembersPanel({ workspaceId }: { workspaceId: number }) {
  const { t } = useText();
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const { data, isPending, refetch } = useQuery(membersQuery(workspaceId, page));
  return (
    <Panel
      isFlush
      className={classes.panel}
      title={t('workspaces.membersTitle')}
      aside={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('workspaces.addPeople')}
        </Button>
      }
    >
      {isPending ? <SkeletonRows rows={3} /> : null}
      {!isPending && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <ul>
            {data.users.map((person) => (
              <MemberRow key={person.user_id} workspaceId={workspaceId} person={person} />
            ))}
          </ul>
          {data.recordsFiltered > data.users.length ? (
            <div className={classes.panelFoot}>
              <Pager page={page} total={data.recordsFiltered} onChange={setPage} />
            </div>
          ) : null}
        </>
      ) : null}
      {isAdding ? <AddDialog workspaceId={workspaceId} onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}

function MemberRow({ workspaceId, person }: { workspaceId: number; person: WorkspaceMember }) {
  const { t } = useText();
  const me = useMe().user_info;
  const { deleteUsers } = useWorkspaceActions(workspaceId);
  const role = t(`shell.roles.${person.role}`);
  return (
    <Row as="li" gap={12} className={classes.person}>
      <PersonAvatar id={person.user_id} name={person.name} />
      <Text as="span" breaks flex="fill">
        <Text as="span" weight="medium" breaks block>
          {person.name}{' '}
          {person.user_id === me.id ? (
            <Text as="span" tone="quiet" weight="regular">
              {t('workspaces.you')}
            </Text>
          ) : null}
        </Text>
        <Text as="span" size="sm" tone="quiet" breaks block>
          {[role, person.email, person.is_disabled ? t('seats.states.disabled') : ''].filter(Boolean).join(' · ')}
        </Text>
      </Text>
      {person.user_id === me.id ? null : (
        <Button
          className={classes.removal}
          variant="default"
          aria-label={t('workspaces.removeOne', { name: person.name })}
          loading={deleteUsers.isPending}
          onClick={() => deleteUsers.mutate([person.user_id])}
        >
          <span data-only="desktop">{t('workspaces.remove')}</span>
          <IconUserMinus size={18} stroke={1.7} aria-hidden="true" />
        </Button>
      )}
    </Row>
  );
}

function AddDialog({ workspaceId, onClose }: { workspaceId: number; onClose: () => void }) {
  const { t } = useText();
  const [picked, setPicked] = useState<number[]>([]);
  const { addUsers } = useWorkspaceActions(workspaceId);
  return (
    <Dialog title={t('workspaces.addPeople')} onClose={onClose}>
      <Stack gap={20} className={classes.form}>
        <PeoplePicker workspaceId={workspaceId} picked={picked} onPick={setPicked} />
        <Foot gap={10} justify="between" className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('panel.cancel')}
          </Button>
          <Button
            disabled={picked.length === 0}
            loading={addUsers.isPending}
            onClick={() => addUsers.mutate(picked, { onSuccess: onClose })}
          >
            {t('workspaces.addCount', { count: picked.length })}
          </Button>
        </Foot>
      </Stack>
    </Dialog>
  );
}
