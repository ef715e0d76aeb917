// Two-factor login in the profile: off, being switched on, codes to keep, on, new codes, being switched off.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { FactorQuestion } from './factor-question.tsx';
import classes from './profile.module.css';
import { secondFactorQuery } from './profile.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SwitchFactorOn } from './switch-factor-on.tsx';

/** With fewer recovery codes than this, someone should make new ones. */
const fewCodes = 3;

type Step = 'rest' | 'switching' | 'renewing' | { keep: string[] };

/** Leads from one step to the next; the recovery codes live here only until they are said to be kept. */
export function SecondFactor() {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(secondFactorQuery);
  const [step, setStep] = useState<Step>('rest');
  const [hasMoved, setMoved] = useState(false);
  const go = (next: Step) => {
    setMoved(true);
    setStep(next);
  };
  if (typeof step === 'object') return <RecoveryCodes codes={step.keep} onKept={() => go('rest')} />;
  if (isPending) return <SkeletonBlock height={44} />;
  if (!data) return <ErrorState title={t('profile.factor.failed')} onRetry={() => void refetch()} />;
  const rest = () => go('rest');
  if (step !== 'rest' && data.is_on) {
    const isRenewing = step === 'renewing';
    return (
      <FactorQuestion
        key={step}
        act={isRenewing ? 'renew' : 'off'}
        onDone={(keep) => (isRenewing ? go({ keep }) : rest())}
        onCancel={rest}
      />
    );
  }
  if (step === 'switching') return <SwitchFactorOn onDone={(keep) => go({ keep })} onCancel={rest} />;
  return (
    <SecondFactorState
      key={String(data.is_on)}
      isOn={data.is_on}
      codesLeft={data.recovery_codes_left}
      isFocused={hasMoved}
      onSwitch={() => go('switching')}
      onRenew={() => go('renewing')}
    />
  );
}

interface SecondFactorStateProps {
  isOn: boolean;
  codesLeft: number;
  /** Someone came back here from a step: the caret continues from the button. */
  isFocused: boolean;
  onSwitch: () => void;
  onRenew: () => void;
}

function SecondFactorState({ isOn, codesLeft, isFocused, onSwitch, onRenew }: SecondFactorStateProps) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const focus = useEffectEvent(() => (isFocused ? button.current?.focus() : undefined));
  useEffect(() => focus(), []);
  const isLow = isOn && codesLeft < fewCodes;
  return (
    <Row gap={12} justify="between" wrap>
      <Stack gap={6} align="start" className={classes.told}>
        {isOn ? <StateBadge kind="ready">{t('profile.factor.on')}</StateBadge> : null}
        <Text size="sm" tone={isLow ? 'hold' : 'quiet'}>
          {isOn ? t('profile.factor.left', { count: codesLeft }) : t('profile.factor.lead')}
          {isLow ? ` ${t('profile.factor.few')}` : null}
        </Text>
      </Stack>
      <Row gap={12} align="stretch" wrap>
        {isOn ? (
          <Button variant="default" onClick={onRenew}>
            {t('profile.factor.renew')}
          </Button>
        ) : null}
        <Button ref={button} variant={isOn ? 'default' : 'filled'} onClick={onSwitch}>
          {t(isOn ? 'profile.factor.switchOff' : 'profile.factor.switchOn')}
        </Button>
      </Row>
    </Row>
  );
}
