import { PICTURES } from '#shared/site/pictures.ts';
import { SCREENS } from './copy.ts';
import { Part } from './part.tsx';

/** The product itself, in pictures of its own screens. */
export function Screens() {
  return (
    <Part id="screens" title="See it at work">
      <div className="mt-8 grid gap-12 lg:gap-16">
        {SCREENS.map(({ picture, title, text, alt }) => (
          <figure
            key={picture}
            className="grid items-center gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12"
          >
            <figcaption className="grid gap-1.5">
              <h3 className="font-strong text-lead">{title}</h3>
              <p className="max-w-measure text-ink-soft">{text}</p>
            </figcaption>
            <Picture name={picture} alt={alt} />
          </figure>
        ))}
      </div>
    </Part>
  );
}

/**
 * In the theme of the page: the other one is not shown, and so never fetched. A wide one would be too small to read on a phone,
 * which is shown its right half.
 */
function Picture({ name, alt }: { name: keyof typeof PICTURES; alt: string }) {
  const { light, dark, width, height } = PICTURES[name];
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const;
  const size =
    width > height ? 'max-sm:h-88 max-sm:w-full max-sm:object-cover max-sm:object-right' : 'mx-auto max-w-72';
  const looks = `h-auto rounded-soft border border-line ${size}`;
  return (
    <div>
      <img {...shared} alt={alt} src={light} data-when="light" className={looks} />
      <img {...shared} alt={alt} src={dark} data-when="dark" className={looks} />
    </div>
  );
}
