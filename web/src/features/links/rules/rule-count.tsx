import { isBlankKeyword, type LinkMatch } from '@folio/contract/link-words';
import { useDebouncedValue } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ruleCountQuery } from '../links.queries.ts';
import classes from './rules.module.css';

/** Occurrences of the keyword in pages and drafts, while it is typed. */
export function RuleCount({ websiteId, keyword, match }: { websiteId: number; keyword: string; match: LinkMatch }) {
  const { t, language } = useText();
  const [counted] = useDebouncedValue(keyword.trim(), 400);
  const isBlank = isBlankKeyword(counted);
  const { data } = useQuery({ ...ruleCountQuery(websiteId, counted, match), enabled: !isBlank });
  const number = (value: number) => formatNumber(value, language);
  return (
    <div aria-live="polite">
      {data && !isBlank ? (
        <Row as="p" size="sm" tone="muted" gap={10} align="stretch" className={classes.count}>
          <IconInfoCircle size={17} stroke={1.6} aria-hidden="true" />
          {t('links.rules.counted', {
            keyword: counted,
            occurrences: number(data.occurrences),
            pages: number(data.pages),
            drafts: number(data.drafts),
            allowed: number(data.allowed),
          })}
        </Row>
      ) : null}
    </div>
  );
}
