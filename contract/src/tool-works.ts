// Tells if orders of a tool are written at once for the account of the caller.

/** `needs_model`: it waits for a model, or is an outline until one is connected. `by_people`: a person does it. */
export const toolWorks = ['now', 'needs_model', 'by_people'] as const;
export type ToolWorks = (typeof toolWorks)[number];
