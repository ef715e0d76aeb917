import classes from './kbd.module.css';
import { Text } from './text.tsx';

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The modifier's name on this machine: ⌘, or Ctrl elsewhere. */
const modifierKey = isApple ? '⌘' : 'Ctrl';

/** One key or chord, as it is printed on the keyboard; `mod` becomes ⌘ or Ctrl. */
export function Kbd({ keys }: { keys: string }) {
  const text = keys
    .replace('mod', modifierKey)
    .split('+')
    .join(isApple ? '' : ' ');
  return (
    <Text as="kbd" size="xxs" weight="medium" family="interface" nowrap px={6} className={classes.kbd}>
      {text}
    </Text>
  );
}
