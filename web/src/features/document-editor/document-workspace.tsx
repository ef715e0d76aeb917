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
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { DocumentFrame } from '../../base/document-frame.ts';
import type { DocumentFields, DocumentTab } from '../../base/document-session.ts';
import { DocumentSessionContext, useSession } from '../../base/document-session-context.ts';
import { useMe } from '../../base/use-me.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { BriefNotice } from './brief-notice.tsx';
import panel from './core/side-panel.module.css';
import { DocumentBar } from './document-bar.tsx';
import classes from './document-layout.module.css';
import { DocumentMenu, FramedDocument } from './document-menu.tsx';
import { canHaveSaved } from './kept-key.ts';
import { isMediaDocument } from './media/is-media-document.ts';
import { MediaText } from './media/media-text.tsx';
import { LengthLine } from './panel/length-line.tsx';
import { PanelTabs, tabsId, usePanelTabs } from './panel/panel-tabs.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { SaveLine, SaveWords } from './save-line.tsx';
import { numberSources } from './source-numbers.ts';
import type { CommentedPassage } from './text/commented-passages.ts';
import { ReadingText } from './text/reading-text.tsx';
import type { OpenText } from './text/text-editor.tsx';
import { useLeaving } from './use-leaving.ts';
import { type OpenedDraft, useOpenDraft } from './use-open-draft.ts';
import { useWriting, wordsOfChunkProblem } from './use-writing.ts';

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
    /** Media of the order beside its text: pictures, sound, film. */
    media: ReactNode;
    publications: ReactNode;
    links: ReactNode;
    comments: ReactNode;
    /** The first panel, of a document that belongs to a task; null without one, undefined until it is known. */
    review: ReactNode;
    /** Details of its task. */
    task: ReactNode;
    /** Content of an approval, at the foot of the panel. */
    foot: ReactNode;
    dialogs: ReactNode;
  };
  /** Passages that comments are about, how many threads are open, and the comment that the address asks for. */
  comments: { passages: CommentedPassage[]; openCount: number; wanted: number | null };
  actions: {
    canDuplicate: boolean;
    onPublish: () => void;
    onDownload: () => void;
    onProofread?: (() => void) | undefined;
    onDelete: () => void;
    onSaved: (order: DocumentDetail) => void;
    onRefresh: () => void;
  };
  /** Of the page or the task that the document is part of; null if it stands alone. */
  frame: DocumentFrame | null;
  /** Receives the function that sends unsaved text now; it resolves true when the editor's text is saved on the server. */
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

function Workspace({ order, opened, slots, comments, actions, frame, saveRef }: WorkspaceProps) {
  const { t } = useText();
  const { session, draft, person, news, saveState } = opened;
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const hasTask = Boolean(slots.review);
  const { first, isForSearch } = usePanelTabs(order, hasTask);
  const tab = useSession('tab');
  const { title } = useSession('fields');
  const isScoreShown = useSession('isScoreShown');
  const isShowingOrigins = useSession('isShowingOrigins');
  const isShowingSources = useSession('isShowingSources');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isTextShown = !isNarrow || tab === null;
  const numbers = useMemo(
    () => (order.sources.length === 0 ? noNumbers : numberSources(order.sources, order.content.html)),
    [order.sources, order.content.html],
  );
  const isMedia = isMediaDocument(order);
  const { TextEditor, isWaiting, begin, start, prefetch, readRef } = useWriting(draft);
  // The editor renders passages and numbers, and restores unsaved text of this browser.
  const needsEditor =
    !isMedia && (comments.wanted !== null || comments.passages.length > 0 || (isShowingSources && numbers.size > 0));
  useEffect(() => {
    if (needsEditor || canHaveSaved(person, order.order_detail_id)) void (isMedia ? draft.open() : start(false));
  }, [needsEditor, isMedia, person, order.order_detail_id, draft, start]);

  const showProblem = (problem: unknown) => toastError(t(wordsOfChunkProblem(problem)));
  const editFields = (change: Partial<DocumentFields>) => draft.editFields(change, session.get().fields).catch(showProblem);
  const saveVersion = async () => {
    if (await (await draft.open()).saveVersion()) toastSuccess(t('editor.versionSaved'));
  };
  const connected = useEffectEvent((act: (text: OpenText) => void) => {
    draft.withText(act);
    if (!isMedia) void start(true);
  });
  const edited = useEffectEvent((change: Partial<DocumentFields>) => void editFields(change));
  useEffect(
    () =>
      session.connect({
        save: () => draft.flush(),
        editFields: (change) => edited(change),
        showLine: (wanted) => connected((text) => text.show(wanted)),
        showComment: (id) => connected((text) => text.showComment(id)),
        // The editor applies it as a program change, but the user's action must be saved.
        confirmClaim: (claim) =>
          connected((text) => {
            if (text.confirmClaim(claim)) draft.current?.edit();
          }),
        // The text can be scrolled only once it is on the page.
        showText: () => {
          if (isNarrow) flushSync(() => session.set({ tab: null }));
        },
      }),
    [session, draft, isNarrow],
  );
  useImperativeHandle(saveRef, () => async () => {
    await draft.flush();
    if (draft.isDirty || saveState.get().kind !== 'saved') return false;
    if (draft.isNewest(order)) return true;
    draft.syncFromServer(order);
    return false;
  });
  const openHistory = () => {
    void draft.flush().finally(() => setHistoryOpen(true));
  };
  const menu = {
    order,
    canDuplicate: actions.canDuplicate,
    title,
    onSaveVersion: () => void saveVersion().catch(showProblem),
    onPublish: () => void draft.flush().finally(actions.onPublish),
    onProofread: actions.onProofread && (() => void draft.flush().finally(actions.onProofread)),
    onDelete: actions.onDelete,
  };
  // The draft is kept, because the document's parent may become known only later.
  const framed = frame?.kind === 'bar' && !slots.review ? null : frame;
  const hasOwnBar = frame?.kind !== 'page';
  const onSlot = frame?.kind === 'bar' ? frame.onSlot : undefined;
  useLeaving({
    onHide: () => draft.current?.saver.keepNow(),
    onReturn: () => (draft.isDirty ? undefined : actions.onRefresh()),
    onOnline: () => (draft.isDirty ? void draft.flush() : undefined),
    onSave: () => void saveVersion().catch(showProblem),
  });
  // It waits for the task, because the primary action of a task's document is the task's.
  const download =
    slots.review === undefined || slots.download === null ? null : (
      <div onClickCapture={() => void draft.flush()} className={classes.download}>
        {slots.download}
      </div>
    );
  const written = draft.current && draft.code ? { draft: draft.current, ...draft.code } : null;

  return (
    <Tabs
      id={tabsId}
      className={classes.layout}
      value={tab ?? (isNarrow ? 'text' : first)}
      keepMounted={false}
      onChange={(value) => session.set({ tab: value === 'text' ? null : (value as DocumentTab | null) })}
    >
      {framed ? (
        <FramedDocument
          {...menu}
          frame={framed}
          onHistory={openHistory}
          onDownload={() => void draft.flush().finally(actions.onDownload)}
        >
          , <SaveWords state={saveState} savedAt={order.updated_at} />
        </FramedDocument>
      ) : null}
      {hasOwnBar ? (
        <DocumentBar
          order={order}
          title={title}
          onTitle={(changed) => void editFields({ title: changed })}
          second={<SaveLine order={order} state={saveState} />}
        >
          {framed ? (
            <div ref={onSlot} className={classes.slot} />
          ) : (
            <>
              {isNarrow ? null : (
                <Button variant="default" leftSection={<IconHistory size={17} aria-hidden="true" />} onClick={openHistory}>
                  {t('editor.history.button')}
                </Button>
              )}
              {isNarrow ? null : download}
              <DocumentMenu {...menu} onHistory={isNarrow ? openHistory : undefined} />
            </>
          )}
        </DocumentBar>
      ) : null}
      <div className={classes.main}>
        <BriefNotice order={order} />
        {written ? (
          <written.DraftNotices
            draft={written.draft}
            news={news}
            person={person}
            onHistory={openHistory}
            onRestoredSeen={opened.dismissRestored}
          />
        ) : null}
        {isNarrow ? <PanelTabs order={order} openComments={comments.openCount} hasText hasTask={hasTask} /> : null}
        <div
          className={classes.text}
          hidden={!isTextShown}
          {...(isNarrow ? { role: 'tabpanel', id: `${tabsId}-panel-text`, 'aria-labelledby': `${tabsId}-tab-text` } : {})}
        >
          {slots.media}
          {isMedia ? <MediaText html={order.content.html} language={order.language} onOpen={draft.openText} /> : null}
          {isMedia ? null : TextEditor ? (
            <TextEditor
              orderDetailId={order.order_detail_id}
              workspaceId={order.workspace_id}
              language={order.language}
              html={order.content.html}
              begin={begin}
              numbers={numbers}
              commented={comments.passages}
              onOpen={draft.openText}
              onEdit={draft.edit}
            />
          ) : (
            <ReadingText
              html={order.content.html}
              language={order.language}
              isShowingOrigins={isShowingOrigins}
              isWaiting={isWaiting}
              readRef={readRef}
              onPrefetch={prefetch}
              onSign={(isSaid) => void start(isSaid)}
            />
          )}
          {TextEditor && written && isForSearch && isScoreShown ? <written.LiveFindings order={order} /> : null}
          {isMedia ? null : <LengthLine order={order} />}
        </div>
      </div>
      <aside className={classes.side} aria-label={t('editor.panel.label')} hidden={isNarrow && isTextShown}>
        {isNarrow ? null : <PanelTabs order={order} openComments={comments.openCount} hasText={false} hasTask={hasTask} />}
        <SidePanel
          order={order}
          numbers={numbers}
          review={slots.review}
          task={slots.task}
          links={slots.links}
          comments={slots.comments}
          publications={slots.publications}
          hasTitle={frame?.kind === 'page'}
        />
        {slots.foot ? <div className={panel.foot}>{slots.foot}</div> : null}
      </aside>
      {isNarrow && hasOwnBar && !framed && download ? <ThumbBar>{download}</ThumbBar> : null}
      {slots.dialogs}
      {isHistoryOpen ? (
        <Suspense fallback={null}>
          <HistoryDrawer
            orderDetailId={order.order_detail_id}
            language={order.language}
            onBeforeChange={async () => {
              await draft.flush();
              return !draft.isDirty;
            }}
            onRestored={(restored) => {
              draft.current?.adopt(restored);
              actions.onSaved(restored);
            }}
            onClose={() => setHistoryOpen(false)}
          />
        </Suspense>
      ) : null}
    </Tabs>
  );
}
