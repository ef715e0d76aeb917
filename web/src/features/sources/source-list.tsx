// Sources as rows: kind, name over a quiet second line, tags, state, date, menu; two-line cards on a phone.
import type { AdditionalSource } from '@folio/contract/sources';
import { IconFileText, IconWorld } from '@tabler/icons-react';
import covering from '../../ui/covering-link.module.css';
import tiles from '../../ui/icon-tile.module.css';
import { formatAgo, formatDateTime, formatNumber } from '../../ui/intl-format.ts';
import opening from '../../ui/opening-row.module.css';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { SourceMenu } from './source-menu.tsx';
import { SourceState } from './source-state.tsx';
import classes from './sources.module.css';

interface SourceListProps {
  sources: AdditionalSource[];
  onOpen: (source: AdditionalSource) => void;
  onEdit: (source: AdditionalSource) => void;
}

/** A click on a name opens the source. */
export function SourceList({ sources, onOpen, onEdit }: SourceListProps) {
  const { t } = useText();
  return (
    <>
      <div className={`${opening.head} ${classes.head}`} data-only="desktop" aria-hidden="true">
        <span>{t('sources.name')}</span>
        <span>{t('sources.tags')}</span>
        <span>{t('sources.state')}</span>
        <span>{t('sources.created')}</span>
        <span>{t('sources.updated')}</span>
      </div>
      <ul aria-label={t('shell.sources')}>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} onOpen={onOpen} onEdit={onEdit} />
        ))}
      </ul>
    </>
  );
}

function Ago({ at }: { at: string }) {
  const { language } = useText();
  return (
    <Text as="time" size="sm" tone="quiet" nowrap data-only="desktop" dateTime={at} title={formatDateTime(at, language)}>
      {formatAgo(at, language)}
    </Text>
  );
}

function SourceRow({ source, onOpen, onEdit }: Omit<SourceListProps, 'sources'> & { source: AdditionalSource }) {
  const { t, language } = useText();
  const Icon = source.type === 'file' ? IconFileText : IconWorld;
  const count = source.documents_count;
  const facts = [
    source.type === 'url' && source.url ? source.url.replace(/^https?:\/\//, '') : t('sources.types.file'),
    source.words === null ? null : t('orders.words', { count: source.words, words: formatNumber(source.words, language) }),
    count === 0 ? null : t('sources.usedIn', { count, documents: formatNumber(count, language) }),
  ];
  return (
    <li className={`${opening.row} ${classes.row}`}>
      <Row flex="shrink" gap={12}>
        <span className={tiles.tile} data-quiet>
          <Icon size={18} stroke={1.7} aria-hidden="true" />
        </span>
        <Stack as="span" flex="shrink" py={8} align="start">
          <button type="button" className={`${covering.link} ${opening.title}`} onClick={() => onOpen(source)}>
            {source.name}
          </button>
          <span className={opening.second}>
            {source.problem ? (
              <Text as="span" tone="failed">
                {source.problem}
              </Text>
            ) : (
              facts.filter(Boolean).join(', ')
            )}
          </span>
        </Stack>
      </Row>
      <Row gap={4} wrap className={classes.tags} data-only="desktop">
        {source.tags.slice(0, 3).map((tag) => (
          <Text as="span" key={tag} size="xs" tone="muted" truncate px={6} py={2} className={classes.tag}>
            {tag}
          </Text>
        ))}
        {source.tags.length > 3 ? (
          <Text as="span" size="sm" tone="quiet">
            +{source.tags.length - 3}
          </Text>
        ) : null}
      </Row>
      <div>
        <SourceState source={source} />
      </div>
      <Ago at={source.created_at} />
      <Ago at={source.updated_at} />
      <div className={opening.menu}>
        <SourceMenu source={source} onOpen={() => onOpen(source)} onEdit={() => onEdit(source)} />
      </div>
    </li>
  );
}
