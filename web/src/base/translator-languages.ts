import { useQuery } from '@tanstack/react-query';
import { useText } from '../ui/use-text.ts';
import { toolQuery } from './tool.queries.ts';

/** The tool with the languages allowed in glossaries and translation requests. */
const translator = 'text_translation';

/** Codes of the languages that can be translated; none until they are known. */
export function useTranslatorLanguages(): readonly string[] {
  const { language } = useText();
  const { data } = useQuery({ ...toolQuery(translator, language), staleTime: Infinity });
  return data?.tool.translation ?? [];
}
