import { type SQL, sql } from 'drizzle-orm';

/** Days from now, by the database's clock. */
export const inDays = (days: number): SQL<Date> => sql`now() + make_interval(days => ${days})`;
