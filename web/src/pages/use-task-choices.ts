// Websites and brand voices that a task of a workspace can have.
import { useQuery } from '@tanstack/react-query';
import { voicesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import type { TaskChoices } from '../features/tasks/core/website-and-voice.tsx';
import { websiteListQuery } from '../features/websites/websites.queries.ts';
import { useText } from '../ui/use-text.ts';

/** At most 100 websites, and the voices that are in use; empty while they are loading and where nothing is asked for. */
export function useTaskChoices(workspaceId: number | null, isNeeded: boolean): TaskChoices {
  const { language } = useText();
  const websites = useQuery({ ...websiteListQuery(workspaceId, '', 1, 100), enabled: isNeeded }).data?.websites ?? [];
  const voices = useQuery({ ...voicesQuery(workspaceId, language), enabled: isNeeded }).data?.brand_voices_list ?? [];
  return { websites, voices: voices.filter(({ active }) => active) };
}
