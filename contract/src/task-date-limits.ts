// Limits of the dates of tasks, without the schemas, so that the browser can have them early.

export const taskDateLimits = {
  /** Tasks that a call names. */
  maxMoved: 200,
  /** Tasks that follow the named ones. */
  followers: 200,
  /** Steps of a task. */
  steps: 6,
  /** Maximum number of users reminded of one task. */
  reminded: 50,
  /** Days ahead for which publishing can be scheduled. */
  scheduledDays: 366,
} as const;
