/** Search parameters of `/task-assignment/templates`: the open template, or a new one. */
export interface TemplateSearch {
  template?: number | 'new';
}

export function readTemplateSearch(raw: Record<string, unknown>): TemplateSearch {
  if (raw['template'] === 'new') return { template: 'new' };
  const id = Number(raw['template']);
  return Number.isInteger(id) && id > 0 ? { template: id } : {};
}
