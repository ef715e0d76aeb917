// The form of a new request at the left, its stages for each language at the right, and the foot that saves it.
import { proofreadingCredits, turnarounds } from '@folio/contract/translation-words';
import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { languageName } from '@folio/contract/language-names';
import { IconArrowRight, IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { focusFirstFault } from '../../ui/form-errors.ts';
import { OrderFoot } from '../../ui/order-foot.tsx';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { CertificationFields } from './certification-fields.tsx';
import { KindCards } from './kind-cards.tsx';
import { LanguageFields } from './language-fields.tsx';
import classes from './request-form.module.css';
import { blankRequest, formalities } from './request-form-values.ts';
import { RequestPlan } from './request-plan.tsx';
import { SourceFields } from './source-fields.tsx';
import { useRequestForm } from './use-request-form.ts';

const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };

interface RequestFormProps {
  workspaceId: number | null;
  canOrderProofreading: boolean;
  onSaved: (id: number) => void;
}

export function RequestForm({ workspaceId, canOrderProofreading, onSaved }: RequestFormProps) {
  const { t, language } = useText();
  const element = useRef<HTMLFormElement>(null);
  const form = useRequestForm(workspaceId, {
    onSaved,
    onRefused: () => {
      if (element.current) focusFirstFault(element.current);
    },
  });
  const { values, errors, set, submit } = form;
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(true);
      }}
    >
      <div className={classes.columns}>
        <div className={classes.fields}>
          <SourceFields form={form} workspaceId={workspaceId} />
          <LanguageFields form={form} />
          <KindCards
            value={values.kind}
            canOrderProofreading={canOrderProofreading}
            error={errors['kind']}
            onChange={(kind) => set({ kind }, 'kind')}
          />
          {values.kind === 'proofreading' ? (
            <Row
              as="p"
              size="sm"
              tone="progress"
              px={14}
              py={10}
              filled
              gap={10}
              align="stretch"
              className={classes.notice}
              role="note"
            >
              <IconInfoCircle size={16} stroke={1.7} aria-hidden="true" />
              <span>
                {t('translationRequests.form.notice', { count: proofreadingCredits })}.{' '}
                {t('translationRequests.form.noticeLanguages')}
              </span>
            </Row>
          ) : null}
          {values.kind === 'certified' ? <CertificationFields form={form} /> : null}
          <FieldPair>
            <Select
              {...select}
              label={t('translationRequests.form.turnaround')}
              data={turnarounds.map((value) => ({ value, label: t(`translationRequests.form.turnarounds.${value}`) }))}
              value={values.turnaround}
              onChange={(chosen) => set({ turnaround: turnarounds.find((one) => one === chosen) ?? 'standard' })}
            />
            <Select
              {...select}
              label={t('translationRequests.form.formality')}
              data={formalities.map((value) => ({ value, label: t(`translationRequests.form.formalities.${value}`) }))}
              value={values.formality}
              onChange={(chosen) => set({ formality: formalities.find((one) => one === chosen) ?? 'auto' })}
            />
            <DateField
              label={t('translationRequests.form.wantedBy')}
              value={values.wantedBy}
              error={errors['wanted_by']}
              onChange={({ currentTarget }) => set({ wantedBy: currentTarget.value }, 'wanted_by')}
            />
            <TextInput
              label={t('translationRequests.form.name')}
              placeholder={t('translationRequests.form.nameHint')}
              autoComplete="off"
              maxLength={200}
              value={values.title}
              error={errors['title']}
              onChange={({ currentTarget }) => set({ title: currentTarget.value }, 'title')}
            />
          </FieldPair>
          <Textarea
            label={t('translationRequests.form.notes')}
            rows={3}
            maxLength={2000}
            value={values.notes}
            error={errors['notes']}
            styles={{ input: { resize: 'vertical' } }}
            onChange={({ currentTarget }) => set({ notes: currentTarget.value }, 'notes')}
          />
          <Textarea
            label={t('translationRequests.form.glossary')}
            description={t('translationRequests.form.glossaryHint')}
            rows={2}
            maxLength={3000}
            value={values.glossary}
            error={errors['glossary']}
            styles={{ input: { resize: 'vertical' } }}
            onChange={({ currentTarget }) => set({ glossary: currentTarget.value }, 'glossary')}
          />
          <Checkbox
            label={t('translationRequests.form.useMemory')}
            description={t('translationRequests.form.useMemoryHint')}
            checked={values.usesMemory}
            onChange={({ currentTarget }) => set({ usesMemory: currentTarget.checked })}
          />
          {values === blankRequest ? null : (
            <Text size="sm" tone="quiet">
              {t('translationRequests.form.kept')}{' '}
              <Text as="button" type="button" tone="accent" weight="medium" onClick={form.clear}>
                {t('translationRequests.form.discard')}
              </Text>
            </Text>
          )}
        </div>
        <RequestPlan values={values} />
      </div>
      <OrderFoot
        className={classes.foot}
        isQuiet={values.to.length === 0}
        price={
          values.to.length === 0
            ? t('translationRequests.form.noLanguages')
            : values.to.map((code) => languageName(code, language)).join(', ')
        }
        note={t('translationRequests.form.noCharge')}
      >
        <Row flex="none" gap={8} className={classes.buttons}>
          <Button variant="default" loading={form.isBusy && !form.wantsQuote} onClick={() => submit(false)}>
            {t('translationRequests.form.saveDraft')}
          </Button>
          <Button
            type="submit"
            data-submit
            loading={form.isBusy && form.wantsQuote}
            rightSection={<IconArrowRight size={16} aria-hidden="true" />}
          >
            {t('translationRequests.form.getQuote')}
          </Button>
        </Row>
      </OrderFoot>
    </form>
  );
}
