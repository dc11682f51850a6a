import { createRoot } from 'react-dom/client';
import { Toaster } from '#web/ui/toast.tsx';
import { allowPlainText } from './trusted-types.ts';
import '../styles/main.css';

let isMounted = false;

/** Lets a page of the site show messages as the app does. Once, however often it is called. */
export function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  allowPlainText();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Toaster />);
}
