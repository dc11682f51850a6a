/** What the reference (`docs/configuration.md`) and `npm run doctor` say about one setting. Markdown. */
export interface SettingText {
  readonly meaning: string;
  /** What happens when it is not set; left out where the schema has a default value. */
  readonly unset?: string;
  /** Its value is never shown. */
  readonly isSecret?: true;
}

const KEY_OF = (provider: string): SettingText => ({
  meaning: `the key, under ${provider}'s own name; read only if \`LLM_PROVIDER\` names that provider and \`LLM_API_KEY\` is not set`,
  unset: 'not set',
  isSecret: true,
});

/** Every setting of `server/config.ts`, by the heading it stands under. `scripts/configuration/page.ts` checks that none is missing. */
export const REFERENCE: Readonly<Record<string, Readonly<Record<string, SettingText>>>> = {
  'The server': {
    PORT: {
      meaning: 'if set, only this port is used; 0 takes any free port',
      unset: '3000, or the next free port',
    },
    HOST: { meaning: 'the address to listen on; set `0.0.0.0` to serve other machines' },
    APP_ORIGIN: {
      meaning:
        'the address of the app for browsers, such as `https://bidwright.example`. Set it as soon as others use the app: calls from other origins are refused. With https, cookies are `Secure` and HSTS is sent',
      unset: "this machine's own addresses",
    },
    TRUST_PROXY: { meaning: "number of proxies in front that are trusted for the visitor's address" },
    NODE_ENV: { meaning: '`production` on a server; `test` is for tests alone and stores passwords with a weak hash' },
    LOG_LEVEL: { meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`' },
    METRICS_TOKEN: { meaning: 'bearer token for `/metrics`', unset: 'this machine only', isSecret: true },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      meaning:
        'the address of an OpenTelemetry collector (OTLP over HTTP), such as `http://127.0.0.1:4318`: traces are sent there, see [traces](operating.md#traces). `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` are read as [OpenTelemetry defines them](https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/)',
      unset: 'no traces',
    },
    OTEL_SERVICE_NAME: { meaning: 'what traces call this service' },
    WEB_CONCURRENCY: {
      meaning:
        'number of worker processes on this machine, 1 to 64; usually one for each core. See [scaling](scaling.md#several-workers-on-one-machine)',
    },
    ENGINE_THREADS: {
      meaning: 'threads that read posts and compose letters; divided among the workers, at least one for each',
    },
    ENGINE_DEADLINE_MS: {
      meaning:
        'maximum milliseconds of one of these tasks; a longer task is ended, and the user is asked for a shorter post',
    },
    WRITING_PACE: { meaning: 'characters a second that a stream shows; 0 shows all at once' },
  },
  Data: {
    DATA_DIR: { meaning: 'folder of the embedded database and the outbox' },
    DATABASE_URL: {
      meaning: 'a PostgreSQL 15 or newer of your own, `postgresql://name:password@host:5432/database`',
      unset: 'the embedded PostgreSQL',
      isSecret: true,
    },
    DATABASE_CONNECTIONS: {
      meaning:
        'maximum number of connections to the database of each process; with `WEB_CONCURRENCY` fewer, if the database does not allow so many',
    },
    SECRET_KEY: {
      meaning:
        'at least 32 characters (`openssl rand -base64 32`). It encrypts the keys that users enter for their own language models, and the secrets of their authenticator apps. Set it if several machines share one database, or if `DATA_DIR` does not survive a deploy',
      unset: 'a file in `DATA_DIR`',
      isSecret: true,
    },
    CLOCK_CHECKED_ON: {
      meaning:
        "today's date (UTC), such as `2026-11-30`: your word that the clock of the server is right, good until two days later. See [background jobs](operating.md#background-jobs)",
      unset: 'not set',
    },
  },
  Mail: {
    SMTP_URL: {
      meaning:
        'a mail server, such as `smtp://name:password@mail.example:587` (STARTTLS if offered) or `smtps://…:465`; encode special characters of the password as in any URL (`%2F`)',
      unset: 'files in the outbox',
      isSecret: true,
    },
    MAIL_FROM: {
      meaning: 'sender of all mail, such as `Bidwright <hello@bidwright.example>`',
      unset: "the site's name and support address",
    },
    SUPPORT_EMAIL: {
      meaning: 'receiver of the contact form; messages are stored first, so none is lost while the mail server is down',
    },
  },
  Limits: {
    GENERATION_LIMIT: {
      meaning: 'generations that may reach the writer: per visitor and address, per user',
    },
    FREE_WEEKLY_LIMIT: {
      meaning:
        'free proposals a week for each person without Pro, and for each visitor and address; a whole number from 1, or `unlimited`. Pages read it from `GET /api/plan-settings`',
    },
    PASSWORD_MIN_LENGTH: {
      meaning: 'minimum length of a new password, 6 to 64; 8 or more is the usual advice today',
    },
  },
  'Sign-in by Google or Firebase': {
    GOOGLE_CLIENT_ID: {
      meaning:
        'a web client of Google, set together with `GOOGLE_CLIENT_SECRET`; its redirect address is `APP_ORIGIN` + `/api/auth/google/callback`',
      unset: 'no Google; on a fresh machine an emulator',
    },
    GOOGLE_CLIENT_SECRET: { meaning: 'the secret of that client', unset: 'not set', isSecret: true },
    GOOGLE_ISSUER: {
      meaning: 'another OpenID provider instead of Google; https, or on this machine outside production',
    },
    FIREBASE_API_KEY: {
      meaning:
        'the web config of a Firebase project: this one, `FIREBASE_AUTH_DOMAIN` and `FIREBASE_PROJECT_ID`, all three or none; people then sign in by Firebase Authentication',
      unset: 'our own accounts',
    },
    FIREBASE_AUTH_DOMAIN: { meaning: 'as above', unset: 'not set' },
    FIREBASE_PROJECT_ID: { meaning: 'as above', unset: 'not set' },
    FIREBASE_APP_ID: { meaning: "the web app's id in that project; Firebase works without it", unset: 'not set' },
    FIREBASE_AUTH_EMULATOR_HOST: {
      meaning:
        '`host:port` of the Auth emulator that replaces Google; its tokens have no signature, so `NODE_ENV=production` does not start with it',
      unset: 'not set',
    },
  },
  Payments: {
    BILLING_MODE: {
      meaning: '`live`, `sandbox`, or `standin` (this machine only); the settings below belong to it',
      unset: 'payments are closed; on a fresh machine an emulator',
    },
    PADDLE_API_KEY: {
      meaning: 'begins with `pdl_live_apikey_`, in the sandbox with `pdl_sdbx_apikey_`',
      unset: 'not set',
      isSecret: true,
    },
    PADDLE_CLIENT_TOKEN: {
      meaning: 'for browsers; begins with `live_`, in the sandbox with `test_`',
      unset: 'not set',
    },
    PADDLE_WEBHOOK_SECRET: {
      meaning: 'secret of the notification destination; begins with `pdl_ntfset_`',
      unset: 'not set',
      isSecret: true,
    },
    PADDLE_PRICE_MONTHLY: {
      meaning:
        'the monthly price, `pri_…`. To replace a price, put the new one first and the old one after a comma. Keep the old one as long as anybody pays it. The first price is sold; all of them count. Customers of a removed price keep Pro. New purchases at a removed price are not mapped until it is listed again',
      unset: 'not set',
    },
    PADDLE_PRICE_YEARLY: { meaning: 'the yearly price, written the same way', unset: 'not set' },
    PADDLE_PRICE_MONTHLY_NO_TRIAL: {
      meaning: 'the same price without a trial period, for people who have had the trial; required with the others',
      unset: 'not set',
    },
    PADDLE_PRICE_YEARLY_NO_TRIAL: { meaning: 'as above', unset: 'not set' },
    PADDLE_SANDBOX_IN_PRODUCTION: {
      meaning: '`yes` lets `NODE_ENV=production` start with the sandbox, where test cards buy Pro',
      unset: '`no`',
    },
    PADDLE_API_URL: {
      meaning: 'with `BILLING_MODE=standin`: an emulator that runs already, such as `http://127.0.0.1:4001`',
      unset: 'not set',
    },
  },
  'A language model': {
    LLM_PROVIDER: {
      meaning:
        'provider of the language model: `openai`, `anthropic`, `google`, `openrouter`, `mistral`, `groq`, `deepseek`, `ollama`, or `openai-compatible` for any other server. If only `LLM_BASE_URL` and `LLM_MODEL` are set, it is `openai-compatible`',
      unset: 'the built-in composer',
    },
    LLM_API_KEY: {
      meaning: 'the key of that provider; its own variable below works too and switches nothing on alone',
      unset: "the provider's own variable",
      isSecret: true,
    },
    LLM_MODEL: {
      meaning: 'name of the model; required for `openai-compatible`',
      unset: "the provider's, in [operating.md](operating.md#a-language-model)",
    },
    LLM_BASE_URL: {
      meaning:
        'base address: https, or on this network; required for `openai-compatible`. It may end in `/v1`, a slash or `/chat/completions`; for an address that ends in `/chat/completions`, the part before it is used unchanged',
      unset: "the provider's, in [operating.md](operating.md#a-language-model)",
    },
    LLM_FIRST_WORD_SECONDS: {
      meaning: 'timeout for the first word of an answer, 1 to 55 and at most `LLM_TOTAL_SECONDS`',
      unset: '15',
    },
    LLM_TOTAL_SECONDS: {
      meaning: 'timeout of the model for a proposal, retries included, 5 to 55; a request has a minute in all',
      unset: '30',
    },
    LLM_STRUCTURED_OUTPUTS: {
      meaning: '`no` for a server that does not enforce a JSON schema and accepts only `json_object`',
      unset: '`yes`',
    },
    LLM_REASONING_EFFORT: {
      meaning: '`none`, `minimal`, `low`, `medium` or `high`: how much the model reasons before it writes',
      unset: "the model's own; for a provider's default model see [operating.md](operating.md#a-language-model)",
    },
    LLM_INPUT_PRICE: {
      meaning: 'dollars for a million tokens read, set together with `LLM_OUTPUT_PRICE`',
      unset: 'no cost is counted',
    },
    LLM_OUTPUT_PRICE: { meaning: 'dollars for a million tokens written', unset: 'no cost is counted' },
    LLM_MONTHLY_BUDGET: {
      meaning: 'dollars a calendar month (UTC) for all users together; needs the prices',
      unset: 'no limit',
    },
    LLM_USER_MONTHLY_BUDGET: {
      meaning: 'dollars a calendar month (UTC) for each person; needs the prices',
      unset: 'no limit',
    },
    LOCAL_MODEL_PORTS: {
      meaning:
        'ports of this machine that the start checks for Ollama, LM Studio and llama-server if no model is set (`npm start` sets `11434,1234,8080`); the start table says how to use what it finds',
    },
    OPENAI_API_KEY: KEY_OF('OpenAI'),
    ANTHROPIC_API_KEY: KEY_OF('Anthropic'),
    GOOGLE_GENERATIVE_AI_API_KEY: KEY_OF('Google'),
    GEMINI_API_KEY: KEY_OF('Google'),
    OPENROUTER_API_KEY: KEY_OF('OpenRouter'),
    MISTRAL_API_KEY: KEY_OF('Mistral'),
    GROQ_API_KEY: KEY_OF('Groq'),
    DEEPSEEK_API_KEY: KEY_OF('DeepSeek'),
  },
  'The site': {
    GA_MEASUREMENT_ID: {
      meaning: 'a stream of Google Analytics 4, such as `G-1A2B3C4D5E`; visits are counted only with consent',
      unset: 'nothing is counted or loaded',
    },
    POLICY_CHANGED_ON: {
      meaning:
        'the day of the last change of the legal pages, such as `2026-11-30`; every page announces it for 30 days from that day on (UTC)',
      unset: 'not set',
    },
  },
  'For tests only': {
    OWN_KEY_EMULATOR_URL: {
      meaning: "an emulator on this machine that replaces every provider of users' keys; refused in production",
      unset: 'not set',
    },
  },
};
