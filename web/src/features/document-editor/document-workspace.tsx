// A document that can be edited: bar, toolbar, paper and side panel, held together by one session and one draft.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { DocumentTab } from '../../base/document-session.ts';
import { DocumentSessionContext, useSession } from '../../base/document-session-context.ts';
import { useMe } from '../../base/use-me.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DocumentBar } from './document-bar.tsx';
import classes from './document-layout.module.css';
import { DocumentMenu } from './document-menu.tsx';
import { isMediaDocument } from './media/is-media-document.ts';
import { MediaText } from './media/media-text.tsx';
import { LengthLine } from './panel/length-line.tsx';
import { PanelTabs, tabsId, usePanelTabs } from './panel/panel-tabs.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveLine } from './save-line.tsx';
import { numberSources } from './source-numbers.ts';
import type { CommentedPassage } from './text/commented-passages.ts';
import type { OpenText } from './text/text-editor.tsx';
import { WaitingText } from './text/waiting-text.tsx';
import { useLeaving } from './use-leaving.ts';
import { type OpenedDraft, useOpenDraft } from './use-open-draft.ts';

const TextEditor = lazy(() => loadChunk(() => import('./text/text-editor.tsx')));
const HistoryDrawer = lazy(() =>
  loadChunk(() => import('./history/history-drawer.tsx')).then((module) => ({ default: module.HistoryDrawer })),
);

const noNumbers: ReturnType<typeof numberSources> = new Map();

/** As in `document-layout.module.css`: where the panel does not fit beside the text, one tab at a time is shown. */
const narrow = '(max-width: 991px)';

interface DocumentWorkspaceProps {
  order: DocumentDetail;
  slots: {
    download: ReactNode;
    /** What the order made beside its text: pictures, sound, film. */
    media: ReactNode;
    publications: ReactNode;
    links: ReactNode;
    comments: ReactNode;
    /** The first panel, of a document that belongs to a task; null without one, undefined until it is known. */
    review: ReactNode;
  };
  /** Passages that comments are about, how many threads are open, and the comment that the address asks for. */
  comments: { passages: CommentedPassage[]; openCount: number; wanted: number | null };
  actions: {
    canDuplicate: boolean;
    onPublish: () => void;
    onProofread?: (() => void) | undefined;
    onDelete: () => void;
    onSaved: (order: DocumentDetail) => void;
    onRefresh: () => void;
  };
  /** True inside the page of something else, which has the heading and the way back. */
  isPart?: boolean;
  /** Gets what sends unsaved text now; it resolves true when the text on the paper is the server's. */
  saveRef?: Ref<() => Promise<boolean>> | undefined;
}

/** Mount it with the document's id as key. What is inside it reaches the document by `useDocumentSession`. */
export function DocumentWorkspace(props: DocumentWorkspaceProps) {
  const { user_info: me } = useMe();
  const { wanted } = props.comments;
  const opened = useOpenDraft(props.order, {
    person: `${me.id}${me.impersonator ? `-${me.impersonator.id}` : ''}`,
    comment: wanted,
    onSaved: props.actions.onSaved,
  });
  const { session } = opened;
  // The address may ask for another comment while the document is open.
  useEffect(() => {
    if (wanted !== null) session.openComment(wanted);
  }, [session, wanted]);
  return (
    <DocumentSessionContext value={session}>
      <Workspace {...props} opened={opened} />
    </DocumentSessionContext>
  );
}

interface WorkspaceProps extends DocumentWorkspaceProps {
  opened: OpenedDraft;
}

function Workspace({ order, opened, slots, comments, actions, isPart = false, saveRef }: WorkspaceProps) {
  const { t } = useText();
  const { session, draft, ...shown } = opened;
  const { saver } = draft;
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const hasTask = Boolean(slots.review);
  const { first } = usePanelTabs(order, hasTask);
  const tab = useSession('tab');
  const { title } = useSession('fields');
  const paper = useRef<OpenText | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isTextShown = !isNarrow || tab === null;
  const numbers = useMemo(
    () => (order.sources.length === 0 ? noNumbers : numberSources(order.sources, order.content.html)),
    [order.sources, order.content.html],
  );

  const isMedia = isMediaDocument(order);
  const saveVersion = async () => {
    if (await draft.saveVersion()) toastSuccess(t('editor.versionSaved'));
  };
  const openText = useCallback(
    (text: OpenText) => {
      paper.current = text;
      draft.open(text);
    },
    [draft],
  );
  const edit = useCallback(() => draft.edit(), [draft]);
  useEffect(
    () =>
      session.connect({
        save: () => draft.saver.flush(),
        editFields: (change) => draft.editFields(change),
        showLine: (wanted) => paper.current?.show(wanted),
        showComment: (id) => paper.current?.showComment(id),
        // The editor does it as the program; the person who asked for it wants it saved.
        confirmClaim: (claim) => {
          if (paper.current?.confirmClaim(claim)) draft.edit();
        },
        // The text can be scrolled only once it is on the page.
        showText: () => {
          if (isNarrow) flushSync(() => session.set({ tab: null }));
        },
      }),
    [session, draft, isNarrow],
  );
  useImperativeHandle(saveRef, () => async () => {
    await saver.flush();
    const isSaved = saver.state.kind === 'saved' && !saver.isDirty;
    if (!isSaved || !draft.isOlderThan(order)) return isSaved;
    draft.syncFromServer(order);
    return false;
  });
  const openHistory = () => {
    void saver.flush().finally(() => setHistoryOpen(true));
  };
  useLeaving({
    onHide: () => saver.keepNow(),
    onReturn: () => (saver.isDirty ? undefined : actions.onRefresh()),
    onOnline: () => (saver.isDirty ? void saver.flush() : undefined),
    onSave: () => void saveVersion(),
  });

  return (
    <Tabs
      id={tabsId}
      className={classes.layout}
      value={tab ?? (isNarrow ? 'text' : first)}
      keepMounted={false}
      onChange={(value) => session.set({ tab: value === 'text' ? null : (value as DocumentTab | null) })}
    >
      <div className={classes.main}>
        <DocumentBar
          order={order}
          isPart={isPart}
          title={title}
          onTitle={(changed) => draft.editFields({ title: changed })}
          second={<SaveLine order={order} state={shown.saveState} />}
        >
          <Button variant="default" leftSection={<IconHistory size={17} aria-hidden="true" />} onClick={openHistory}>
            {t('editor.history.button')}
          </Button>
          <div onClickCapture={() => void saver.flush()}>{slots.download}</div>
          <DocumentMenu
            order={order}
            canDuplicate={actions.canDuplicate}
            title={title}
            onSaveVersion={() => void saveVersion()}
            onPublish={() => void saver.flush().finally(actions.onPublish)}
            onProofread={actions.onProofread && (() => void saver.flush().finally(actions.onProofread))}
            onDelete={actions.onDelete}
          />
        </DocumentBar>
        {shown.theirs ? (
          <ConflictNotice
            theirs={shown.theirs}
            person={shown.person}
            onKeepMine={() => draft.keepMine()}
            onUseTheirs={() => draft.acceptTheirs(t('editor.conflict.setAside'))}
          />
        ) : null}
        {shown.restored ? (
          <RestoredNotice at={shown.restored.at} onHistory={openHistory} onClose={shown.dismissRestored} />
        ) : null}
        {isNarrow ? <PanelTabs order={order} openComments={comments.openCount} hasText hasTask={hasTask} /> : null}
        <div
          className={classes.text}
          hidden={!isTextShown}
          {...(isNarrow ? { role: 'tabpanel', id: `${tabsId}-panel-text`, 'aria-labelledby': `${tabsId}-tab-text` } : {})}
        >
          {slots.media}
          {isMedia ? <MediaText html={order.content.html} language={order.language} onOpen={openText} /> : null}
          {isMedia ? null : (
            <Suspense fallback={<WaitingText html={order.content.html} language={order.language} />}>
              <TextEditor
                orderDetailId={order.order_detail_id}
                workspaceId={order.workspace_id}
                language={order.language}
                html={order.content.html}
                numbers={numbers}
                commented={comments.passages}
                onOpen={openText}
                onEdit={edit}
              />
            </Suspense>
          )}
          {isMedia ? null : <LengthLine order={order} />}
        </div>
      </div>
      <aside className={classes.side} aria-label={t('editor.panel.label')} hidden={isNarrow && isTextShown}>
        {isNarrow ? null : <PanelTabs order={order} openComments={comments.openCount} hasText={false} hasTask={hasTask} />}
        <SidePanel
          order={order}
          numbers={numbers}
          review={slots.review}
          links={slots.links}
          comments={slots.comments}
          publications={slots.publications}
        />
      </aside>
      {isHistoryOpen ? (
        <Suspense fallback={null}>
          <HistoryDrawer
            orderDetailId={order.order_detail_id}
            language={order.language}
            onBeforeChange={async () => {
              await saver.flush();
              return !saver.isDirty;
            }}
            onRestored={(restored) => {
              draft.adopt(restored);
              actions.onSaved(restored);
            }}
            onClose={() => setHistoryOpen(false)}
          />
        </Suspense>
      ) : null}
    </Tabs>
  );
}
