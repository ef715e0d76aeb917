// Subscriptions by scope.

/** Called without the change. A follower of two of the given scopes is called twice. */
export type Follower = () => void;

export interface ScopeFollowers {
  /** Answers how to stop. */
  follow: (scopes: readonly string[], follower: Follower) => () => void;
  /** Calls the followers of these scopes. */
  give: (scopes: Iterable<string>) => void;
  /** Calls the followers of every scope. */
  giveAll: () => void;
}

export function createScopeFollowers(): ScopeFollowers {
  const byScope = new Map<string, Set<Follower>>();
  const give = (scopes: Iterable<string>) => {
    for (const scope of scopes) for (const follower of byScope.get(scope) ?? []) follower();
  };
  return {
    follow: (scopes, follower) => {
      for (const scope of scopes) byScope.set(scope, (byScope.get(scope) ?? new Set()).add(follower));
      return () => {
        for (const scope of scopes) {
          const those = byScope.get(scope);
          those?.delete(follower);
          if (those?.size === 0) byScope.delete(scope);
        }
      };
    },
    give,
    giveAll: () => give([...byScope.keys()]),
  };
}
