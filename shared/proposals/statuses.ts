/** What became of a proposal, in the order in which it usually happens. A person sets it; copying sets 'copied' on a draft. */
export const PROPOSAL_STATUSES = ['draft', 'copied', 'sent', 'viewed', 'replied', 'interview', 'won', 'lost'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Why a revision of a proposal was stored; 'edited' is what is autosaved, 'saved' what a person saved by name. */
export const REVISION_CAUSES = ['generated', 'edited', 'saved', 'restored', 'imported'] as const;
export type RevisionCause = (typeof REVISION_CAUSES)[number];

/**
 * What a letter begins with, after a greeting or a code word: a question, the user's own words, the client's words, trade
 * knowledge, or something else.
 */
export const OPENINGS = ['question', 'own_words', 'post', 'playbook', 'other'] as const;
export type Opening = (typeof OPENINGS)[number];
