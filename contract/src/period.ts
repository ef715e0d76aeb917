import * as z from 'zod';

/** A day in UTC. */
export const day = () => z.iso.date();
/** From one day to another, both included. */
export const period = { from: day().optional(), to: day().optional() };
