// Choices of this browser that the specification keeps in cookies. None is a secret, and the server obeys none of them.

/** A year, in seconds. */
export const aYear = 31_536_000;

/** Returns the value, or null if the cookie does not exist. */
export function readKept(name: string): string | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

/** Keeps a value for so many seconds; with none it is removed. */
export function keep(name: string, value: string, seconds: number): void {
  // Not every browser has the cookie store yet, and this cookie does not hold a secret.
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}
