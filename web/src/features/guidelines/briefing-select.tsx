import { useQuery } from '@tanstack/react-query';
import { useWorkspaceId } from '../../base/workspace.ts';
import { type StyleChoice, StyleSelect } from '../../ui/style-select.tsx';
import { useText } from '../../ui/use-text.ts';
import { briefingChoicesQuery } from './guidelines.queries.ts';

/** The briefings of the place; nothing where there are none. */
export function BriefingSelect({ value, onChange }: { value: StyleChoice; onChange: (value: StyleChoice) => void }) {
  const { t, language } = useText();
  const { data } = useQuery(briefingChoicesQuery(useWorkspaceId(), language));
  if (!data || (data.guidelines.length === 0 && typeof value !== 'number')) return null;
  return (
    <StyleSelect
      label={t('voices.select.briefing')}
      hint={t('voices.select.briefingHint')}
      options={data.guidelines.map(({ id, title }) => ({ id, name: title }))}
      defaultId={data.default_id}
      value={value}
      onChange={onChange}
    />
  );
}
