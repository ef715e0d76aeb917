import { languageName } from '@folio/contract/language-names';
import type { TranslationRequest } from '@folio/contract/translation-requests';
import type { ReactNode } from 'react';
import { BarHead } from '../../ui/bar-head.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { RequestStateBadge } from '../../ui/translation/request-state-badge.tsx';
import { useText } from '../../ui/use-text.ts';

interface RequestBarProps {
  request: TranslationRequest;
  /** Its buttons. */
  children: ReactNode;
}

/** The bar over a request: back link, description, status, and actions. */
export function RequestBar({ request, children }: RequestBarProps) {
  const { t, language } = useText();
  const names = request.target_languages.map((code) => languageName(code, language)).join(', ');
  return (
    <BarHead
      back={{ to: '/tool/translation_requests' }}
      title={request.title}
      second={
        <>
          {t('translationRequests.rowFacts', {
            number: request.number,
            kind: t(`translationRequests.kinds.${request.kind}`),
            words: formatNumber(request.words, language),
          })}
          , {t('translationRequests.fromTo', { from: languageName(request.source_language, language), to: names })}
        </>
      }
      state={<RequestStateBadge request={request} />}
    >
      {children}
    </BarHead>
  );
}
