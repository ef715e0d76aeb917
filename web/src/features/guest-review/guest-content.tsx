// Content of a task for a guest: the text with its changes since their last approval, its search result and its links.
import { languageOfPart, type PackagePart } from '@folio/contract/task-words';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../base/api.ts';
import { useDownload } from '../../base/use-download.ts';
import { formatBytes, formatDateTime } from '../../ui/intl-format.ts';
import { paragraphsOf, usePartName } from '../../ui/package-parts.ts';
import { PaperHtml } from '../../ui/paper.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './guest-review.module.css';

export type GuestPart = 'text' | 'search' | 'links' | 'comments';

/** Renders two texts as one, with added and removed text. */
type CompareTexts = (before: string, after: string, language: string) => ReactNode;

interface GuestTextProps {
  html: string | null;
  before: string | null;
  isCompared: boolean;
  compareTexts: CompareTexts;
  /** Words that the guest selected. */
  onSelect: (words: string | null) => void;
}

/** Returns selected words of the current text, without the labels of a comparison. */
function readWords(selection: Selection | null): string {
  const text = selection?.toString().trim() ?? '';
  const copy = text === '' ? undefined : selection?.getRangeAt(0).cloneContents();
  const marks = [...(copy?.querySelectorAll('del, .visually-hidden') ?? [])];
  if (!copy || marks.length === 0) return text;
  for (const mark of marks) mark.remove();
  return copy.textContent.trim();
}

/** The text, clean or compared. */
export function GuestText({ html, before, isCompared, compareTexts, onSelect }: GuestTextProps) {
  const { t, language } = useText();
  const content = useRef<HTMLDivElement>(null);
  const last = useRef('');
  const readSelection = useEffectEvent(() => {
    const selection = window.getSelection();
    const words = readWords(selection);
    // The selection is read once: keys pressed elsewhere bring back no quote that was removed.
    if (words === last.current) return;
    last.current = words;
    if (words !== '' && content.current?.contains(selection?.anchorNode ?? null)) onSelect(words.slice(0, 2000));
  });
  useEffect(() => {
    const read = () => readSelection();
    document.addEventListener('pointerup', read);
    document.addEventListener('keyup', read);
    return () => {
      document.removeEventListener('pointerup', read);
      document.removeEventListener('keyup', read);
    };
  }, []);
  if (html === null) return <p className={classes.quiet}>{t('guestReview.noText')}</p>;
  return (
    <div ref={content}>
      {isCompared && before !== null ? (
        <div className={classes.compared}>{compareTexts(before, html, language)}</div>
      ) : (
        <PaperHtml html={html} />
      )}
    </div>
  );
}

/** Title and description as a search engine shows them. */
export function GuestSearchResult({ meta }: { meta: string[] }) {
  const { t } = useText();
  const [title, description] = meta;
  return (
    <Stack as="section" flex="shrink" gap={12} className={classes.block} aria-label={t('guestReview.search')}>
      <h2>{t('guestReview.search')}</h2>
      {title || description ? (
        <Text as="div" size="sm" px={14} py={12} className={classes.result}>
          {title ? (
            <Text size="xl" tone="accent" breaks>
              {title}
            </Text>
          ) : null}
          {description ? <p>{description}</p> : null}
        </Text>
      ) : (
        <p className={classes.quiet}>{t('guestReview.noSearch')}</p>
      )}
    </Stack>
  );
}

/** Links in their order, as "words → address". */
export function GuestLinks({ links }: { links: string[] }) {
  const { t } = useText();
  return (
    <Stack as="section" flex="shrink" gap={12} className={classes.block} aria-label={t('guestReview.links')}>
      <h2>
        {t('guestReview.links')} <span className={classes.quiet}>{links.length || null}</span>
      </h2>
      {links.length === 0 ? <p className={classes.quiet}>{t('guestReview.noLinks')}</p> : null}
      <Stack as="ul" size="sm" gap={8} className={classes.links}>
        {links.map((link, index) => {
          const [words, address] = link.split(' → ');
          return (
            <li key={`${index} ${link}`}>
              {words}
              <span className={classes.quiet}>{address}</span>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

interface GuestTranslationsProps {
  parts: { part: PackagePart; is_changed: boolean; before: string | null; after: string | null }[];
  isCompared: boolean;
  compareTexts: CompareTexts;
}

/** Approved translations that go out with the document, clean or compared. */
export function GuestTranslations({ parts, isCompared, compareTexts }: GuestTranslationsProps) {
  const partName = usePartName();
  return parts.flatMap(({ part, before, after }) => {
    const language = languageOfPart(part);
    if (language === null) return [];
    const now = paragraphsOf(after);
    return (
      <Stack as="section" key={part} flex="shrink" gap={12} className={classes.block} aria-label={partName(part)}>
        <h2>{partName(part)}</h2>
        {compareTexts(isCompared && before !== null ? paragraphsOf(before) : now, now, language)}
      </Stack>
    );
  });
}

interface GuestFilesProps {
  token: string;
  taskId: number;
  files: { id: number; file_name: string; bytes: number }[];
}

/** Files of the task, to download. */
export function GuestFiles({ token, taskId, files }: GuestFilesProps) {
  const { t } = useText();
  if (files.length === 0) return null;
  return (
    <Stack as="section" flex="shrink" gap={12} className={classes.block} aria-label={t('taskAttachments.title')}>
      <h2>
        {t('taskAttachments.title')} <span className={classes.quiet}>{files.length}</span>
      </h2>
      <Stack as="ul" size="sm" gap={8} className={classes.links}>
        {files.map((file) => (
          <GuestFile key={file.id} token={token} taskId={taskId} file={file} />
        ))}
      </Stack>
    </Stack>
  );
}

function GuestFile({ token, taskId, file }: Omit<GuestFilesProps, 'files'> & { file: GuestFilesProps['files'][number] }) {
  const { t, language } = useText();
  const { id, file_name: name, bytes } = file;
  const call = { task_id: taskId, attachment_id: id };
  const download = useDownload(() => api.guestReview.attachment(call, { context: { reviewToken: token } }), name);
  return (
    <li>
      <button
        type="button"
        className={classes.file}
        disabled={download.isPending}
        aria-label={t('taskAttachments.download', { name })}
        onClick={() => download.mutate()}
      >
        {name}
      </button>
      <span className={classes.quiet}>{formatBytes(bytes, language)}</span>
    </li>
  );
}

/** When the guest approved last, and which parts have changed since. */
export function GuestChanges({ since, parts }: { since: string | null; parts: { part: PackagePart; is_changed: boolean }[] }) {
  const { t, language } = useText();
  const partName = usePartName();
  if (since === null) return null;
  const changed = parts.filter(({ is_changed }) => is_changed).map(({ part }) => partName(part));
  return (
    <p className={classes.quiet}>
      {t('guestReview.decided.approve', { day: formatDateTime(since, language) })}{' '}
      {changed.length > 0 ? t('guestReview.changedParts', { parts: changed.join(', ') }) : t('guestReview.nothingChanged')}
    </p>
  );
}
