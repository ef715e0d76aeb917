// A document that can be edited: bar, toolbar, paper and side panel, held together by one draft.
import type { DocumentDetail } from '@folio/contract/orders';
import type { ChosenPassage } from '@folio/contract/quote-place';
import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, startTransition, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadChunk } from '../../base/load-chunk.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DocumentBar } from './document-bar.tsx';
import classes from './document-layout.module.css';
import { DocumentMenu } from './document-menu.tsx';
import { isMediaDocument } from './media/is-media-document.ts';
import { MediaText } from './media/media-text.tsx';
import type { DocumentText } from './panel/document-text.ts';
import { LengthLine } from './panel/length-line.tsx';
import { type PanelTab, PanelTabs, tabsId, usePanelTabs } from './panel/panel-tabs.tsx';
import type { FieldWords } from './panel/read-inputs.ts';
import { SidePanel } from './panel/side-panel.tsx';
import { useDocumentWords } from './panel/use-document-words.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveLine } from './save-line.tsx';
import { numberSources } from './source-numbers.ts';
import type { CommentedPassage } from './text/commented-passages.ts';
import type { OpenText } from './text/text-desk.tsx';
import { WaitingText } from './text/waiting-text.tsx';
import { useLeaving } from './use-leaving.ts';
import { useOpenDraft } from './use-open-draft.ts';

const TextDesk = lazy(() => loadChunk(() => import('./text/text-desk.tsx')));
const HistoryDrawer = lazy(() =>
  loadChunk(() => import('./history/history-drawer.tsx')).then((module) => ({ default: module.HistoryDrawer })),
);

/** As in `document-layout.module.css`: where the panel does not fit beside the text, one tab at a time is shown. */
const narrow = '(max-width: 991px)';

/** The passage that a comment is being written about has no comment yet. */
const newPassage = 0;

interface DocumentWorkspaceProps {
  order: DocumentDetail;
  person: string;
  /** What the tool's form calls its fields, by name. */
  form: Record<string, FieldWords>;
  download: ReactNode;
  /** What the order made beside its text: pictures, sound, film. */
  media: ReactNode;
  /** Where it is published; `saved` resolves once what was typed is saved. */
  renderPublications: (saved: () => Promise<unknown>) => ReactNode;
  /** Comments of the document: the passages that they are about, and the tab that shows them. */
  comments: { passages: CommentedPassage[]; openCount: number };
  renderComments: (desk: CommentDesk) => ReactNode;
  /** The comment that the address asks for. */
  wantedComment: number | null;
  canDuplicate: boolean;
  onPublish: () => void;
  onSaved: (order: DocumentDetail) => void;
  onRefresh: () => void;
  onDelete: () => void;
}

/** What the tab of comments is told of the text, and what it asks of it. */
interface CommentDesk {
  passage: ChosenPassage | null;
  /** Changes each time that somebody wants to write a comment; 0 before. */
  wanted: number;
  activeId: number | null;
  saved: () => Promise<unknown>;
  onPassage: (passage: ChosenPassage | null) => void;
  onActive: (commentId: number | null) => void;
  /** Shows the passage of a comment in the text. */
  onShow: (commentId: number) => void;
}

/** Mount it with the document's id as key. */
export function DocumentWorkspace({
  order,
  person,
  form,
  download,
  onSaved,
  onRefresh,
  onDelete,
  ...rest
}: DocumentWorkspaceProps) {
  const { t } = useText();
  const { draft, ...shown } = useOpenDraft(order, person, onSaved);
  const { saver } = draft;
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const { first } = usePanelTabs(order);
  const [paper, setPaper] = useState<OpenText | null>(null);
  const [text, setText] = useState<DocumentText | null>(null);
  const [heading, setHeading] = useState(-1);
  const [isShowingSources, setShowingSources] = useState(false);
  const [isShowingOrigins, setShowingOrigins] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  // The tab that somebody asked for; null for the text where it is a tab, else for the first.
  const [tab, setTab] = useState<PanelTab | null>(null);
  const isTextShown = !isNarrow || tab === null;
  const [passage, setPassage] = useState<ChosenPassage | null>(null);
  const [commentsWanted, setCommentsWanted] = useState(0);
  const [activeComment, setActiveComment] = useState<number | null>(null);
  const marked = rest.comments.passages;
  const passages = useMemo(() => (passage ? [...marked, { id: newPassage, ...passage }] : marked), [marked, passage]);
  // The address may ask for another comment while the document is open.
  const [askedFor, setAskedFor] = useState<number | null>(null);
  if (rest.wantedComment !== askedFor) {
    setAskedFor(rest.wantedComment);
    if (rest.wantedComment !== null) {
      setTab('comments');
      setActiveComment(rest.wantedComment);
    }
  }
  const words = useDocumentWords(text, order.words ?? 0);
  const numbers = useMemo(() => numberSources(order.sources, order.content.html), [order.sources, order.content.html]);

  const isMedia = isMediaDocument(order);
  const saveVersion = async () => {
    if (await draft.saveVersion()) toastSuccess(t('editor.versionSaved'));
  };
  const openText = (opened: OpenText) => {
    setPaper(opened);
    draft.open(opened);
  };
  // The text can be scrolled only once it is on the page.
  const showText = () => {
    if (isNarrow) flushSync(() => setTab(null));
  };
  const openHistory = () => {
    void saver.flush().finally(() => setHistoryOpen(true));
  };
  useLeaving({
    onHide: () => saver.keepNow(),
    onReturn: () => (saver.isDirty ? undefined : onRefresh()),
    onOnline: () => (saver.isDirty ? void saver.flush() : undefined),
    onSave: () => void saveVersion(),
  });

  return (
    <Tabs
      id={tabsId}
      className={classes.layout}
      value={tab ?? (isNarrow ? 'text' : first)}
      keepMounted={false}
      onChange={(value) => setTab(value === 'text' ? null : (value as PanelTab | null))}
    >
      <div className={classes.main}>
        <DocumentBar
          order={order}
          title={shown.fields.title}
          onTitle={(title) => draft.editFields({ title })}
          second={<SaveLine order={order} words={isMedia ? null : words} state={shown.saveState} />}
        >
          <Button variant="default" leftSection={<IconHistory size={17} aria-hidden="true" />} onClick={openHistory}>
            {t('editor.history.button')}
          </Button>
          <div onClickCapture={() => void saver.flush()}>{download}</div>
          <DocumentMenu
            order={order}
            canDuplicate={rest.canDuplicate}
            title={shown.fields.title}
            onSaveVersion={() => void saveVersion()}
            onPublish={() => void saver.flush().finally(rest.onPublish)}
            onDelete={onDelete}
          />
        </DocumentBar>
        {shown.theirs ? (
          <ConflictNotice
            theirs={shown.theirs}
            person={person}
            onKeepMine={() => draft.keepMine()}
            onTakeTheirs={() => draft.takeTheirs(t('editor.conflict.setAside'))}
          />
        ) : null}
        {shown.restored ? (
          <RestoredNotice at={shown.restored.at} onHistory={openHistory} onClose={shown.dismissRestored} />
        ) : null}
        {isNarrow ? <PanelTabs order={order} openComments={rest.comments.openCount} hasText /> : null}
        <div
          className={classes.text}
          hidden={!isTextShown}
          {...(isNarrow ? { role: 'tabpanel', id: `${tabsId}-panel-text`, 'aria-labelledby': `${tabsId}-tab-text` } : {})}
        >
          {rest.media}
          {isMedia ? <MediaText html={order.content.html} language={order.language} onOpen={openText} /> : null}
          {isMedia ? null : (
            <Suspense fallback={<WaitingText html={order.content.html} language={order.language} />}>
              <TextDesk
                html={order.content.html}
                place={{ orderDetailId: order.order_detail_id, workspaceId: order.workspace_id }}
                language={order.language}
                numbers={numbers}
                isShowingSources={isShowingSources}
                isShowingOrigins={isShowingOrigins}
                onToggleSources={() => setShowingSources(!isShowingSources)}
                onOpen={openText}
                passages={passages}
                activeComment={passage ? newPassage : activeComment}
                onComment={(chosen) => {
                  setPassage(chosen);
                  setTab('comments');
                  setCommentsWanted((times) => times + 1);
                }}
                onPassage={(id) => {
                  if (id === newPassage) return;
                  setActiveComment(id);
                  setTab('comments');
                }}
                onEdit={() => draft.edit()}
                onHeading={(index) => startTransition(() => setHeading(index))}
                // Typing goes on while the page takes in what was typed.
                onText={(read) => startTransition(() => setText(read))}
              />
            </Suspense>
          )}
          {isMedia ? null : <LengthLine words={words} language={order.language} />}
        </div>
      </div>
      <aside className={classes.side} aria-label={t('editor.panel.label')} hidden={isNarrow && isTextShown}>
        {isNarrow ? null : <PanelTabs order={order} openComments={rest.comments.openCount} hasText={false} />}
        <SidePanel
          order={order}
          text={text}
          words={words}
          fields={shown.fields}
          form={form}
          heading={heading}
          numbers={numbers}
          isShowingOrigins={isShowingOrigins}
          onShowOrigins={setShowingOrigins}
          isShowingSources={isShowingSources}
          onShowSources={setShowingSources}
          comments={rest.renderComments({
            passage,
            wanted: commentsWanted,
            activeId: activeComment,
            saved: () => saver.flush(),
            onPassage: setPassage,
            onActive: (id) => {
              setActiveComment(id);
              if (id !== null) paper?.showComment(id);
            },
            onShow: (id) => {
              showText();
              setActiveComment(id);
              paper?.showComment(id);
            },
          })}
          publications={rest.renderPublications(() => saver.flush())}
          onFields={(change) => draft.editFields(change)}
          onShowLine={(wanted) => {
            showText();
            paper?.show(wanted);
          }}
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
              onSaved(restored);
            }}
            onClose={() => setHistoryOpen(false)}
          />
        </Suspense>
      ) : null}
    </Tabs>
  );
}
