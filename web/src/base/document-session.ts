// An open document as seen by the components around its text: the text typed beside it, the open tab, the selected and viewed
// passages. It is independent of React; document-session-context.ts connects components to it.
import type { ShownClaim } from '@folio/contract/document-checks';
import type { ChosenPassage } from '@folio/contract/quote-anchor';
import type { DocumentText } from '@folio/contract/score/document-text';
import type { TextFindings } from '@folio/contract/score/text-findings';

/** The fields that people edit beside the text. */
export interface DocumentFields {
  title: string;
  /** Undefined where it was never touched. */
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
}

/** A line of the text to bring into sight, and the words in it that matter most. */
export interface WantedLine {
  line: string;
  words: string;
}

export type DocumentTab = 'checks' | 'comments' | 'details';

export interface DocumentSessionState {
  fields: DocumentFields;
  /** Null until the text is open. */
  text: DocumentText | null;
  /** Findings in the text as it is written; null until then. `isStale` while the text has gone on since. */
  findings: (TextFindings & { isStale: boolean }) | null;
  /** Claims that the text still marks as in no source; null until it is open. */
  claims: ShownClaim[] | null;
  /** Index of the heading that the caret is at or under; -1 before the first. */
  heading: number;
  /** The tab that was asked for; null for the text where it is a tab, else for the first. */
  tab: DocumentTab | null;
  isShowingSources: boolean;
  /** The score is on the page: it follows the typed text. */
  isScoreShown: boolean;
  isShowingOrigins: boolean;
  /** The passage that a new comment is about; null for the whole document. */
  passage: ChosenPassage | null;
  /** True until the field for a new comment has taken the focus that was asked for. */
  isCommentWanted: boolean;
  /** The comment that is looked at. */
  activeComment: number | null;
}

/** Editor methods of the session. */
interface DocumentEditor {
  /** Resolves once typed text is saved, or could not be. */
  save: () => Promise<unknown>;
  editFields: (change: Partial<DocumentFields>) => void;
  /** Marks a line of the text and brings it into sight; does nothing where it is not there any more. */
  showLine: (wanted: WantedLine) => void;
  /** Brings the passage of a comment into sight. */
  showComment: (id: number) => void;
  /** Takes the mark off a claim that someone checked. */
  confirmClaim: (claim: ShownClaim) => void;
  /** Makes the text visible where it is one tab of several. */
  showText: () => void;
}

/** One per open document. Made for `useSyncExternalStore`: a new state object with every change. */
export class DocumentSession {
  #state: DocumentSessionState;
  #editor: DocumentEditor | null = null;
  readonly #subscribers = new Set<() => void>();

  /** Begins with a comment that is looked at, or with the first tab. */
  constructor(fields: DocumentFields, comment: number | null = null) {
    this.#state = {
      fields,
      text: null,
      findings: null,
      claims: null,
      heading: -1,
      tab: comment === null ? null : 'comments',
      isShowingSources: false,
      isScoreShown: false,
      isShowingOrigins: false,
      passage: null,
      isCommentWanted: false,
      activeComment: comment,
    };
  }

  readonly get = (): DocumentSessionState => this.#state;

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  set(change: Partial<DocumentSessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const subscriber of this.#subscribers) subscriber();
  }

  /** Connects the editor; the answer disconnects it. */
  connect(editor: DocumentEditor): () => void {
    this.#editor = editor;
    return () => {
      if (this.#editor === editor) this.#editor = null;
    };
  }

  readonly save = async (): Promise<void> => {
    await this.#editor?.save();
  };

  readonly editFields = (change: Partial<DocumentFields>): void => this.#editor?.editFields(change);

  /** Opens the field for a new comment on a passage; null is the whole document. */
  readonly startComment = (passage: ChosenPassage | null): void => this.set({ passage, tab: 'comments', isCommentWanted: true });

  /** Shows a comment beside the text. */
  readonly openComment = (id: number): void => this.set({ activeComment: id, tab: 'comments' });

  /** Marks the passage of a comment and, where the text is visible, brings it into sight. */
  activateComment(id: number | null): void {
    this.set({ activeComment: id });
    if (id !== null) this.#editor?.showComment(id);
  }

  /** Shows the passage of a comment in the text. */
  readonly showComment = (id: number): void => {
    this.#editor?.showText();
    this.activateComment(id);
  };

  /** At once in the list that is `shown` too, and then as the editor has it. */
  readonly confirmClaim = (claim: ShownClaim, shown: readonly ShownClaim[]): void => {
    this.set({ claims: shown.filter(({ kind, text }) => kind !== claim.kind || text !== claim.text) });
    this.#editor?.confirmClaim(claim);
  };

  readonly showLine = (wanted: WantedLine): void => {
    this.#editor?.showText();
    this.#editor?.showLine(wanted);
  };
}
