/**
 * `npm run playbook -- check`  checks the files of playbook/ (`--notes`: also what is worth a look);
 * `npm run playbook -- coverage`  lists the own posts for which no first step or no question is offered.
 */
import { join } from 'node:path';
import { readYaml, yamlFilesIn } from '#server/features/proposals/generation/data-files.ts';
import { suggestLines } from '#server/features/proposals/generation/suggest/suggest-lines.ts';
import { readPosts } from '../reader/posts.ts';
import { playbookFindings } from './faults.ts';

const ROOT = join(import.meta.dirname, '../..');
const [command = 'check', ...flags] = process.argv.slice(2);
if (command === 'coverage') reportCoverage();
else check();

function check(): void {
  const paths = yamlFilesIn('playbook');
  const findings = playbookFindings(paths.map((path) => ({ path, content: contentOf(path) })));
  const faults = findings.filter(({ isFault }) => isFault);
  const notes = findings.filter(({ isFault }) => !isFault);
  for (const { path, message } of faults) console.error(`${path}: ${message}`);
  if (flags.includes('--notes')) for (const { path, message } of notes) console.log(`${path}: ${message}`);
  console.log(`${paths.length} files, ${faults.length} faults, ${notes.length} notes`);
  if (faults.length > 0 || paths.length === 0) process.exitCode = 1;
}

/** A file that is no YAML has no content; the schema then says what is missing. */
function contentOf(path: string): unknown {
  try {
    return readYaml(path);
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function reportCoverage(): void {
  const { posts } = readPosts(join(ROOT, 'reader/posts'));
  const counts = new Map<string, { posts: number; first: number; questions: number }>();
  for (const { language, trade, title, description } of posts) {
    const { first, questions } = suggestLines({ title, text: description, language, seed: '' });
    const count = counts.get(language) ?? { posts: 0, first: 0, questions: 0 };
    counts.set(language, {
      posts: count.posts + 1,
      first: count.first + Number(first.length > 0),
      questions: count.questions + Number(questions.length > 0),
    });
    if (first.length === 0 || questions.length === 0) console.log(`${language} ${trade}: ${title}`);
  }
  for (const [language, { posts: all, first, questions }] of counts)
    console.log(`${language}: of ${all} posts ${first} get a first step, ${questions} a question`);
}
