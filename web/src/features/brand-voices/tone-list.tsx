// Tones to choose the usual one from: the voices of the place first, then those that every tool knows.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { tonesQuery } from './brand-voices.queries.ts';
import classes from './tone-list.module.css';

interface Tone {
  name: string;
  value: string;
  brand_voice: number | null;
  selected: boolean;
}

/** A choice is kept at once, and undone where the server refuses it. */
export function ToneList({ tones }: { tones: Tone[] }) {
  const { t, language } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const { queryKey } = tonesQuery(workspaceId, language);
  const mark = (value: string | null) =>
    client.setQueryData(queryKey, (known) =>
      known ? { ...known, tovs: known.tovs.map((tone) => ({ ...tone, selected: tone.value === value })) } : known,
    );
  const usual = tones.find((tone) => tone.selected)?.value ?? null;
  const select = useMutation({
    mutationFn: (value: string | null) => api.brandVoices.selectTone({ value, workspace_id: workspaceId }),
    onMutate: (value) => {
      mark(value);
      return usual;
    },
    onSuccess: ({ message }) => {
      toastSuccess(message);
      void invalidate(client, 'tone.selected');
    },
    onError: (error, _value, before) => {
      mark(before ?? null);
      toastError(messageOf(error));
    },
  });
  const voices = tones.filter((tone) => tone.brand_voice !== null);
  const draw = ({ name, value }: { name: string; value: string | null }, second = '') => (
    <label key={value ?? 'none'} className={classes.tone} data-chosen={value === usual || undefined}>
      <input
        type="radio"
        name="usual-tone"
        className={classes.radio}
        checked={value === usual}
        onChange={() => select.mutate(value)}
      />
      <span className={classes.name}>{name}</span>
      {second ? (
        <Text as="span" size="sm" tone="muted">
          {second}
        </Text>
      ) : null}
    </label>
  );
  return (
    <Stack as="fieldset" flex="shrink" gap={12}>
      <Text as="legend" size="lg" weight="semibold" mb={12}>
        {t('voices.tones.choose')}
      </Text>
      {draw({ name: t('voices.tones.none'), value: null }, t('voices.tones.noneLead'))}
      <Row mt={10} gap={12} align="baseline" justify="between" wrap>
        <Text as="h3" size="sm" weight="semibold" className={classes.heading}>
          {t('voices.tones.voices')}
        </Text>
        <Link to="/brand-voices" search={{}} className="text-link">
          {t('voices.tones.manageVoices')}
        </Link>
      </Row>
      {voices.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('voices.tones.noVoices')}
        </Text>
      ) : null}
      <div className={classes.tones}>{voices.map((tone) => draw(tone))}</div>
      <Text as="h3" size="sm" weight="semibold" className={classes.heading}>
        {t('voices.tones.builtIn')}
      </Text>
      <div className={classes.tones}>{tones.filter((tone) => tone.brand_voice === null).map((tone) => draw(tone))}</div>
    </Stack>
  );
}
