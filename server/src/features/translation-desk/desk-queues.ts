/** Makes the segments of a line and offers its first job. */
export const prepareQueue = { name: 'translation.prepare', retries: 5, timeout: 300 } as const;

export interface LineTurn {
  lineId: number;
}
