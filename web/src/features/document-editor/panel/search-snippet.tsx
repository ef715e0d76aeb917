// The page as a search result, cut where results cut it, and the two lines it is made of.

import { descriptionPixelLimit, titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { InputBase, TextInput } from '@mantine/core';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { formatNumber } from '../../../ui/intl-format.ts';
import { cutAt, descriptionPixels, titlePixels } from '../../../ui/measure-text.ts';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';

interface SearchSnippetProps {
  slug: string;
  canEdit: boolean;
}

/** Empty lines show the search engine's fallback. */
export function SearchSnippet({ slug, canEdit }: SearchSnippetProps) {
  const { t } = useText();
  const { title, metaTitle = '', metaDescription = '' } = useSession('fields');
  const { editFields } = useDocumentSession();
  return (
    <section className={classes.section}>
      <Text as="h2" size="sm" weight="semibold" mb={8}>
        {t('editor.seo.snippet')}
      </Text>
      <div className={classes.snippet}>
        <Text size="xs" tone="quiet">
          {[t('editor.seo.yourSite'), slug].filter(Boolean).join(' › ')}
        </Text>
        <p className={classes.resultTitle}>{cutAt(metaTitle.trim() || title, titlePixelLimit, titlePixels)}</p>
        <p className={classes.resultText}>
          {metaDescription.trim() ? (
            cutAt(metaDescription.trim(), descriptionPixelLimit, descriptionPixels)
          ) : (
            <span className={classes.empty}>{t('editor.seo.noDescription')}</span>
          )}
        </p>
      </div>
      <Stack mt={16} gap={16}>
        <div>
          <TextInput
            name="metaTitle"
            label={t('editor.seo.metaTitle')}
            value={metaTitle}
            maxLength={300}
            readOnly={!canEdit}
            onChange={({ currentTarget }) => editFields({ metaTitle: currentTarget.value })}
          />
          <Width pixels={titlePixels(metaTitle)} limit={titlePixelLimit} what="title" />
        </div>
        <div>
          <InputBase
            component="textarea"
            multiline
            size="sm"
            name="metaDescription"
            label={t('editor.seo.metaDescription')}
            value={metaDescription}
            maxLength={600}
            rows={4}
            readOnly={!canEdit}
            onChange={({ currentTarget }) => editFields({ metaDescription: currentTarget.value })}
          />
          <Width pixels={descriptionPixels(metaDescription)} limit={descriptionPixelLimit} what="description" />
        </div>
      </Stack>
    </section>
  );
}

function Width({ pixels, limit, what }: { pixels: number; limit: number; what: 'title' | 'description' }) {
  const { t, language } = useText();
  const isWide = pixels > limit;
  const said = pixels === 0 ? 'empty' : isWide ? `${what}Wide` : 'fits';
  const figures = { pixels: formatNumber(pixels, language), limit: formatNumber(limit, language) };
  return (
    <Row
      as="p"
      size="xs"
      tone="quiet"
      mt={6}
      gap={10}
      align="stretch"
      justify="between"
      className={classes.width}
      data-wide={isWide || undefined}
    >
      <span>{t(`editor.seo.width.${said as 'empty' | 'fits' | 'titleWide' | 'descriptionWide'}`)}</span>
      <span>{t('editor.seo.pixels', figures)}</span>
    </Row>
  );
}
