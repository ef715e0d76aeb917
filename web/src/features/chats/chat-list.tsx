// One's conversations at the left: found by a word, grouped by when they were last used.
import type { Chat } from '@folio/contract/chats';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWorkspaceId } from '../../base/workspace.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './chat-list.module.css';
import { ChatRowMenu } from './chat-row-menu.tsx';
import { chatListQuery, chatQuery } from './chats.queries.ts';

interface ChatListProps {
  openId: number | null;
  onChoose?: () => void;
  /** The open conversation was deleted. */
  onGone: () => void;
}

type Group = 'today' | 'week' | 'earlier';
const dayMs = 86_400_000;

function groupOf(chat: Chat, now: Date): Group {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const used = new Date(chat.updated_at).getTime();
  return used >= today ? 'today' : used >= today - 6 * dayMs ? 'week' : 'earlier';
}

/** The same list serves the column at the desk and the drawer on a phone. */
export function ChatList({ openId, onChoose, onGone }: ChatListProps) {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const here = useWorkspaceId();
  // Beside an open conversation stand those of its place, wherever it was opened from.
  const open = useQuery({ ...chatQuery(openId ?? 0), enabled: openId !== null }).data?.chat;
  const list = useInfiniteQuery(chatListQuery(open ? open.workspace_id : here, search));
  const chats = list.data?.pages.flatMap((page) => page.chats) ?? [];
  const [now] = useState(() => new Date());
  const groups = (['today', 'week', 'earlier'] as const).map((group) => ({
    group,
    chats: chats.filter((chat) => groupOf(chat, now) === group),
  }));
  return (
    <nav className={classes.list} aria-label={t('chats.conversations')}>
      <Stack gap={8} className={classes.head}>
        <ButtonLink
          to="/chat/{-$id}"
          params={{ id: undefined }}
          search={{}}
          variant="default"
          fullWidth
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={onChoose}
        >
          {t('chats.new')}
        </ButtonLink>
        <SearchField label={t('chats.search')} value={search} onSearch={setSearch} />
      </Stack>
      <ScrollRegion className={classes.rows} label={t('chats.conversations')}>
        {list.isPending ? <SkeletonRows /> : null}
        {list.isError && !list.data ? <ErrorState title={t('chats.listFailed')} onRetry={() => void list.refetch()} /> : null}
        {list.data && chats.length === 0 ? (
          <Text size="sm" tone="muted" px={8} py={12}>
            {t(search ? 'chats.nothingFound' : 'chats.none')}
          </Text>
        ) : null}
        {groups.map(({ group, chats: found }) =>
          found.length === 0 ? null : (
            <section key={group}>
              <Text as="h2" size="sm" tone="quiet" weight="medium" className={classes.group}>
                {t(`chats.groups.${group}`)}
              </Text>
              <ul>
                {found.map((chat) => (
                  <ChatRow key={chat.id} chat={chat} isOpen={chat.id === openId} onChoose={onChoose} onGone={onGone} />
                ))}
              </ul>
            </section>
          ),
        )}
        {list.hasNextPage ? (
          <Button variant="subtle" fullWidth loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('chats.more')}
          </Button>
        ) : null}
      </ScrollRegion>
    </nav>
  );
}

interface RowProps extends Pick<ChatListProps, 'onGone'> {
  chat: Chat;
  isOpen: boolean;
  onChoose: (() => void) | undefined;
}

function ChatRow({ chat, isOpen, onChoose, onGone }: RowProps) {
  const { t } = useText();
  return (
    <li className={classes.row} data-open={isOpen || undefined}>
      <Link
        to="/chat/{-$id}"
        params={{ id: String(chat.id) }}
        search={{}}
        className={classes.link}
        aria-current={isOpen ? 'page' : undefined}
        title={chat.title}
        onClick={onChoose}
      >
        <Text as="span" truncate flex="shrink">
          {chat.title}
        </Text>
        {chat.is_writing ? (
          <span className={classes.writing}>
            <span className="visually-hidden">{t('chats.isWriting')}</span>
          </span>
        ) : null}
      </Link>
      <ChatRowMenu chat={chat} onDeleted={isOpen ? onGone : undefined} />
    </li>
  );
}
