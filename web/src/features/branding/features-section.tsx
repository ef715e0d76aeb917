// Features of the account: a card and a switch for each. A turned switch is saved at once and can be turned back for 10 s.
import type { Branding } from '@folio/contract/branding';
import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { isPlatformStaff } from '../../base/platform-staff.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useMe } from '../../base/use-me.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { brandingQuery } from './branding.queries.ts';
import { type FeatureName, featureFields as fields } from './feature-names.ts';
import { FeaturePicture } from './feature-picture.tsx';
import classes from './features-section.module.css';

const names = Object.keys(fields) as FeatureName[];

interface Shown {
  branding: Branding;
  has_human_services: boolean;
}

interface Turn {
  name: FeatureName;
  on: boolean;
  /** The state that undo restores; null for the undo itself. */
  before: Shown | null;
  endsWork?: boolean;
}

/** Translation by people needs two switches: the account's, and that of the platform for work by people. */
const isOn = (name: FeatureName, { branding, has_human_services }: Shown) =>
  !branding[fields[name]] && (name !== 'translation' || has_human_services);

export function FeaturesSection() {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(brandingQuery);
  if (isPending) return <SkeletonBlock height={420} />;
  if (!data) return <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} />;
  return <Features shown={data} />;
}

function Features({ shown }: { shown: Shown }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const isStaff = isPlatformStaff(useMe().user_info);
  const offerUndo = useUndo();
  const turn = useMutation({
    mutationFn: async ({ name, on, endsWork = false }: Turn) => {
      if (name === 'translation' && isStaff && on && !shown.has_human_services) {
        await api.platform.updateFlags({ has_human_services: true });
        await invalidate(client, 'platform.changed');
      }
      if (endsWork) {
        await api.platform.updateFlags({ has_human_services: false });
        await invalidate(client, 'platform.changed');
      }
      return api.branding.update({ [fields[name]]: !on });
    },
    onSuccess: (answer, { name, on, before }) => {
      client.setQueryData(brandingQuery.queryKey, answer);
      void invalidate(client, 'branding.saved');
      if (!before) return;
      const said = t(on ? 'features.saved_on' : 'features.saved_off', { name: t(`features.${name}.name`) });
      // Undo also turns work by people off again, if this switch turned it on for the installation.
      const endsWork = name === 'translation' && on && isStaff && !before.has_human_services;
      offerUndo(said, () => turn.mutate({ name, on: !on, before: null, endsWork }));
    },
    onError: (problem) => {
      toastError(messageOf(problem));
      void invalidate(client, 'branding.refused');
    },
  });
  const groups = [true, false].map((on) => ({ on, listed: names.filter((name) => isOn(name, shown) === on) }));
  return groups
    .filter(({ listed }) => listed.length > 0)
    .map(({ on, listed }) => (
      <section key={String(on)} className={classes.group}>
        <Text as="h2" size="lg" weight="semibold" className={classes.title}>
          {t(on ? 'features.on' : 'features.off')}{' '}
          <Text as="span" size="sm" tone="quiet">
            {formatNumber(listed.length, language)}
          </Text>
        </Text>
        <ul className={classes.cards}>
          {listed.map((name) => (
            <FeatureCard
              key={name}
              name={name}
              isOn={turn.isPending && turn.variables.name === name ? turn.variables.on : on}
              isBusy={turn.isPending}
              isClosed={name === 'translation' && !shown.has_human_services && !isStaff}
              onTurn={(next) => turn.mutate({ name, on: next, before: shown })}
            />
          ))}
        </ul>
      </section>
    ));
}

interface FeatureCardProps {
  name: FeatureName;
  isOn: boolean;
  isBusy: boolean;
  /** Nobody of the account may turn it on. */
  isClosed: boolean;
  onTurn: (on: boolean) => void;
}

function FeatureCard({ name, isOn: on, isBusy, isClosed, onTurn }: FeatureCardProps) {
  const { t } = useText();
  const id = useId();
  return (
    <li className={classes.card}>
      <FeaturePicture name={name} isOn={on} />
      <div className={classes.words}>
        <Text as="label" size="lg" weight="semibold" htmlFor={id}>
          {t(`features.${name}.name`)}
        </Text>
        <Text size="sm" tone="muted" mt={2} id={`${id}-lead`}>
          {t(`features.${name}.lead`)}
        </Text>
        <Text size="xs" tone="quiet" mt={6}>
          {t(isClosed ? 'features.staffOnly' : `features.${name}.where`)}
        </Text>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-lead`}
        checked={on}
        disabled={isBusy || isClosed}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </li>
  );
}
