// Reads the address that starts an impersonation. What is wrong with it is said in the specification's three messages.

export type ImpersonationLink =
  | { ok: true; userId: number; token: string }
  | { ok: false; problem: 'badParameters' | 'badUserId' | 'badToken' };

/** Needs a numeric `userId` and a `token`, in this order of judgement. */
export function readImpersonationLink(search: string): ImpersonationLink {
  const params = new URLSearchParams(search);
  const userId = params.get('userId');
  const token = params.get('token');
  if (userId === null && token === null) return { ok: false, problem: 'badParameters' };
  if (!/^[1-9]\d*$/.test(userId ?? '')) return { ok: false, problem: 'badUserId' };
  if (!token) return { ok: false, problem: 'badToken' };
  return { ok: true, userId: Number(userId), token };
}
