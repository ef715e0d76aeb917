/** What the address of `/task-assignment/templates` may say: the template that is open, or a new one. */
export interface TemplateSearch {
  template?: number | 'new';
}

export function readTemplateSearch(raw: Record<string, unknown>): TemplateSearch {
  if (raw['template'] === 'new') return { template: 'new' };
  const id = Number(raw['template']);
  return Number.isInteger(id) && id > 0 ? { template: id } : {};
}
