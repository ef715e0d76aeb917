// The optimized title and description, each with a button that puts it into the own pair.
import type { TaskAssignment } from '@folio/contract/task-shapes';
import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Row } from '../../../ui/row.tsx';
import { useText } from '../../../ui/use-text.ts';
import { SearchResult, SnippetChecks } from './search-result.tsx';
import classes from './task-metadata.module.css';

type Pair = NonNullable<TaskAssignment['api_output']['optimized_meta_title_description']>;

interface OptimizedPairProps {
  /** Null where none was made. */
  pair: Pair | null;
  isOut: boolean;
  isPublished: boolean;
  pageUrl: string;
  keyword: string;
  /** Puts texts into the reader's own pair; null for readers without permission to change it. */
  onUse: ((texts: Partial<Pair>) => void) | null;
}

export function OptimizedPair({ pair, isOut, isPublished, pageUrl, keyword, onUse }: OptimizedPairProps) {
  const { t } = useText();
  const use = (name: keyof Pair) =>
    pair && onUse ? (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(`taskMetadata.use.${name}`)}
        onClick={() => onUse({ [name]: pair[name] })}
      >
        <IconArrowLeft size={16} stroke={1.8} aria-hidden />
      </ActionIcon>
    ) : undefined;
  return (
    <section className={classes.side} aria-label={t('taskMetadata.optimized')}>
      <Row
        as="h3"
        size="sm"
        tone="muted"
        weight="medium"
        justify="between"
        className={classes.sideHead}
        data-out={isOut || undefined}
      >
        {t(!isOut ? 'taskMetadata.optimized' : isPublished ? 'taskMetadata.optimizedOut' : 'taskMetadata.optimizedSelected')}
        {pair && onUse ? (
          <Button size="compact-sm" variant="subtle" onClick={() => onUse(pair)}>
            {t('taskMetadata.use.both')}
          </Button>
        ) : null}
      </Row>
      {pair ? (
        <>
          <SearchResult title={pair.meta_title} description={pair.meta_description} pageUrl={pageUrl} isOut={isOut} />
          <TextInput
            readOnly
            label={t('taskMetadata.fields.meta_title')}
            value={pair.meta_title}
            rightSection={use('meta_title')}
          />
          <SnippetChecks kind="title" text={pair.meta_title} keyword={keyword} />
          <Textarea
            readOnly
            rows={3}
            label={t('taskMetadata.fields.meta_description')}
            value={pair.meta_description}
            rightSection={use('meta_description')}
          />
          <SnippetChecks kind="description" text={pair.meta_description} keyword={keyword} />
        </>
      ) : (
        <p className={classes.none}>{t('taskMetadata.noOptimized')}</p>
      )}
    </section>
  );
}
