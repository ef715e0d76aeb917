// All that a document may hold, as the editor knows it.
import type { Extensions } from '@tiptap/core';
import { TableKit, TableView } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { ClaimMark } from '../core/claim-mark.ts';
import { PersonOrigin } from '../core/person-origin.ts';
import { FoundWords } from '../find/found-words.ts';
import { SuggestedPassages } from '../rewrite/suggested-passage.ts';
import { CommentedPassages } from './commented-passages.ts';
import { OriginAttributes } from './origin-attributes.ts';
import { PictureNode } from './picture-node.ts';
import { Subscript, Superscript } from './script-marks.ts';
import { ShownLine } from './shown-line.ts';
import { ShownSources } from './shown-sources.ts';
import { SourceMark } from './source-mark.ts';
import { TextDirection } from './text-direction.ts';

const safeLink = /^(https?:\/\/|mailto:)/i;

// Wide tables scroll in a frame of their own. The frame says that it can be edited, as its text can: so it counts as reachable.
class ScrollingTable extends TableView {
  constructor(...parts: ConstructorParameters<typeof TableView>) {
    super(...parts);
    this.dom.setAttribute('contenteditable', 'true');
  }
}

/** Links open only with a modifier, so that a click puts the caret where it was meant. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: 'noopener' },
      isAllowedUri: (url) => safeLink.test(url),
    },
  }),
  TableKit.configure({ table: { resizable: false, View: ScrollingTable } }),
  PictureNode,
  SourceMark,
  ClaimMark,
  Superscript,
  Subscript,
  TextDirection,
  OriginAttributes,
  PersonOrigin,
  ShownSources,
  ShownLine,
  CommentedPassages,
  SuggestedPassages,
  FoundWords,
];
