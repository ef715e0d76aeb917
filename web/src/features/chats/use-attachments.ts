// Files and pages on their way into a question: each is uploaded at once, so that a fault is known before asking.
import { attachmentKinds, maxAttachmentBytes, maxAttachments, maxPages } from '@folio/contract/chat-limits';
import type { ChatAttachment } from '@folio/contract/chats';
import { isWebAddress } from '@folio/contract/tool-values';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { completeUrl } from '../../ui/complete-url.ts';
import { endingsIn } from '../../ui/tool-fields/file-fault.ts';
import { useFileFault } from '../../ui/tool-fields/use-file-fault.ts';
import { useText } from '../../ui/use-text.ts';
import { validationText } from '../../ui/validation-text.ts';

export interface Draft {
  key: number;
  name: string;
  kind: ChatAttachment['kind'];
  state: 'uploading' | 'ready' | 'failed';
  problem: string | null;
  /** Once uploaded; a page has none before it is sent. */
  id: number | null;
}

const kinds = ['document', 'image', 'audio'] as const;
const accepted = kinds.flatMap((kind) => [...attachmentKinds[kind]]);
/** For the file dialog. */
export const acceptedFiles = accepted.join(',');
const rules = { endings: endingsIn(accepted), maxSizeMb: maxAttachmentBytes / (1024 * 1024) };

const kindOf = (name: string) =>
  kinds.find((kind) => attachmentKinds[kind].some((ending) => name.toLowerCase().endsWith(ending))) ?? 'document';

/** Attachments beside the question until it is sent. */
export function useAttachments() {
  const { t, language } = useText();
  const faultOf = useFileFault(rules);
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [isOverfull, setOverfull] = useState(false);
  const nextKey = useRef(0);
  const change = (key: number, next: Partial<Draft>) =>
    setDrafts((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const upload = async (key: number, file: File) => {
    try {
      const { attachment } = await api.chats.upload({ file });
      change(key, { state: 'ready', id: attachment.id });
    } catch (error) {
      change(key, { state: 'failed', problem: messageOf(error) });
    }
  };
  const addFile = (file: File) => {
    const key = nextKey.current++;
    const problem = faultOf(file);
    const state = problem === null ? ('uploading' as const) : ('failed' as const);
    setDrafts((before) => [...before, { key, name: file.name, kind: kindOf(file.name), state, problem, id: null }]);
    if (problem === null) void upload(key, file);
  };
  return {
    drafts,
    isUploading: drafts.some(({ state }) => state === 'uploading'),
    hasFailed: drafts.some(({ state }) => state === 'failed'),
    /** True where more files were chosen than a question takes along. */
    isOverfull,
    addFiles: (files: Iterable<File>) => {
      const all = [...files];
      const free = Math.max(0, maxAttachments - drafts.length);
      setOverfull(all.length > free);
      for (const file of all.slice(0, free)) addFile(file);
    },
    /** Why the page is refused, or null once it is added. */
    addPage: (typed: string): string | null => {
      const url = completeUrl(typed);
      const pages = drafts.filter(({ kind }) => kind === 'page');
      if (!isWebAddress(url)) return validationText('not_a_url', undefined, language);
      if (pages.some(({ name }) => name === url)) return t('fields.urlTwice');
      if (pages.length >= maxPages) return t('chats.tooManyPages', { count: maxPages });
      setDrafts((before) => [
        ...before,
        { key: nextKey.current++, name: url, kind: 'page', state: 'ready', problem: null, id: null },
      ]);
      return null;
    },
    remove: (key: number) => {
      setOverfull(false);
      setDrafts((before) => before.filter((one) => one.key !== key));
    },
    clear: () => {
      setOverfull(false);
      setDrafts([]);
    },
    /** Attachments of a question that is asked once more. */
    restore: (attachments: ChatAttachment[]) =>
      setDrafts(
        attachments.map(({ id, name, kind }) => ({
          key: nextKey.current++,
          name,
          kind,
          state: 'ready',
          problem: null,
          id,
        })),
      ),
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
