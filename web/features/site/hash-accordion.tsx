import { useLocation, useNavigate } from 'react-router';
import { Accordion, type AccordionItem } from '#web/ui/accordion.tsx';

/** Questions of which one at a time is open; the open one stands in the address, so that it can be linked to. */
export function HashAccordion({ items }: { items: readonly AccordionItem[] }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const open = (id: string) => {
    void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  };
  return <Accordion items={items} open={hash.slice(1)} onOpenChange={open} />;
}
