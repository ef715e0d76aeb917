import { useQuery } from '@tanstack/react-query';
import { toolQuery } from '../../base/tool.queries.ts';
import { useText } from '../../ui/use-text.ts';

/** The tool whose languages a glossary may have. */
const translator = 'text_translation';

/** Codes of the languages that a glossary may have; none until they are known. */
export function useTranslatorLanguages(): readonly string[] {
  const { language } = useText();
  const { data } = useQuery({ ...toolQuery(translator, language), staleTime: Infinity });
  return data?.tool.translation ?? [];
}
