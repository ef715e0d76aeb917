// Remaining uses of a tool with a weekly limit, shown before the form is filled in.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { IconCalendarWeek } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../ui/use-text.ts';
import classes from './tool-layout.module.css';
import { weeklyUsesQuery } from './tools.queries.ts';

/** Draws nothing for a tool without such a limit, or before the count is known. */
export function WeeklyUses({ tool }: { tool: ToolDetail }) {
  const { t, language } = useText();
  const { data } = useQuery({ ...weeklyUsesQuery(tool.slug), enabled: tool.weekly_uses !== null });
  if (!data || data.max === null) return null;
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(data.resets_at),
  );
  return (
    <p className={classes.writer} aria-live="polite">
      <IconCalendarWeek size={16} stroke={1.6} aria-hidden="true" />
      {t('tools.weeklyUses', { left: Math.max(0, data.max - data.used), max: data.max, day })}
    </p>
  );
}
