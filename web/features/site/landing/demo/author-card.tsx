/** The made-up freelancer who the letters of the front page are from. */
export interface Author {
  readonly name: string;
  readonly profile: string;
  /** What is typed into the blank of the sample's letter. */
  readonly fill: string;
}

/** The profile that the letter is written from. */
export function AuthorCard({ name, profile }: Author) {
  return (
    <section
      aria-label={`${name}’s profile`}
      className="grid gap-1 rounded-tight border border-line bg-canvas p-4 sm:p-5"
    >
      <p className="eyebrow">{name}’s profile</p>
      <p className="text-small text-ink-soft">{profile}</p>
    </section>
  );
}
