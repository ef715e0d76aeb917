/** The name by which accepting a job is held until it is sent. */
export const heldJob = (id: number): string => `translation_job.${id}.accept`;
