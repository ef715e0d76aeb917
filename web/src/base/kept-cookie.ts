// Choices of this browser that the specification keeps in cookies. None is a secret, and the server obeys none of them.

/** A year, in seconds. */
export const aYear = 31_536_000;

/** The value, or null where there is no such cookie. */
export function readKept(name: string): string | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

/** Keeps a value for so many seconds; with none it is removed. */
export function keep(name: string, value: string, seconds: number): void {
  // The cookie store is not in every browser yet, and this cookie is no secret.
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}
