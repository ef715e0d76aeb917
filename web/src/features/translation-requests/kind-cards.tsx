// The four services with what they cost.
import { proofreadingCredits, type RequestKind, requestKinds } from '@folio/contract/translation-words';
import { IconCertificate, IconSparkles, IconUserEdit, IconWritingSign } from '@tabler/icons-react';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
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
      <div className={classes.kinds}>
        {offered.map((kind) => {
          const Icon = icons[kind];
          return (
            <ChoiceCard key={kind} name="kind" isChosen={kind === value} onChoose={() => onChange(kind)}>
              <span className={classes.kind}>
                <Icon size={18} stroke={1.6} aria-hidden="true" />
                <span className={classes.kindName}>{t(`translationRequests.form.services.${kind}`)}</span>
                <span className={classes.price}>
                  {t(`translationRequests.form.servicePrices.${kind}`, { count: proofreadingCredits })}
                </span>
                <span className={classes.kindLead}>{t(`translationRequests.form.serviceLeads.${kind}`)}</span>
              </span>
            </ChoiceCard>
          );
        })}
      </div>
      {canOrderProofreading ? null : <p className={classes.hint}>{t('translationRequests.form.notAllowed')}</p>}
      {error ? (
        <p className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
    </FieldGroup>
  );
}
