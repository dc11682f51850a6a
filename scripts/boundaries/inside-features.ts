/**
 * What the folders of the big features may import of their own feature, besides themselves: folders, or single files. A folder of
 * such a feature needs a row here. The files right in a feature put its folders together and may import all of them.
 */
export const INSIDE_FEATURES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // The client of the provider knows nothing of ours. Records know no events; what a person does, and what the provider
  // sends, do not know each other.
  'server/features/billing': {
    paddle: [],
    records: ['paddle'],
    erasure: ['records'],
    trial: ['deps.ts', 'records'],
    entitlement: ['deps.ts', 'records', 'time-limits.ts', 'trial'],
    notifications: ['checkout-status.ts', 'records', 'subscription/repository.ts', 'time-limits.ts'],
    events: ['deps.ts', 'entitlement', 'erasure', 'notifications', 'paddle', 'records', 'subscription/repository.ts'],
    refunds: ['deps.ts', 'entitlement', 'paddle', 'subscription/repository.ts'],
    checkout: [
      ...['checkout-status.ts', 'deps.ts', 'time-limits.ts', 'with-provider-timeout.ts'],
      ...['paddle', 'records', 'subscription/repository.ts', 'trial'],
    ],
    subscription: [
      ...['checkout-status.ts', 'deps.ts', 'time-limits.ts', 'with-provider-timeout.ts'],
      ...['checkout/pending.ts', 'checkout/repository.ts', 'paddle'],
    ],
  },
  // Texts are below saving, and lists and outcomes know nothing of how a draft is saved.
  'server/features/drafts': {
    texts: ['saving/state.ts'],
    sweep: ['texts'],
    quota: ['sweep/repository.ts', 'texts'],
    saving: ['quota', 'repository.ts', 'texts'],
    revisions: ['saving', 'texts'],
    generated: ['saving', 'texts'],
    lists: ['saving/list-columns.ts'],
    outcomes: ['readers.ts'],
    versions: ['readers.ts'],
    export: ['saving/state.ts', 'texts'],
    proposals: ['lists', 'repository.ts', 'revisions', 'saving', 'service.ts', 'texts'],
  },
  // A way to sign in knows no other way; all of them end in `sessions`, through the interfaces of container.ts.
  'server/features/identity': {
    users: [],
    entitlement: [],
    passwords: [],
    linking: ['users'],
    sweep: ['sessions'],
    export: ['access-tokens', 'passkeys', 'two-step'],
    erasure: ['access-tokens', 'passkeys', 'two-step'],
    embedded: ['container.ts', 'passwords', 'proven.ts', 'users'],
    firebase: ['container.ts', 'linking', 'proven.ts', 'sessions', 'sign-in-rate-limit.ts', 'users'],
    google: ['container.ts', 'linking.ts', 'cookie.ts', 'methods/service.ts', 'self/demand.ts', 'users'],
    passkeys: ['container.ts', 'cookie.ts', 'self/demand.ts', 'sessions', 'users'],
    'two-step': ['container.ts', 'self/demand.ts', 'sessions', 'users'],
    'access-tokens': ['container.ts', 'notices.ts', 'self/demand.ts', 'users'],
    self: ['container.ts', 'proven.ts', 'recovery/repository.ts', 'sessions', 'users'],
    recovery: [
      ...['container.ts', 'linking.ts', 'self/demand.ts', 'sessions', 'users'],
      ...['linking/repository.ts', 'passkeys/repository.ts', 'two-step/repository.ts'],
    ],
    methods: [
      ...['container.ts', 'linking.ts', 'linking', 'self/demand.ts', 'users'],
      ...['passkeys', 'two-step/service.ts'],
    ],
    sessions: [
      ...['container.ts', 'cookie.ts', 'notices.ts', 'proven.ts'],
      ...['sign-in-rate-limit.ts', 'access-tokens', 'two-step/repository.ts', 'users'],
    ],
  },
  // What is below a run (streams, keys, costs) knows no run. The demo knows none either.
  'server/features/proposals': {
    stream: [],
    'remembered-lines': [],
    'model-setup': ['generation'],
    spending: ['generation'],
    'own-key': ['generation', 'model-setup/probe.ts', 'spending'],
    retention: ['spending'],
    export: [],
    erasure: ['own-key', 'remembered-lines', 'spending'],
    demo: ['concurrency-limiter.ts', 'engine.ts', 'generation', 'stream-request.ts', 'stream'],
    notes: ['generation', 'requester.ts', 'routes.ts'],
    'prompt-preview': ['engine.ts', 'own-key/own-model.ts', 'repository.ts', 'requester.ts'],
    idempotency: ['followers.ts', 'repository.ts', 'runs.ts', 'service.ts', 'stored-event-log.ts'],
    rewriting: [
      ...['concurrency-limiter.ts', 'engine.ts', 'stream-request.ts', 'repository.ts', 'requester.ts', 'routes.ts'],
      ...['service.ts', 'own-key/own-model.ts'],
    ],
    assistant: [
      ...['endings.ts', 'repository.ts', 'requester.ts', 'routes.ts', 'service.ts'],
      ...['generation', 'idempotency/repository.ts'],
    ],
  },
  // The workspace and the letter know the state of the wizard and no screen of it; the letter knows no storage either.
  'web/features/proposals': {
    paste: [],
    'prompt-preview': [],
    stored: [],
    remembered: [],
    leaving: ['workspace'],
    workspace: [
      ...['generation/generation-state.ts', 'generation/history.ts', 'generation/writer.ts'],
      ...['wizard/step-focus.ts', 'wizard/summaries.ts', 'wizard/wizard-state.ts'],
      ...['wizard/wizard-store.ts', 'later/writer-on-demand.ts', 'paste'],
    ],
    result: [
      ...['generation/generation-state.ts', 'generation/history.ts', 'generation/sections-so-far.ts'],
      ...['wizard/lines.ts', 'wizard/step-focus.ts', 'wizard/wizard-state.ts'],
      ...['leaving/save-now.ts', 'paste', 'remembered', 'stored'],
    ],
    'brief-panel': ['result/use-checks.ts'],
    generation: [
      ...['wizard/locks.ts', 'wizard/step-focus.ts', 'wizard/wizard-context.ts'],
      ...['wizard/wizard-state.ts', 'wizard/wizard-store.ts', 'workspace/workspace.ts', 'later/index.ts'],
      ...['own-notes/notes-reducer.ts', 'result/sections/section-actions.ts', 'result/letter/styled-letters.ts'],
    ],
    assistant: ['generation', 'prompt-preview', 'result/copy-text.ts', 'wizard'],
    device: ['assistant', 'generation', 'wizard'],
    chips: ['assistant', 'device', 'generation', 'prompt-preview', 'wizard'],
    'own-notes': ['generation', 'paste', 'result', 'wizard', 'workspace'],
    steps: ['chips', 'generation', 'own-notes', 'paste', 'remembered', 'result', 'wizard', 'workspace'],
    later: ['generation', 'result/index.ts', 'steps', 'wizard'],
    wizard: ['brief-panel', 'generation', 'later', 'own-notes', 'result/index.ts', 'steps', 'workspace'],
  },
};
