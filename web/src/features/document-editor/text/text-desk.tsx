// The text on paper with its toolbar. This file and all it imports is one chunk, loaded only where a document may be edited.
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Paper } from '../../../ui/paper.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { DocumentText } from '../panel/document-text.ts';
import { editorExtensions } from './editor-extensions.ts';
import { byProgram } from './person-origin.ts';
import { readEditorText } from './read-editor-text.ts';
import { findLine, showPlace, type WantedLine } from './shown-line.ts';
import { type SourceNumbers, showSources } from './shown-sources.ts';
import classes from './text-desk.module.css';
import { tidyHtml, withLastLine } from './tidy-html.ts';
import { Toolbar } from './toolbar.tsx';

/** The open text, as the saver and the panel reach it. */
export interface OpenText {
  html: () => string;
  /** Puts another text on the paper, as the program and not as a person; it cannot be undone. */
  replace: (html: string) => void;
  /** Marks a line of the text and brings it into sight; does nothing where it is not there any more. */
  show: (wanted: WantedLine) => void;
}

interface TextDeskProps {
  html: string;
  language: string;
  /** Numbers of the cited sources; empty where the text cites nothing. */
  numbers: NonNullable<SourceNumbers>;
  isShowingSources: boolean;
  onToggleSources: () => void;
  onOpen: (text: OpenText) => void;
  /** Called with every change that a person makes. */
  onEdit: () => void;
  /** Called with what the text holds, after a pause in writing. */
  onText: (text: DocumentText) => void;
}

const pauseBeforeReading = 250;

const openText = (editor: Editor): OpenText => ({
  html: () => tidyHtml(editor.getHTML()),
  replace: (html) =>
    void editor.chain().setMeta(byProgram, true).setMeta('addToHistory', false).setContent(withLastLine(html)).run(),
  show: (wanted) => {
    const place = findLine(editor.state.doc, wanted);
    if (!place) return;
    editor.view.dispatch(showPlace(editor.state, place));
    editor.view.focus();
    const { node } = editor.view.domAtPos(place.from);
    (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center' });
  },
});

/** The first text is the one it was mounted with; later ones come through `OpenText.replace`. */
export default function TextDesk({ html, language, numbers, isShowingSources, onToggleSources, ...on }: TextDeskProps) {
  const { t } = useText();
  const [first] = useState(() => withLastLine(html));
  const [isOpen, setOpen] = useState(false);
  const editor = useEditor({
    extensions: editorExtensions,
    content: first,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('editor.text'),
        lang: language,
        spellcheck: 'true',
      },
    },
    onCreate: () => setOpen(true),
    onUpdate: ({ transaction }) => {
      if (!transaction.getMeta(byProgram)) on.onEdit();
    },
  });
  const onOpen = useEffectEvent(() => on.onOpen(openText(editor)));
  const onText = useEffectEvent(() => on.onText(readEditorText(editor.state.doc)));

  useEffect(() => {
    if (!isOpen) return undefined;
    onOpen();
    onText();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => onText(), pauseBeforeReading);
    };
    editor.on('update', read);
    return () => {
      clearTimeout(timer);
      editor.off('update', read);
    };
  }, [editor, isOpen]);

  useEffect(() => {
    if (isOpen) editor.view.dispatch(showSources(editor.state, isShowingSources ? numbers : null));
  }, [editor, isOpen, isShowingSources, numbers]);

  return (
    <>
      <Toolbar
        editor={editor}
        sources={numbers.size > 0 ? { isShown: isShowingSources, onToggle: onToggleSources } : undefined}
      />
      <div className={classes.desk}>
        <Paper>
          <EditorContent editor={editor} />
        </Paper>
      </div>
    </>
  );
}
