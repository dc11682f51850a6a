import { z } from 'zod';
import { type Endpoint, problem } from '#shared/http/endpoint.ts';
import type { ErrorCode } from '#shared/http/errors.ts';
import { SITE } from '#shared/site/config.ts';
import { statusOf } from './error-response.ts';

type Json = Record<string, unknown>;

const TOKEN_WORDS = 'An access token of the account page, within the scope that the operation names.';
const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** The OpenAPI 3.1 document of `endpoints`, made from the very schemas that check requests. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${SITE.name} API`, version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output'), ...namedIn(endpoints) },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', description: TOKEN_WORDS } },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const parameters = parametersOf(endpoint);
  const body = endpoint.input && { required: true, content: json(schemaOf(endpoint.input, 'input')) };
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    // Browsers are known by their cookie instead.
    ...(endpoint.scope && { security: [{}, { accessToken: [endpoint.scope] }] }),
    responses: { [endpoint.status ?? 200]: success(endpoint), ...refusals(errorsOf(endpoint)) },
  };
}

/** Before its own rules: what any endpoint, a change, a body, a header and an access token may be refused for. */
function errorsOf({ errors, method, input, query, headers, scope }: Endpoint): readonly ErrorCode[] {
  return [
    ...errors,
    ...(input || query || headers ? (['INVALID_INPUT'] as const) : []),
    ...(method === 'GET' ? [] : (['FORBIDDEN_ORIGIN', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(input ? (['MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'] as const) : []),
    ...(scope ? (['TOKEN_REFUSED', 'TOKEN_NOT_ALLOWED'] as const) : []),
    'UNKNOWN_HOST',
    'SERVICE_UNAVAILABLE',
    'UNEXPECTED',
  ];
}

function parametersOf({ params, query, headers = [] }: Endpoint): Json[] {
  const path = Object.entries(params?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(schema, 'input'),
  }));
  const search = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema, 'input'),
  }));
  const named = headers.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }));
  return [...path, ...search, ...named];
}

function success(endpoint: Endpoint): Json {
  if (endpoint.file) return { description: endpoint.summary, content: { [endpoint.file]: {} } };
  const content: Json = json(schemaOf(endpoint.output, 'output'));
  if (endpoint.events)
    content['text/event-stream'] = { schema: { type: 'string', description: eventsIn(endpoint.events) } };
  return { description: endpoint.summary, content };
}

/** OpenAPI 3.1 has no words for the events of a stream, so their schemas are in the description. */
function eventsIn(events: NonNullable<Endpoint['events']>): string {
  const lines = Object.entries(events).map(([name, schema]) => `- ${name}: ${titlesOf(schema)}`);
  return ['Server-sent events, asked for with `Accept: text/event-stream`. Each `data` is JSON:', ...lines].join('\n');
}

function titlesOf(schema: z.ZodType): string {
  const { properties } = schemaOf(schema, 'output');
  return `{ ${Object.keys(typeof properties === 'object' && properties ? properties : {}).join(', ')} }`;
}

function refusals(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [status, { description: named.join(', '), content: json(PROBLEM) }]),
  );
}

function json(schema: Json) {
  return { 'application/json': { schema } } as Json;
}

function schemaOf(schema: unknown, io: 'input' | 'output'): Json {
  const { $schema: _dialect, '~standard': _standard, $defs: _named, ...rest } = jsonSchema(schema, io);
  return rest;
}

/** What schemas share by a name (`id`), as it is sent; that may be read back in other words than JSON has. */
function namedIn(endpoints: readonly Endpoint[]): Json {
  const found = endpoints.map(({ input }) => (input ? (jsonSchema(input, 'input').$defs ?? {}) : {}));
  return Object.assign({}, ...found) as Json;
}

function jsonSchema(schema: unknown, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  if (!(schema instanceof z.ZodType)) throw new Error('Not a schema');
  const made = z.toJSONSchema(schema, { io, unrepresentable: io === 'output' ? 'any' : 'throw' });
  return JSON.parse(JSON.stringify(made).replaceAll('#/$defs/', '#/components/schemas/')) as typeof made;
}
