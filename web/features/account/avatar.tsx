import { useState } from 'react';
import { initials } from './initials.ts';

interface AvatarProps {
  name: string;
  picture: string | null;
}

/** The person's picture; their initials where there is none or it cannot be fetched. Decoration: the name is beside it. */
export function Avatar({ name, picture }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const isShown = picture !== null && picture.startsWith('https://') && picture !== broken;
  return (
    <span
      aria-hidden
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-sunken font-serif text-lead text-ink-soft"
    >
      {isShown ? (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
