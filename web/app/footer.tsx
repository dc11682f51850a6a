import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { PlainLink, Footer as SharedFooter } from '#web/site-shell/frame.tsx';
import { usePageFacts } from './page-facts.ts';

export function Footer() {
  return <SharedFooter link={AppLink} isCounted={usePageFacts().isCounted} />;
}

/** The tool is a page of the app and needs no loading; the others are documents of their own. */
function AppLink(props: ComponentProps<typeof PlainLink>) {
  if (props.to !== paths.proposalTool) return <PlainLink {...props} />;
  return (
    <Link to={props.to} className={props.className} aria-current={props.current ? 'page' : undefined}>
      {props.children}
    </Link>
  );
}
