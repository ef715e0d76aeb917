// The four services with their prices.
import { proofreadingCredits, type RequestKind, requestKinds } from '@folio/contract/translation-words';
import { IconCertificate, IconSparkles, IconUserEdit, IconWritingSign } from '@tabler/icons-react';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-form.module.css';

const icons = { machine: IconSparkles, proofreading: IconWritingSign, managed: IconUserEdit, certified: IconCertificate };

interface KindCardsProps {
  value: RequestKind;
  /** False where the account orders no human proofreading. */
  canOrderProofreading: boolean;
  error: string | undefined;
  onChange: (kind: RequestKind) => void;
}

export function KindCards({ value, canOrderProofreading, error, onChange }: KindCardsProps) {
  const { t } = useText();
  const offered = requestKinds.filter((kind) => kind !== 'proofreading' || canOrderProofreading);
  return (
    <FieldGroup label={t('translationRequests.form.service')}>
      <Stack gap={8} className={classes.kinds}>
        {offered.map((kind) => {
          const Icon = icons[kind];
          return (
            <ChoiceCard key={kind} name="kind" isChosen={kind === value} onChoose={() => onChange(kind)}>
              <span className={classes.kind}>
                <Icon size={18} stroke={1.6} aria-hidden="true" />
                <Text as="span" weight="medium" block>
                  {t(`translationRequests.form.services.${kind}`)}
                </Text>
                <Text as="span" size="sm" tone="muted" nowrap className={classes.price}>
                  {t(`translationRequests.form.servicePrices.${kind}`, { count: proofreadingCredits })}
                </Text>
                <Text as="span" size="sm" tone="muted" block className={classes.kindLead}>
                  {t(`translationRequests.form.serviceLeads.${kind}`)}
                </Text>
              </span>
            </ChoiceCard>
          );
        })}
      </Stack>
      {canOrderProofreading ? null : (
        <Text size="sm" tone="quiet">
          {t('translationRequests.form.notAllowed')}
        </Text>
      )}
      {error ? (
        <Text size="sm" tone="failed" mt={6} role="alert">
          {error}
        </Text>
      ) : null}
    </FieldGroup>
  );
}
