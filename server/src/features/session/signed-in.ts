/** The signed-in user, and the token of the session. */
export interface SignedIn {
  user: { id: number; name: string; email: string };
  token: string;
}
