// The draft of an open document, made with the first sign that someone wants to write. Until then the document is read as the server has it.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { DocumentFields } from '../../base/document-session.ts';
import { onDemand } from '../../ui/on-demand.ts';
import { fieldsOf } from './document-fields.ts';
import type { DraftEvents, OpenDraft } from './open-draft.ts';
import type { OpenText } from './text/text-editor.tsx';

const writing = onDemand(() => import('./writing.ts'));

/** The code of a draft. */
export type Writing = Awaited<ReturnType<typeof writing.load>>;

/** One per open document. */
export class DraftOnDemand {
  readonly #person: string;
  readonly #on: DraftEvents;
  #order: DocumentDetail;
  #opening: Promise<OpenDraft> | null = null;
  #text: OpenText | null = null;
  /** Fields that were changed before there was a draft. */
  #change: Partial<DocumentFields> | null = null;
  #waiting: ((text: OpenText) => void)[] = [];
  /** Null as long as nobody wants to write. */
  current: OpenDraft | null = null;
  /** The code of the draft, once it is there. */
  code: Writing | null = null;

  /** `person` is the owner of the unsaved text stored in this browser. */
  constructor(order: DocumentDetail, person: string, on: DraftEvents) {
    this.#order = order;
    this.#person = person;
    this.#on = on;
  }

  /** Loads the code of a draft; rejects as `loadChunk` does. */
  async prepare(): Promise<void> {
    await writing.load();
  }

  /** Loads the code of a draft and creates it. Rejects as `loadChunk` does, and can then be called again. */
  open(): Promise<OpenDraft> {
    this.#opening ??= writing.load().then(
      (code) => this.#make(code),
      (problem) => {
        this.#opening = null;
        throw problem;
      },
    );
    return this.#opening;
  }

  /**
   * Shows the change at once, and saves it as soon as there is a draft. Rejects as `open`; the change is
   * kept for the next attempt.
   */
  async editFields(change: Partial<DocumentFields>, shown: DocumentFields): Promise<void> {
    if (this.current) return this.current.editFields(change);
    this.#change = { ...this.#change, ...change };
    this.#on.onFields({ ...shown, ...change });
    this.#on.onState({ kind: 'unsaved' });
    await this.open();
  }

  /** The text on the paper was changed. */
  readonly edit = (): void => this.current?.edit();

  /** Called when the text is in the editor; runs waiting actions. */
  readonly openText = (text: OpenText): void => {
    this.#text = text;
    this.current?.open(text);
    for (const act of this.#waiting.splice(0)) act(text);
  };

  /** Acts on the text of the paper, once it is there. */
  withText(act: (text: OpenText) => void): void {
    if (this.#text) act(this.#text);
    else this.#waiting.push(act);
  }

  #make(code: Writing): OpenDraft {
    const draft = new code.OpenDraft(this.#order, this.#person, this.#on);
    this.code = code;
    this.current = draft;
    if (this.#change) draft.editFields(this.#change);
    if (this.#text) draft.open(this.#text);
    return draft;
  }

  /** Resolves once typed text is saved, or could not be. */
  async flush(): Promise<void> {
    // Without a draft only fields were edited, and their draft may have failed to load: retry it.
    const opening = this.#change ? this.open() : this.#opening;
    const draft = this.current ?? (await opening?.catch(() => null));
    await draft?.saver.flush();
  }

  /** True while typed text is not on the server. */
  get isDirty(): boolean {
    return this.current?.saver.isDirty ?? this.#change !== null;
  }

  /** The server was asked again. */
  syncFromServer(fresh: DocumentDetail): void {
    if (fresh === this.#order) return;
    this.#order = fresh;
    if (this.current) this.current.syncFromServer(fresh);
    else if (!this.#change) this.#on.onFields(fieldsOf(fresh));
  }

  /** True where the text on the paper is the server's newest. */
  isNewest(fresh: DocumentDetail): boolean {
    return !this.current?.isOlderThan(fresh);
  }

  /** Closes the document: unsaved text is stored and sent, even if its draft is still loading. */
  close(): void {
    if (this.current) this.current.close();
    else void this.#opening?.then((draft) => draft.close()).catch(() => undefined);
  }
}
