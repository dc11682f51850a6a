/** A link in the middle of a text: to a page of ours, or to a mail address, which may be broken if there is no space. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="rounded-tight text-accent-ink underline underline-offset-4 wrap-anywhere hover:decoration-2 print:text-ink"
    >
      {children}
    </a>
  );
}
