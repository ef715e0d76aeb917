// Order defaults of a folder: its brand voice, briefing and sources. They come before the workspace's.
import type { Folder } from '@folio/contract/folders';
import { MultiSelect, Select } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../base/api.ts';
import { sourceChoicesQuery } from '../base/source-choices.queries.ts';
import { voicesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { useFolderActions } from '../features/folders/folders.queries.ts';
import { briefingChoicesQuery } from '../features/guidelines/guidelines.queries.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toastError } from '../ui/toast.tsx';
import { useText } from '../ui/use-text.ts';

/** Returns ids without deleted or disabled objects, which the server rejects; all of them until the list is loaded. */
const stillThere = (ids: number[], list: { id: number }[] | undefined) =>
  list ? ids.filter((id) => list.some((one) => one.id === id)) : ids;

const choice = { clearable: true, checkIconPosition: 'right' } as const;

/** An empty field leaves it to the workspace. */
export function FolderDefaultsDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const { t, language } = useText();
  const voices = useQuery(voicesQuery(folder.workspace_id, language)).data?.brand_voices_list.filter((one) => one.active);
  const briefings = useQuery(briefingChoicesQuery(folder.workspace_id, language)).data?.guidelines;
  const sources = useQuery(sourceChoicesQuery(folder.workspace_id)).data?.additional_sources;
  const [voiceId, setVoice] = useState(folder.default_brand_voice_id);
  const [briefingId, setBriefing] = useState(folder.default_guideline_id);
  const [sourceIds, setSourceIds] = useState(folder.default_source_ids);
  const { update } = useFolderActions();
  const idOf = (value: string | null) => (value === null ? null : Number(value));
  const [voice = null] = stillThere(voiceId === null ? [] : [voiceId], voices);
  const [briefing = null] = stillThere(briefingId === null ? [] : [briefingId], briefings);
  const kept = stillThere(sourceIds, sources);
  const save = () =>
    update.mutate(
      { folder_id: folder.id, default_brand_voice_id: voice, default_guideline_id: briefing, default_source_ids: kept },
      { onSuccess: onClose, onError: (error) => toastError(messageOf(error)) },
    );
  return (
    <FormDialog
      title={t('folders.defaultsOf', { name: folder.name })}
      verb={t('actions.save')}
      isBusy={update.isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <p style={{ color: 'var(--ink-2)' }}>{t('folders.defaultsLead')}</p>
      <Select
        {...choice}
        label={t('voices.select.voice')}
        placeholder={t('folders.asWorkspace')}
        data={(voices ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={voice === null ? null : String(voice)}
        onChange={(value) => setVoice(idOf(value))}
      />
      <Select
        {...choice}
        label={t('voices.select.briefing')}
        placeholder={t('folders.asWorkspace')}
        data={(briefings ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
        value={briefing === null ? null : String(briefing)}
        onChange={(value) => setBriefing(idOf(value))}
      />
      <MultiSelect
        label={t('folders.sources')}
        placeholder={kept.length === 0 ? t('folders.asWorkspace') : undefined}
        searchable
        maxValues={20}
        checkIconPosition="right"
        data={(sources ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={kept.map(String)}
        onChange={(values) => setSourceIds(values.map(Number))}
      />
    </FormDialog>
  );
}
