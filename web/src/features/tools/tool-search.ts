/** What the address of `/tools` may say: a category (or `favorited`, `suggested`) and a search. */
export interface ToolSearch {
  macrocategory?: string;
  search?: string;
}

/** Keeps only filled text. */
export function readToolSearch(raw: Record<string, unknown>): ToolSearch {
  const { macrocategory, search } = raw;
  return {
    ...(typeof macrocategory === 'string' && macrocategory ? { macrocategory } : {}),
    ...(typeof search === 'string' && search ? { search } : {}),
  };
}
