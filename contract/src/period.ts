import * as z from 'zod';

/** A period of the same length is before every day, and the next day after it: neither leaves the years that can be stored. */
const dayOfPeriod = z.iso.date().refine((day) => day >= '1900-01-01' && day <= '2999-12-31');

/** From one day to another, both included; days are in UTC. */
export const period = { from: dayOfPeriod.optional(), to: dayOfPeriod.optional() };
