// A title and description as search results show them, and how wide each is drawn.
import { descriptionPixelLimit, titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../ui/intl-format.ts';
import { cutAt, descriptionPixels, titlePixels } from '../../../ui/measure-text.ts';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './task-metadata.module.css';

/** Returns host and path as results show them; empty if the URL is invalid. */
const trailOf = (url: string) =>
  URL.canParse(url) ? [new URL(url).host, ...new URL(url).pathname.split('/').filter((part) => part !== '')] : [];

interface SearchResultProps {
  title: string;
  description: string;
  pageUrl: string;
  /** This pair goes out. */
  isOut: boolean;
}

export function SearchResult({ title, description, pageUrl, isOut }: SearchResultProps) {
  const { t } = useText();
  const trail = trailOf(pageUrl);
  return (
    <div className={classes.result} data-out={isOut || undefined}>
      <Text size="xs" tone="muted">
        {(trail.length > 0 ? trail : [t('taskMetadata.yourSite')]).join(' › ')}
      </Text>
      <p className={classes.resultTitle}>
        {title ? (
          cutAt(title, titlePixelLimit, titlePixels)
        ) : (
          <Text as="span" size="sm" tone="quiet">
            {t('taskMetadata.noTitle')}
          </Text>
        )}
      </p>
      <p className={classes.resultText}>
        {description ? (
          cutAt(description, descriptionPixelLimit, descriptionPixels)
        ) : (
          <Text as="span" size="sm" tone="quiet">
            {t('taskMetadata.noDescription')}
          </Text>
        )}
      </p>
    </div>
  );
}

const measures = {
  title: { limit: titlePixelLimit, pixelsOf: titlePixels },
  description: { limit: descriptionPixelLimit, pixelsOf: descriptionPixels },
} as const;

/** A bar of the used space in a search result, and a check for the primary keyword in the text. */
export function SnippetChecks({ kind, text, keyword }: { kind: 'title' | 'description'; text: string; keyword: string }) {
  const { t, language } = useText();
  const { limit, pixelsOf } = measures[kind];
  const pixels = pixelsOf(text);
  const isWide = pixels > limit;
  const figures = { pixels: formatNumber(pixels, language), limit: formatNumber(limit, language) };
  const last = cutAt(text.trim(), limit, pixelsOf).replace(/\s*…$/u, '').split(/\s+/u).at(-1) ?? '';
  const hasKeyword = text.toLocaleLowerCase().includes(keyword.trim().toLocaleLowerCase());
  return (
    <Stack gap={4}>
      <p className={classes.width} data-wide={isWide || undefined}>
        <span className={classes.bar} aria-hidden>
          <span style={{ inlineSize: `${Math.min(100, (pixels / limit) * 100)}%` }} />
        </span>
        <span>{t('taskMetadata.pixels', figures)}</span>
      </p>
      {isWide ? <Check kind="bad">{t('taskMetadata.tooWide', { word: last })}</Check> : null}
      {keyword.trim() === '' || text === '' ? null : (
        <Check kind={hasKeyword ? 'good' : 'warn'}>
          {t(hasKeyword ? 'taskMetadata.keywordFound' : 'taskMetadata.keywordMissing', { keyword: keyword.trim() })}
        </Check>
      )}
    </Stack>
  );
}

export function Check({ kind, children }: { kind: 'good' | 'warn' | 'bad'; children: ReactNode }) {
  const Icon = kind === 'good' ? IconCircleCheck : IconAlertCircle;
  return (
    <Row as="p" size="sm" breaks gap={6} align="stretch" className={classes.check} data-kind={kind}>
      <Icon size={15} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </Row>
  );
}
