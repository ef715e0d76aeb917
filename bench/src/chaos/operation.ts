import type { Random } from '@folio/server/testing/random';
import type { Clients } from './clients.ts';
import type { Records } from './records.ts';
import type { Team } from './teams.ts';

export interface Scene {
  team: Team;
  /** Session of the staff. */
  staff: string;
  clients: Clients;
  records: Records;
  random: Random;
}

/** One thing that a user does; ends when it is answered, or given up. */
export type Operation = (scene: Scene) => Promise<void>;
