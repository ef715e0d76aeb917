import { useMe } from '../../base/use-me.ts';

/** True where the person may open the tool's form: then a document can be ordered again, changed or as it was. */
export function useOrderableTool(slug: string): boolean {
  const tool = useMe().templates.find((one) => one.slug === slug);
  return tool !== undefined && tool.macrocategory !== 'ai_chat';
}
