/**
 * `npm run playbook -- check`  checks the files of playbook/ (`--notes`: also what is worth a look);
 * `npm run playbook -- coverage`  lists the own posts for which no file is offered.
 */
import { join } from 'node:path';
import { readYaml, yamlFilesIn } from '#server/features/proposals/generation/data-files.ts';
import { choosePlaybook } from '#server/features/proposals/generation/write/choose-playbook.ts';
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
  const counts = new Map<string, { posts: number; offered: number; sure: number }>();
  for (const { language, trade, title, description } of posts) {
    const chosen = choosePlaybook({ title, text: description, language });
    const count = counts.get(language) ?? { posts: 0, offered: 0, sure: 0 };
    counts.set(language, {
      posts: count.posts + 1,
      offered: count.offered + Number(chosen !== null),
      sure: count.sure + Number(chosen?.isSure ?? false),
    });
    if (chosen === null) console.log(`${language} ${trade}: ${title}`);
  }
  for (const [language, { posts: all, offered, sure }] of counts)
    console.log(`${language}: ${offered} of ${all} posts find a file, ${sure} surely`);
}
