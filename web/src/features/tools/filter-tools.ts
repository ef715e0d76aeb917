import type { ToolSummary } from '@folio/contract/tool-definition';
import { containsWords } from '../../base/contains-words.ts';
import { toolWords } from '../../base/tool-words.ts';
import { workspaceId } from '../../base/workspace.ts';
import type { ToolSearch } from './tool-search.ts';

/** The tools of a category or view that hold every word searched for, accents and case aside; those with task assignment only in a workspace. */
export function filterTools(tools: ToolSummary[], { macrocategory, works, search = '' }: ToolSearch): ToolSummary[] {
  const isPersonal = workspaceId() === null;
  return tools.filter((tool) => {
    if (tool.has_task_assignment && isPersonal) return false;
    if (works !== undefined && tool.works !== works) return false;
    if (macrocategory === 'favorited' && !tool.is_favorite) return false;
    if (macrocategory === 'suggested' && !tool.is_suggested) return false;
    const isView = macrocategory === undefined || macrocategory === 'favorited' || macrocategory === 'suggested';
    if (!isView && tool.macrocategory !== macrocategory) return false;
    return containsWords(`${tool.name} ${tool.description} ${toolWords(tool.slug)}`, search);
  });
}
