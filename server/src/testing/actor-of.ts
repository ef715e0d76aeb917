// The caller as a call's handler gets them: for tests of rights below the gate of a call.
import { findActor } from '../features/session/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { TestCaller, TestProduct } from './test-product.ts';

export async function actorOf(product: TestProduct, { token }: TestCaller): Promise<Actor> {
  const header = (name: string) => (name === 'authorization' ? `Bearer ${token}` : undefined);
  const found = await findActor(product.kernel, { header }, 'GET');
  if (!found) throw new Error('Nobody is signed in');
  return found;
}
