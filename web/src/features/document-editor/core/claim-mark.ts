// Claims of the engine that stand in no input or source, `span[data-unsourced]`: always drawn, saved with the text, and taken off by people.
import type { ShownClaim } from '@folio/contract/document-checks';
import { Mark } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { byProgram } from './person-origin.ts';

/** Typing at its end writes outside of it. */
export const ClaimMark = Mark.create({
  name: 'claim',
  inclusive: false,
  addAttributes() {
    return {
      'data-unsourced': { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('data-unsourced') },
    };
  },
  parseHTML() {
    return [{ tag: 'span[data-unsourced]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', HTMLAttributes, 0];
  },
});

interface MarkedRun {
  kind: ShownClaim['kind'];
  text: string;
  from: number;
  to: number;
  line: string;
}

/** Marked runs of words in reading order; a run that other marks part is one. */
function markedRuns(doc: Node): MarkedRun[] {
  const runs: MarkedRun[] = [];
  doc.descendants((block, position) => {
    if (!block.isTextblock) return true;
    const line = block.textBetween(0, block.content.size, ' ', ' ');
    block.forEach((inline, offset) => {
      const kind: unknown = inline.marks.find((mark) => mark.type.name === 'claim')?.attrs['data-unsourced'];
      if (typeof kind !== 'string') return;
      const from = position + 1 + offset;
      const last = runs.at(-1);
      const text = inline.text ?? '';
      if (last?.kind === kind && last.to === from) Object.assign(last, { text: last.text + text, to: from + inline.nodeSize });
      else runs.push({ kind: kind as ShownClaim['kind'], text, from, to: from + inline.nodeSize, line });
    });
    return false;
  });
  return runs;
}

/** The claims that the text still marks, each once. */
export const readClaims = (doc: Node): ShownClaim[] => [
  ...new Map(markedRuns(doc).map(({ kind, text, line }) => [`${kind} ${text}`, { kind, text, line }])).values(),
];

/** A transaction that takes the mark off wherever the claim is; the author of its block remains. Null where it is nowhere. */
export function confirmClaim(state: EditorState, { kind, text }: ShownClaim): Transaction | null {
  const { claim } = state.schema.marks;
  const transaction = state.tr;
  for (const run of markedRuns(state.doc))
    if (claim && run.kind === kind && run.text === text) transaction.removeMark(run.from, run.to, claim);
  return transaction.docChanged ? transaction.setMeta(byProgram, true) : null;
}
