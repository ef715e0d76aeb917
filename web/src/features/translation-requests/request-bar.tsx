import { languageName } from '@folio/contract/language-names';
import type { TranslationRequest } from '@folio/contract/translation-requests';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import words from '../../ui/bar-words.module.css';
import { formatNumber } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { RequestStateBadge } from '../../ui/translation/request-state-badge.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-bar.module.css';

interface RequestBarProps {
  request: TranslationRequest;
  /** Its buttons. */
  children: ReactNode;
}

/** The bar over a request: the way back, what it is, its state, and what can be done. */
export function RequestBar({ request, children }: RequestBarProps) {
  const { t, language } = useText();
  const names = request.target_languages.map((code) => languageName(code, language)).join(', ');
  return (
    <Row as="header" px={20} py={8} line="bottom" gap={12} rowGap={8} wrap className={classes.bar}>
      <Link to="/tool/translation_requests" className={words.back} aria-label={t('actions.back')}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
      </Link>
      <div className={classes.words}>
        <h1 className={words.title}>{request.title}</h1>
        <p className={words.second}>
          {t('translationRequests.rowFacts', {
            number: request.number,
            kind: t(`translationRequests.kinds.${request.kind}`),
            words: formatNumber(request.words, language),
          })}
          , {t('translationRequests.fromTo', { from: languageName(request.source_language, language), to: names })}
        </p>
      </div>
      <Row gap={8} wrap className={classes.acts}>
        <RequestStateBadge request={request} />
        {children}
      </Row>
    </Row>
  );
}
