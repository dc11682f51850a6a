import type { JobGroup, ProposalVersion } from '#shared/proposals/versions.ts';

/** Source: docs/spec/proposals.md#version-history. */
export function jobName({ jobTitle }: Pick<JobGroup, 'jobTitle'>): string {
  return jobTitle.trim() || 'Untitled Job';
}

/** Source: docs/spec/proposals.md#version-history. */
export function versionName({ version }: Pick<ProposalVersion, 'version'>, latest: number | undefined): string {
  return version === latest ? 'Latest Version' : `Version ${version}`;
}

export function countOf(versions: number): string {
  return `${versions} ${versions === 1 ? 'version' : 'versions'}`;
}
