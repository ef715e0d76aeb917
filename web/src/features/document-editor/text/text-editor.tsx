// The text on paper with its toolbar. This file and all it imports is one chunk, loaded only where a document may be edited.

import type { ShownClaim } from '@folio/contract/document-checks';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { lazy, memo, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WantedLine } from '../../../base/document-session.ts';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { Paper } from '../../../ui/paper.tsx';
import { useText } from '../../../ui/use-text.ts';
import { confirmClaim, readClaims } from '../core/claim-mark.ts';
import { byProgram } from '../core/person-origin.ts';
import { useFind } from '../find/use-find.ts';
import { headingAt } from '../outline/current-heading.ts';
import type { ForeignPicture } from '../paste/foreign-pictures.ts';
import { usePaste, useUploads } from '../paste/use-paste.ts';
import { RewriteBar } from '../rewrite/rewrite-bar.tsx';
import type { RewriteScope } from '../rewrite/rewrite-wishes.tsx';
import { useRewrite } from '../rewrite/use-rewrite.ts';
import { adoptMarks } from './adopt-marks.ts';
import { type CommentedPassage, commentAt, markComments, positionOfComment } from './commented-passages.ts';
import { coveredMargin } from './covered-margin.ts';
import { documentHtml } from './document-html.ts';
import { editorExtensions } from './editor-extensions.ts';
import { readEditorText } from './read-editor-text.ts';
import { findLine, showPosition } from './shown-line.ts';
import { type SourceNumbers, showSources } from './shown-sources.ts';
import classes from './text-editor.module.css';
import { readSelection } from './text-map.ts';
import { withLastLine } from './tidy-html.ts';
import { Toolbar } from './toolbar.tsx';
import { typingEvents } from './typing-events.ts';
import { beginWriting, type WritingStart } from './writing-start.ts';

const PastedPictures = lazy(() =>
  loadChunk(() => import('../paste/pasted-pictures.tsx')).then((module) => ({ default: module.PastedPictures })),
);

/** The open text, as the saver and the panel reach it. */
export interface OpenText {
  html: () => string;
  /** Puts another text on the paper, as the program and not as a person; it cannot be undone. */
  replace: (html: string) => void;
  /** Applies the server's authorship marks of this text. */
  adoptMarks: (html: string) => void;
  /** Marks a line of the text and brings it into sight; does nothing where it is not there any more. */
  show: (wanted: WantedLine) => void;
  /** Brings the passage of a comment into sight. */
  showComment: (id: number) => void;
  /** Takes the mark off a claim that someone checked; false where it is not there any more. */
  confirmClaim: (claim: ShownClaim) => boolean;
}

export interface TextEditorProps extends RewriteScope {
  language: string;
  /** The first text; later ones come through `OpenText.replace`. */
  html: string;
  /** Actions in the text before the editor loaded; undefined leaves the focus unchanged. */
  begin: WritingStart | undefined;
  /** Numbers of the cited sources; empty where the text cites nothing. */
  numbers: NonNullable<SourceNumbers>;
  /** Passages that comments are about. */
  commented: CommentedPassage[];
  onOpen: (text: OpenText) => void;
  /** Called with every change that a person makes. */
  onEdit: () => void;
}

/** The passage that a comment is being written about has no comment yet. */
const newPassage = 0;

const pauseBeforeReading = 250;
const pauseBeforeLooking = 120;

/** Acts once nothing has called `start` for a while. */
function afterPause(act: () => void, pause: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    timer = setTimeout(act, pause);
  };
  return { start, stop };
}

const withoutDoubles = (pictures: ForeignPicture[]) => [...new Map(pictures.map((one) => [one.address, one])).values()];

const reveal = (editor: Editor, position: number) => {
  const { node } = editor.view.domAtPos(position);
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
};

const openText = (editor: Editor): OpenText => ({
  html: () => documentHtml(editor.state.doc),
  replace: (html) =>
    void editor.chain().setMeta(byProgram, true).setMeta('addToHistory', false).setContent(withLastLine(html)).run(),
  adoptMarks: (html) => {
    const transaction = adoptMarks(editor.state, html);
    if (transaction) editor.view.dispatch(transaction);
  },
  show: (wanted) => {
    const position = findLine(editor.state.doc, wanted);
    if (!position) return;
    editor.view.dispatch(showPosition(editor.state, position));
    editor.view.focus();
    reveal(editor, position.from);
  },
  showComment: (id) => {
    const position = positionOfComment(editor.state, id);
    if (position) reveal(editor, position.from);
  },
  confirmClaim: (claim) => {
    const transaction = confirmClaim(editor.state, claim);
    if (transaction) editor.view.dispatch(transaction);
    return transaction !== null;
  },
});

/** Only its first text counts, so that a save, which gives another one, does not draw it. */
const isSame = (before: TextEditorProps, now: TextEditorProps) =>
  (Object.keys(now) as (keyof TextEditorProps)[]).every((name) => name === 'html' || before[name] === now[name]);

export default memo(TextEditor, isSame);

function TextEditor({ orderDetailId, workspaceId, language, html, begin, numbers, commented, ...on }: TextEditorProps) {
  const { t } = useText();
  const session = useDocumentSession();
  const isShowingSources = useSession('isShowingSources');
  const isShowingOrigins = useSession('isShowingOrigins');
  const passage = useSession('passage');
  const opened = useSession('activeComment');
  const passages = useMemo(() => (passage ? [...commented, { id: newPassage, ...passage }] : commented), [commented, passage]);
  const activeComment = passage ? newPassage : opened;
  const scope = { orderDetailId, workspaceId };
  const [first] = useState(() => withLastLine(html));
  const [typing] = useState(typingEvents);
  const [isOpen, setOpen] = useState(false);
  const [foreign, setForeign] = useState<ForeignPicture[]>([]);
  // The comment that the address asked for is brought into sight once the text and its comments are there.
  const hasShown = useRef(false);
  const paste = usePaste((pictures) => setForeign((before) => withoutDoubles([...before, ...pictures])));
  const editor = useEditor({
    extensions: editorExtensions,
    content: first,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    // It compares the text with the one before after every key, for an event that nothing here listens to.
    enableCoreExtensions: { delete: false },
    editorProps: {
      ...typing,
      scrollThreshold: coveredMargin,
      scrollMargin: coveredMargin,
      transformPastedHTML: paste.clean,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('editor.text'),
        lang: language,
        spellcheck: 'true',
      },
    },
    onCreate: () => setOpen(true),
    onSelectionUpdate: ({ editor: { state }, transaction }) => {
      // A click puts the caret into a passage; typing and dragging are no question about its comment.
      if (!transaction.getMeta('pointer') || !state.selection.empty) return;
      const id = commentAt(state, state.selection.from);
      if (id !== null && id !== newPassage) session.openComment(id);
    },
    onUpdate: ({ transaction }) => {
      if (!transaction.getMeta(byProgram)) on.onEdit();
    },
  });
  useUploads(editor, orderDetailId, paste.embedded);
  const find = useFind(editor, isOpen);
  const rewriting = useRewrite(editor, scope.orderDetailId);
  const startComment = () => session.startComment(readSelection(editor.state));
  const comment = useEffectEvent(startComment);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { dom } = editor.view;
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || !event.altKey || event.code !== 'KeyM') return;
      event.preventDefault();
      comment();
    };
    dom.addEventListener('keydown', press);
    return () => dom.removeEventListener('keydown', press);
  }, [editor, isOpen]);
  const hasOpened = useRef(false);
  const onOpen = useEffectEvent(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    on.onOpen(openText(editor));
    // The draft knows the earlier text; text typed since then is a change.
    const paper = editor.view.dom.closest('article');
    if (begin && paper) beginWriting(editor, paper, begin);
  });
  // Before the next key can come: a typing user continues at the same place.
  useLayoutEffect(() => {
    if (begin) onOpen();
  }, [begin]);
  const onText = useEffectEvent(() =>
    session.set({ text: readEditorText(editor.state.doc), claims: readClaims(editor.state.doc) }),
  );
  const onHeading = useEffectEvent(() => session.set({ heading: headingAt(editor.state.doc, editor.state.selection.head) }));

  useEffect(() => {
    if (!isOpen) return undefined;
    onOpen();
    onText();
    const read = afterPause(() => onText(), pauseBeforeReading);
    const reportHeading = afterPause(() => onHeading(), pauseBeforeLooking);
    editor.on('update', read.start);
    editor.on('selectionUpdate', reportHeading.start);
    return () => {
      read.stop();
      reportHeading.stop();
      editor.off('update', read.start);
      editor.off('selectionUpdate', reportHeading.start);
    };
  }, [editor, isOpen]);

  useEffect(() => {
    if (isOpen) editor.view.dispatch(showSources(editor.state, isShowingSources ? numbers : null));
  }, [editor, isOpen, isShowingSources, numbers]);

  useEffect(() => {
    if (!isOpen) return;
    editor.view.dispatch(markComments(editor.state, { passages, activeId: activeComment }));
    if (activeComment === null || hasShown.current) return;
    const position = positionOfComment(editor.state, activeComment);
    hasShown.current = position !== null;
    if (position) reveal(editor, position.from);
  }, [editor, isOpen, passages, activeComment]);

  return (
    <>
      <Toolbar
        editor={editor}
        scope={scope}
        onFind={() => find.show(find.mode ? null : 'replace')}
        onRewrite={rewriting.start}
        onComment={startComment}
        sources={
          numbers.size > 0
            ? { isShown: isShowingSources, onToggle: () => session.set({ isShowingSources: !isShowingSources }) }
            : undefined
        }
      />
      {find.FindBar ? (
        <find.FindBar editor={editor} canReplace={find.mode === 'replace'} onClose={() => find.show(null)} />
      ) : null}
      {foreign.length > 0 ? (
        <Suspense fallback={null}>
          <PastedPictures editor={editor} orderDetailId={scope.orderDetailId} pictures={foreign} onClose={() => setForeign([])} />
        </Suspense>
      ) : null}
      <div className={classes.desk} data-origins={isShowingOrigins || undefined}>
        <Paper>
          <EditorContent editor={editor} />
        </Paper>
      </div>
      <RewriteBar rewriting={rewriting} />
    </>
  );
}
