// The whole API, one line a feature.
import { adminContract } from './admin.ts';
import { ordersContract } from './orders.ts';
import { platformContract } from './platform.ts';
import { seatsContract } from './seats.ts';
import { sessionContract } from './session.ts';
import { toolsContract } from './tools.ts';
import { usersContract } from './users.ts';
import { workspacesContract } from './workspaces.ts';

export const contract = {
  session: sessionContract,
  users: usersContract,
  tools: toolsContract,
  orders: ordersContract,
  admin: adminContract,
  platform: platformContract,
  workspaces: workspacesContract,
  seats: seatsContract,
};
export type Contract = typeof contract;
