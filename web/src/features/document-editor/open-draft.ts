// An open document: its typed text, the server's version, and the handling of concurrent edits.
// It is independent of React; its subscribers are notified of every change.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { api } from '../../base/api.ts';
import type { DocumentFields } from '../../base/document-session.ts';
import { fieldsOf } from './document-fields.ts';
import { DocumentSaver, type Draft, type SaveState, type TextState } from './document-saver.ts';
import { DraftKeeper, type KeptDraft } from './kept-draft.ts';
import { isSameText } from './same-text.ts';
import { explainFailure, saveDocument, stateOf, type Theirs } from './save-document.ts';
import type { OpenText } from './text/text-editor.tsx';

/** Called with the changes. */
export interface DraftEvents {
  onFields: (fields: DocumentFields) => void;
  onState: (state: SaveState) => void;
  onTheirs: (theirs: Theirs | null) => void;
  onRestored: (kept: KeptDraft) => void;
  onSaved: (order: DocumentDetail) => void;
}

/** One per open document. */
export class OpenDraft {
  readonly saver: DocumentSaver;
  readonly #keeper: DraftKeeper;
  readonly #on: DraftEvents;
  #fields: DocumentFields;
  #server: DocumentDetail;
  #text: OpenText | null = null;
  #theirs: Theirs | null = null;

  /** `person` is the owner of the unsaved text stored in this browser. */
  constructor(order: DocumentDetail, person: string, on: DraftEvents) {
    this.#keeper = new DraftKeeper(person, order.order_detail_id);
    this.#on = on;
    this.#server = order;
    this.#fields = fieldsOf(order);
    const id = order.order_detail_id;
    this.saver = new DocumentSaver({ ...this.#fields, html: order.content.html }, stateOf(order), {
      save: async (draft, options) => {
        const saved = await saveDocument(id, draft, { ...options, known: fieldsOf(this.#server) });
        return this.#accept(saved, draft);
      },
      explain: (thrown, about) => explainFailure(thrown, id, about, (theirs) => this.#meet(theirs)),
      keep: (draft, base) => this.#keeper.keep(draft, base),
      forget: () => this.#keeper.forget(),
      onState: on.onState,
    });
  }

  /** The text is on the paper. What this browser kept unsaved comes back, as a version of its own. */
  open(text: OpenText): void {
    const isFirst = this.#text === null;
    this.#text = text;
    if (!isFirst) return;
    // A title that was changed while the editor was loaded is not saved yet.
    this.saver.rest({ ...fieldsOf(this.#server), html: text.html() });
    void this.#restore(text);
  }

  /** Closes the document: unsaved text is stored and sent. */
  close(): void {
    this.saver.stop();
    this.#keeper.close();
  }

  edit(): void {
    this.saver.change(() => this.#read());
  }

  /** A title without words is shown while it is typed and never saved. */
  editFields(change: Partial<DocumentFields>): void {
    this.#setFields({ ...this.#fields, ...change });
    if (this.#fields.title.trim()) this.edit();
  }

  /** Makes a closed version; resolves true when the server has it. */
  saveVersion(): Promise<boolean> {
    return this.#fields.title.trim() ? this.saver.saveVersion(() => this.#read()) : Promise.resolve(false);
  }

  /** Puts the server's document on the paper. */
  adopt(fresh: DocumentDetail): void {
    this.#server = fresh;
    this.#text?.replace(fresh.content.html);
    this.#setFields(fieldsOf(fresh));
    this.saver.adopt(this.#read(), stateOf(fresh));
    this.#meet(null);
  }

  /** The server was asked again: its text is taken over where it is newer and nothing of ours is unsaved. */
  syncFromServer(fresh: DocumentDetail): void {
    const known = this.#server;
    const isSame = fresh.content.html === known.content.html && fresh.title === known.title;
    const isBusy = this.saver.isDirty || this.saver.state.kind === 'conflict' || this.#text === null;
    if (isSame || isBusy || Date.parse(fresh.updated_at) < Date.parse(known.updated_at)) return;
    this.adopt(fresh);
  }

  /** True where the server's document is newer than the text on the paper, as after a change while the editor was loaded. */
  isOlderThan(fresh: DocumentDetail): boolean {
    return Date.parse(this.#server.updated_at) < Date.parse(fresh.updated_at);
  }

  /** Ours becomes a new version on top of theirs. */
  async keepMine(): Promise<void> {
    await this.saver.keepMine(this.#theirs ? stateOf(this.#theirs.order) : undefined);
    if (this.saver.state.kind === 'saved') this.#meet(null);
  }

  /** Ours goes into the history first, as a version called `setAside`, then theirs becomes the newest version. */
  async acceptTheirs(setAside: string): Promise<void> {
    const theirs = this.#theirs ? stateOf(this.#theirs.order) : undefined;
    if (!theirs) return;
    await this.saver.keepMine(theirs);
    if (this.saver.state.kind !== 'saved') return;
    const mine = this.#server.version?.id;
    if (mine !== undefined && mine !== theirs.versionId) await api.documents.nameVersion({ version_id: mine, name: setAside });
    const { order } = await api.documents.restoreVersion({ version_id: theirs.versionId });
    this.adopt(order);
    this.#on.onSaved(order);
  }

  async #restore(text: OpenText): Promise<void> {
    const kept = await this.#keeper.claim();
    if (!kept) return;
    const { html, ...fields } = kept.draft;
    const here = this.#read();
    // A user already typing continues; the stored text is offered at the next opening.
    if (this.saver.isDirty) return;
    if (isSameText(kept.draft, here)) {
      this.saver.adopt(here, stateOf(this.#server));
      return;
    }
    this.saver.adopt(kept.draft, kept.base ?? stateOf(this.#server));
    this.#keeper.keep(kept.draft, kept.base);
    text.replace(html);
    this.#setFields({ ...this.#fields, ...fields });
    this.#on.onRestored(kept);
    await this.saveVersion();
  }

  #read(): Draft {
    return { ...this.#fields, html: this.#text?.html() ?? this.#server.content.html };
  }

  #accept(saved: DocumentDetail, sent: Draft): TextState | undefined {
    this.#server = saved;
    if (this.#text?.html() === sent.html) this.#text.adoptMarks(saved.content.html);
    this.#on.onSaved(saved);
    return stateOf(saved);
  }

  #meet(theirs: Theirs | null): void {
    this.#theirs = theirs;
    this.#on.onTheirs(theirs);
  }

  #setFields(fields: DocumentFields): void {
    this.#fields = fields;
    this.#on.onFields(fields);
  }
}
