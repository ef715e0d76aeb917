import { languageName } from '@folio/contract/language-names';
import type { TranslationRequest } from '@folio/contract/translation-requests';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { formatDateTime, formatDay, formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { useText } from '../../ui/use-text.ts';
import { certifications } from './request-form-values.ts';
import classes from './request-page.module.css';

/** Order of the request, its user, and its form fields. */
export function RequestDetails({ request }: { request: TranslationRequest }) {
  const { t, language } = useText();
  const { details } = request;
  const certification = certifications.find((one) => one === details['certification']);
  const facts: Fact[] = [
    [t('translationRequests.details.number'), request.number],
    [t('translationRequests.details.service'), t(`translationRequests.form.services.${request.kind}`)],
    [
      t('translationRequests.details.languages'),
      t('translationRequests.fromTo', {
        from: languageName(request.source_language, language),
        to: request.target_languages.map((code) => languageName(code, language)).join(', '),
      }),
    ],
    [t('translationRequests.details.words'), formatNumber(request.words, language)],
    [t('translationRequests.details.turnaround'), t(`translationRequests.form.turnarounds.${request.turnaround}`)],
    [t('translationRequests.details.formality'), t(`translationRequests.form.formalities.${request.formality}`)],
    [t('translationRequests.details.field'), details['field'] ?? ''],
    [
      t('translationRequests.form.certification'),
      certification ? t(`translationRequests.form.certifications.${certification}`) : '',
    ],
    [t('translationRequests.form.country'), details['destination_country'] ?? ''],
    [t('translationRequests.form.names'), details['names_spelling'] ?? ''],
    [t('translationRequests.details.wantedBy'), request.wanted_by === null ? '' : formatDay(request.wanted_by, language)],
    [t('translationRequests.details.due'), request.due_at === null ? '' : formatDateTime(request.due_at, language)],
    [t('translationRequests.details.requestedBy'), `${request.requested_by.name}, ${formatDay(request.created_at, language)}`],
    [t('translationRequests.details.memory'), t(`translationRequests.details.${request.use_memory ? 'memoryOn' : 'memoryOff'}`)],
    [t('translationRequests.details.notes'), request.notes],
  ];
  return (
    <>
      <Panel title={t('translationRequests.details.title')}>
        <FactList isBeside facts={facts} />
      </Panel>
      {request.quote && request.quote.message !== '' ? (
        <Panel title={t('translationRequests.quote.message')}>
          <p className={classes.message}>{request.quote.message}</p>
        </Panel>
      ) : null}
    </>
  );
}
