import { Link } from '@tanstack/react-router';
import { useMe } from '../../base/use-me.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Text } from '../../ui/text.tsx';
import classes from './shell.module.css';

/** The company's logo and its name for the product; links to the dashboard. */
export function Brand() {
  const { extra_info } = useMe().user_info;
  const name = extra_info.custom_tool_name ?? 'Folio';
  return (
    <Link to="/dashboard" className={classes.brand} aria-label={name}>
      <BrandMark logo={extra_info.company_logo} />
      <Text as="span" size="2xl" weight="semibold" breaks className={classes.brandName} data-long={name.length > 16 || undefined}>
        {name}
      </Text>
    </Link>
  );
}
