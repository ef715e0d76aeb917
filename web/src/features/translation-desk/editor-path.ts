/** The address of the editor of a job's segments. */
export const editorPath = (jobId: number): string => `/translation-manager/jobs/${jobId}`;
