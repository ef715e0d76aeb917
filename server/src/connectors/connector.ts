// The interface that each connected system has. One folder for each kind, listed in `connectors.ts`; README.md beside it says how to add one.
import type { WebsiteKind } from '@folio/contract/website-kinds';
import type { GuardedFetch } from '@folio/engine/fetch/guarded-fetch';

/** One connection: the user's input, with the secret decrypted. */
export interface ConnectedSite {
  /** As entered: http or https, without a user name in it; may end with slashes. */
  url: string;
  username: string | null;
  secret: string | null;
  /** True if a new entry is a draft there or live. */
  publishAs: 'draft' | 'live';
}

/** Context of each method. Requests go through `fetch` alone, which checks addresses and redirects and ends each after 15 s. */
export interface ConnectorContext {
  fetch: GuardedFetch;
  site: ConnectedSite;
  /** Ends the requests of a process that stops, or of an expired job. They throw `EngineFailure` with the code ABORTED then. */
  signal: AbortSignal;
  /** The time of the call, for signatures. */
  now: Date;
}

/** A document as it leaves Folio. */
export interface OutgoingDocument {
  /** Of the document (`order_details`) and its version. */
  id: number;
  versionId: number;
  /** Plain text. */
  title: string;
  /** Sanitised HTML of the body without the title; its images have addresses that the system reaches. */
  html: string;
  /** Language code, like en or pt-BR. */
  language: string;
  /** Plain texts; null if the document has none. */
  metaTitle: string | null;
  metaDescription: string | null;
}

/** The entry of a document as Folio knows it before sending. */
export interface KnownEntry {
  /** From the last receipt; null before the first one, and after the website moved to another URL. */
  remoteId: string | null;
  remoteUrl: string | null;
  /** Unique for document and website and the same for each attempt, at most 67 characters of a-z, 0-9 and -. A lost answer is found again by it. */
  key: string;
}

/** Response of the system. */
export interface Receipt {
  /** At most 200 characters; null if the system names none. */
  remoteId: string | null;
  /** The entry's URL, or where to edit a draft; null if the system names none. */
  remoteUrl: string | null;
  state: 'live' | 'remote_draft';
}

/** The raw text of a page that the system has already. */
export interface RemoteText {
  /** The system's own id, in a form that only its connector reads. */
  id: string;
  /** The content in the system's editor: HTML with further parts, such as shortcodes. */
  content: string;
}

export interface OutgoingImage {
  /** Of the bytes, in hexadecimal. The same image is found again by it. */
  sha256: string;
  mediaType: string;
}

/** A library of images apart from texts. */
export interface MediaLibrary {
  /** URL of an image that was uploaded before; null if it was not. */
  find: (context: ConnectorContext, image: OutgoingImage) => Promise<string | null>;
  /** Uploads the image and returns its URL there; null if the system names none. `alt` is plain text, empty without one. */
  upload: (context: ConnectorContext, image: OutgoingImage & { bytes: Uint8Array; alt: string }) => Promise<string | null>;
}

export interface Capabilities {
  /** Destination of a document's images: a library, its HTML as data, or nowhere because Folio hands out the file. */
  readonly media: 'library' | 'inline' | 'none';
  /** True if the raw texts of live pages can be read and changed. */
  readonly pages: 'read_and_write' | 'none';
}

interface Always<Can extends Capabilities> {
  readonly kind: WebsiteKind;
  readonly capabilities: Can;
  /** Tests login and permission without a change there. */
  test: (context: ConnectorContext) => Promise<void>;
  /**
   * Updates the entry with `remoteId`, else the one with `key`, else creates one. Calls with the same key make one entry, also when the answer to
   * one of them was lost.
   */
  publish: (context: ConnectorContext, document: OutgoingDocument, entry: KnownEntry) => Promise<Receipt>;
}

export interface PageMethods {
  /** The live page with this URL, or the text with the id of an earlier read; null if there is none. */
  read: (context: ConnectorContext, at: { url: string } | { id: string }) => Promise<RemoteText | null>;
  /** Replaces the content and nothing else: title, status and address stay. */
  write: (context: ConnectorContext, text: RemoteText) => Promise<void>;
  /** False if saving this content with this login would lose more than was changed. */
  canWrite: (context: ConnectorContext, content: string) => Promise<boolean>;
}
interface MediaMethods {
  media: MediaLibrary;
}

/** Methods that a kind has if it is capable of them, and must not have otherwise. */
type When<Condition extends boolean, Methods> = Condition extends true ? Methods : { [Name in keyof Methods]?: undefined };
type Definition<Can extends Capabilities> = Always<Can> &
  When<Can['pages'] extends 'none' ? false : true, PageMethods> &
  When<Can['media'] extends 'library' ? true : false, MediaMethods>;

/** Methods throw `WebsiteProblem` if the system cannot be reached, refuses, or returns an unexpected response. */
export type Connector = Always<Capabilities> & Partial<PageMethods & MediaMethods>;

/** Checks that a connector has exactly the methods that its capabilities promise. */
export const defineConnector = <const Can extends Capabilities>(connector: Definition<Can>): Connector => connector;

/** The methods for live pages. Throws for a kind without them: callers ask `capabilities.pages` first. */
export function pageMethods({ kind, read, write, canWrite }: Connector): PageMethods {
  if (!read || !write || !canWrite) throw new Error(`Websites of the kind ${kind} have no pages to read`);
  return { read, write, canWrite };
}
