// A coordinator's quote: a rate for each line and stage, when it is ready, and a message.

import { languageName } from '@folio/contract/language-names';
import { stageCredits, stageUnits } from '@folio/contract/translation-price';
import type { TranslationRate } from '@folio/contract/translation-rates';
import type { RequestLine, TranslationRequest } from '@folio/contract/translation-requests';
import { type HumanStage, humanStages } from '@folio/contract/translation-words';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { formatDeadline } from '../../ui/deadline-format.ts';
import { Foot } from '../../ui/foot.tsx';
import { focusFirstFault } from '../../ui/form-errors.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { knownRate, readRate } from './known-rate.ts';
import classes from './request-queue.module.css';
import { ratesQuery } from './translation-manager.queries.ts';
import type { QueuedRequestState, StageRate } from './use-queued-request.ts';

interface QuoteFormProps {
  request: TranslationRequest;
  actions: QueuedRequestState;
}

const isHuman = (stage: string): stage is HumanStage => humanStages.some((one) => one === stage);
const keyOf = (lineId: number, stage: string) => `${lineId} ${stage}`;

/** An ISO time as a field for local time has it. */
function toLocal(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function QuoteForm({ request, actions }: QuoteFormProps) {
  const { t, language } = useText();
  const rates: TranslationRate[] = useQuery(ratesQuery).data?.translation_rates ?? [];
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [dueAt, setDueAt] = useState(request.quote ? toLocal(request.quote.due_at) : '');
  const [message, setMessage] = useState(request.quote?.message ?? '');
  const [errors, setErrors] = useState<{ rates?: string; due?: string }>({});
  const rows = request.lines.flatMap((line) => line.stages.flatMap(({ stage }) => (isHuman(stage) ? [{ line, stage }] : [])));
  const shownRate = (line: RequestLine, stage: HumanStage) =>
    typed[keyOf(line.id, stage)] ?? String(knownRate(request, line, stage, rates) ?? '');
  const unitsOf = (line: RequestLine, stage: HumanStage) => {
    const { unit, amount } = stageUnits(request.kind, stage, line);
    return t(`translationDesk.quote.${unit}`, { count: amount, amount: formatNumber(amount, language) });
  };
  const creditsOf = (line: RequestLine, stage: HumanStage) => {
    const rate = readRate(shownRate(line, stage));
    return rate === null ? '–' : formatNumber(stageCredits(stageUnits(request.kind, stage, line).amount, rate), language);
  };
  const submit = (form: HTMLFormElement) => {
    const read: StageRate[] = rows.flatMap(({ line, stage }) => {
      const rate = readRate(shownRate(line, stage));
      return rate === null ? [] : [{ line_id: line.id, stage, rate }];
    });
    const due = new Date(dueAt);
    const isDated = dueAt !== '' && !Number.isNaN(due.getTime());
    const faults = {
      ...(read.length < rows.length ? { rates: t('translationDesk.quote.rateMissing') } : {}),
      ...(isDated
        ? due.getTime() < Date.now()
          ? { due: t('translationDesk.quote.duePast') }
          : {}
        : { due: t('translationDesk.quote.dueMissing') }),
    };
    setErrors(faults);
    if (Object.keys(faults).length > 0) return focusFirstFault(form);
    actions.run({ act: 'quote', rates: read, dueAt: due.toISOString(), message: message.trim() });
  };
  return (
    <Stack
      as="form"
      noValidate
      flex="shrink"
      gap={16}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {request.lines.map((line) => (
        <Panel
          key={line.id}
          isFlush
          title={t('translationDesk.quote.lineTitle', {
            name: line.name,
            language: languageName(line.target_language, language),
          })}
          aside={<Bands line={line} />}
        >
          <DataTable
            caption={line.name}
            className={classes.rates}
            head={
              <>
                <th>{t('translationDesk.quote.stage')}</th>
                <th className={cells.number}>{t('translationDesk.quote.units')}</th>
                <th className={cells.number}>
                  {t(request.kind === 'certified' ? 'translationDesk.quote.perPage' : 'translationDesk.quote.perWord')}
                </th>
                <th className={cells.number}>{t('translationDesk.quote.credits')}</th>
              </>
            }
          >
            {line.stages.map(({ stage }) =>
              isHuman(stage) ? (
                <tr key={stage}>
                  <td className={cells.main}>{t(`translationRequests.stages.${stage}`)}</td>
                  <td className={cells.number}>{unitsOf(line, stage)}</td>
                  <td className={cells.number}>
                    <TextInput
                      display="inline-block"
                      inputMode="decimal"
                      aria-label={t('translationDesk.quote.rateOf', {
                        stage: t(`translationRequests.stages.${stage}`),
                        name: line.name,
                        language: languageName(line.target_language, language),
                      })}
                      value={shownRate(line, stage)}
                      error={Boolean(errors.rates) && readRate(shownRate(line, stage)) === null}
                      onChange={({ currentTarget }) => {
                        const { value } = currentTarget;
                        setTyped((before) => ({ ...before, [keyOf(line.id, stage)]: value }));
                      }}
                    />
                  </td>
                  <td className={cells.number}>{creditsOf(line, stage)}</td>
                </tr>
              ) : null,
            )}
          </DataTable>
        </Panel>
      ))}
      <Panel title={t('translationDesk.quote.title')}>
        <div className={classes.fields}>
          <DateField
            type="datetime-local"
            label={t('translationDesk.quote.readyBy')}
            value={dueAt}
            error={errors.due}
            onChange={({ currentTarget }) => setDueAt(currentTarget.value)}
          />
          <Textarea
            label={t('translationDesk.quote.message')}
            rows={2}
            maxLength={2000}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </div>
        <Foot mt={16} gap={12} justify="between">
          <Text size="sm" tone={errors.rates ? 'failed' : 'quiet'} role={errors.rates ? 'alert' : undefined}>
            {errors.rates ??
              (request.quote
                ? t('translationDesk.quote.current', {
                    credits: formatNumber(request.quote.total, language),
                    day: formatDeadline(request.quote.due_at, language),
                  })
                : '')}
          </Text>
          <Button
            type="submit"
            data-submit
            loading={actions.running === 'quote'}
            leftSection={<IconSend size={16} stroke={1.7} aria-hidden="true" />}
          >
            {t('translationDesk.quote.send')}
          </Button>
        </Foot>
      </Panel>
    </Stack>
  );
}

function Bands({ line: { bands } }: { line: RequestLine }) {
  const { t, language } = useText();
  const number = (value: number) => formatNumber(value, language);
  return (
    <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
      {t('translationDesk.quote.bands', {
        exact: number(bands.context + bands.exact),
        repeated: number(bands.repetitions),
        fuzzy: number(bands.high + bands.medium + bands.low),
        new: number(bands.new),
      })}
    </Text>
  );
}
