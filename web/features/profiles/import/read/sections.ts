import { withoutListMark } from '#shared/profiles/lines.ts';

/** What the lines below a heading are about. */
export type Section = 'top' | 'about' | 'work' | 'skills' | 'certificates' | 'links' | 'rate' | 'other';

const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'work',
    /^(?:(?:work|professional|employment|relevant|freelance|project|career|volunteer(?:ing)?) )?(?:experience|history)$|^(?:employment|career|projects?|(?:selected|recent|key|past|personal) (?:work|projects?|results|achievements)|achievements|accomplishments|results|case studies|volunteer(?:ing)?|experiencia(?: (?:laboral|profesional))?|experi[êe]ncia(?: profissional)?|exp[ée]riences?(?: professionnelles?)?|(?:berufs)?erfahrung|werdegang|proyectos|projetos|projets|projekte)$/i,
  ],
  [
    'skills',
    /^(?:(?:top|key|technical|core|main|hard|soft) )?(?:skills|competenc(?:ies|es))(?: (?:&|and) (?:\p{L}+))?$|^(?:technologies|tools|tech stack|expertise|areas of expertise|habilidades|competencias|compet[êe]ncias|comp[ée]tences|f[äa]higkeiten|kenntnisse)$/iu,
  ],
  [
    'certificates',
    /^(?:licen[cs]es? (?:&|and) )?certific(?:ations?|ates?)(?: (?:&|and) licen[cs]es?)?$|^(?:licen[cs]es|certificaciones|certifica[çc][õo]es|certifications|zertifikate|zertifizierungen)$/i,
  ],
  [
    'about',
    /^(?:(?:professional |career |executive )?(?:summary|profile|overview|objective)|about(?: me)?|introduction|bio|perfil|profil|acerca de(?: m[íi])?|sobre(?: m[íi]| mim)?|r[ée]sum[ée]|[àa] propos|[üu]ber mich)$/i,
  ],
  ['links', /^(?:portfolio|links?|websites?|contact(?: (?:info|information|details))?|kontakt|contacto|contato)$/i],
  ['rate', /^(?:(?:hourly )?rates?|pricing|availability)$/i],
  [
    'other',
    /^(?:education|languages?|honou?rs(?: (?:&|and) awards)?|awards|interests|hobbies|references|publications|courses|testimonials|reviews|educaci[óo]n|educa[çc][ãa]o|forma(?:ci[óo]n|[çc][ãa]o|tion)|ausbildung|idiomas|langues|sprachen)$/i,
  ],
];

const MOST_WORDS = 5;

/** The section that a line begins; undefined for a line that is no heading. */
export function sectionOf(line: string): Section | undefined {
  const name = withoutListMark(line).replace(/[\s:.—–-]+$/, '');
  if (name.split(/\s+/).length > MOST_WORDS) return undefined;
  return HEADINGS.find(([, pattern]) => pattern.test(name))?.[0];
}

/** 'Skills: Liquid, React' is a heading and what is below it in one line. */
export function headedLine(line: string): { section: Section; rest: string } | undefined {
  const [, name = '', rest = ''] = /^([^:]{3,40}):\s+(\S.*)$/.exec(withoutListMark(line)) ?? [];
  const section = name && sectionOf(name);
  return section ? { section, rest } : undefined;
}
