import { readOwnPosts, readUnseenPosts } from '../labels.ts';
import {
  type Profile,
  readLeadFacts,
  readOwnProfiles,
  readProfilePairs,
  readSingleFacts,
  type SingleFact,
} from '../records.ts';
import { type Letter, readOnce, writeLetter } from '../write.ts';
import { type Measure, rateOf } from './measure.ts';

const AIMS = {
  lead: 0.85,
  near: 0.9,
  notFar: 0.98,
  inOtherWords: 0.6,
  notFarProfile: 0.6,
} as const;

/** Own profiles and posts, with the fact that a person would begin with. */
export async function measureLeadFacts(): Promise<Measure> {
  const posts = new Map([...readOwnPosts(), ...readUnseenPosts()].map((post) => [post.id, post]));
  const profiles = new Map(readOwnProfiles().map((profile) => [profile.id, profile]));
  const written: { readonly lead: string; readonly letter: Letter }[] = [];
  for (const { post: postId, profile: profileId, lead } of readLeadFacts()) {
    const [post, profile] = [posts.get(postId), profiles.get(profileId)];
    if (!post || !profile?.about.includes(lead)) throw new Error(`No such pair: ${postId}, ${profileId}`);
    written.push({ lead, letter: await writeLetter(readOnce(post), profile) });
  }
  return rateOf({ name: 'the best own fact leads', aim: { atLeast: AIMS.lead } }, written, ({ lead, letter }) => {
    const said = firstFactOf(letter);
    return said === lead ? null : `${letter.post.id}, ${letter.profile?.id}: ${said ?? 'none'}`;
  });
}

/** The text of the fact that leads the letter. */
function firstFactOf({ letter, facts }: Letter): string | undefined {
  const first = letter.sentences.find(({ source }) => source === 'fact');
  return facts.find(({ id }) => id === first?.from)?.text;
}

/** One fact for each post. Its own must be in the letter; that of any other post in the same language is far and must not. */
export async function measureSingleFacts(): Promise<Measure[]> {
  const pairs = readSingleFacts().map((pair) => ({ ...pair, id: pair.title }));
  const near: Letter[] = [];
  const far: Letter[] = [];
  for (const post of pairs) {
    const read = readOnce(post);
    const others = pairs.filter(({ id, lang }) => id !== post.id && lang === post.lang);
    near.push(await writeLetter(read, asProfile(post)));
    for (const other of others) far.push(await writeLetter(read, asProfile(other)));
  }
  const hasFact = ({ letter }: Letter) => letter.sentences.some(({ source }) => source === 'fact');
  const faultOf = ({ post, profile }: Letter) => `${post.id}: ${profile?.about}`;
  return [
    rateOf({ name: 'a single near fact is in the letter', aim: { atLeast: AIMS.near } }, near, (letter) =>
      hasFact(letter) ? null : faultOf(letter),
    ),
    rateOf({ name: 'a single far fact is not', aim: { atLeast: AIMS.notFar } }, far, (letter) =>
      hasFact(letter) ? faultOf(letter) : null,
    ),
  ];
}

/** Whole profiles: most say what the post wants in other words, some have nothing near. */
export async function measureProfilePairs(): Promise<Measure[]> {
  const written: { readonly lead: readonly string[]; readonly letter: Letter }[] = [];
  for (const { about, skills, lead, ...post } of readProfilePairs())
    written.push({
      lead,
      letter: await writeLetter(readOnce(post), { ...asProfile({ ...post, fact: about }), skills }),
    });
  const near = written.filter(({ lead }) => lead.length > 0);
  const far = written.filter(({ lead }) => lead.length === 0);
  return [
    rateOf({ name: 'the fact in other words leads', aim: { atLeast: AIMS.inOtherWords } }, near, (one) => {
      const said = firstFactOf(one.letter);
      const isRight = said !== undefined && one.lead.some((lead) => isPart(said, lead));
      return isRight ? null : `${one.letter.post.id}: ${said ?? 'none'}`;
    }),
    rateOf({ name: 'no fact of a far profile', aim: { atLeast: AIMS.notFarProfile } }, far, (one) => {
      const said = firstFactOf(one.letter);
      return said === undefined ? null : `${one.letter.post.id}: ${said}`;
    }),
  ];
}

/** A list mark before it or a full stop behind it makes no other sentence. */
function isPart(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
  return a !== undefined && b !== undefined && (a.includes(b) || b.includes(a));
}

function asProfile({ fact, lang }: SingleFact): Profile {
  return { id: '', lang, title: '', about: fact, skills: '', portfolio: '', samples: [] };
}
