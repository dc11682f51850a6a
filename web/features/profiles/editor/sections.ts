import { PROFILE_LIMITS } from '#shared/profiles/labels.ts';
import type { RowKind } from './use-profile-editor.ts';

export interface SectionWords {
  readonly kind: RowKind;
  readonly title: string;
  /** Why one would fill it in, or what it looks like. */
  readonly hint: string;
  readonly add: string;
  /** One of them, for its field's name. */
  readonly one: string;
  readonly most?: number;
}

/** In the order of what wins a reply. */
export const SECTIONS: readonly SectionWords[] = [
  {
    kind: 'project',
    title: 'Projects and results',
    hint: 'One line each: what you did, and a number that came of it. A letter opens with the one nearest to the job.',
    add: 'Add a project',
    one: 'Project',
  },
  {
    kind: 'rate',
    title: 'Rate',
    hint: 'Used when a client asks for it. Such as: $60 an hour',
    add: 'Add a rate',
    one: 'Rate',
  },
  {
    kind: 'availability',
    title: 'Availability',
    hint: 'Used when a client asks for your hours. Such as: 30 hours a week',
    add: 'Add availability',
    one: 'Availability',
  },
  {
    kind: 'time_zone',
    title: 'Time zone',
    hint: 'Used when a client asks for it. Such as: UTC+1, Lisbon',
    add: 'Add a time zone',
    one: 'Time zone',
  },
  { kind: 'link', title: 'Links', hint: 'Used when a client asks for your portfolio.', add: 'Add a link', one: 'Link' },
  {
    kind: 'certificate',
    title: 'Certificates',
    hint: 'Used when a client asks for a certificate that it names.',
    add: 'Add a certificate',
    one: 'Certificate',
  },
  { kind: 'skill', title: 'Skills', hint: 'Separate names with commas.', add: 'Add skills', one: 'Skills' },
  { kind: 'about', title: 'About you', hint: 'How you work, and for whom.', add: 'Add a line', one: 'Line about you' },
  {
    kind: 'sample',
    title: 'Past proposals',
    hint: 'Proposals that you sent. Letters take their voice, never their facts.',
    add: 'Add a past proposal',
    one: 'Past proposal',
    most: PROFILE_LIMITS.samples,
  },
];
