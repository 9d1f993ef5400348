import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { RouteAnswer, RouteName } from '#contract/routes.ts';
import { ProblemError, quoted } from '../errors.ts';
import type { GetReleaseJson } from '../plugins/get-json.ts';
import { keptOrigin, readOrigin } from '../plugins/origin.ts';
import { explain } from '../plugins/problems.ts';
import { type Admit, mcpPath } from '../plugins/rate-limits.ts';
import type { WorkLimit } from '../plugins/work-limit.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { ApiWords } from '../words.ts';
import type { RunTool, ToolContext } from './tool.ts';

interface McpOptions {
  store: ReleaseStore;
  words: ApiWords;
  getJson: GetReleaseJson;
  admit: Admit;
  queue: WorkLimit;
  publicOrigin: string | undefined;
}

/** Bytes of a request: the longest call has some thousands. */
const longestBody = 65_536;

const otherMethods: HTTPMethods[] = ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The Model Context Protocol over streamable HTTP, for assistants: read-only and without sessions, so that a request of any process is
 * answered by itself. The protocol's SDK is loaded with the first one: it takes 100 ms and 25 MB.
 */
export async function registerMcp(app: FastifyInstance, options: McpOptions): Promise<void> {
  // The SDK reads the text itself, and answers one that is no JSON as the protocol has it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: longestBody },
    (_request, body, done) => done(null, body),
  );
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    reply.header('allow', 'POST');
    throw new ProblemError('method-not-allowed', `${request.method} is not allowed here. Allowed: POST.`);
  };
  app.route({
    method: otherMethods,
    url: mcpPath,
    schema: { hide: true },
    onRequest: refuse,
    handler: refuse,
  });
  app.post(
    mcpPath,
    {
      schema: { hide: true },
      onRequest: async (request) => requireOwnOrigin(request, options.publicOrigin),
    },
    async (request, reply) => {
      const { serveMcp } = await import('./serve-mcp.ts');
      const answer = await serveMcp(toWebRequest(request), runnerOf(request, reply, options));
      answer.headers.forEach((value, name) => void reply.header(name, value));
      return reply
        .code(answer.status)
        .header('cache-control', 'no-store')
        .send(await answer.text());
    },
  );
}

/**
 * Refuses requests of other sites' pages, also under a name whose owner has pointed it at this machine (DNS rebinding). Programs send
 * no `Origin`.
 */
function requireOwnOrigin(request: FastifyRequest, publicOrigin: string | undefined): void {
  const { origin } = request.headers;
  if (origin === undefined || (origin !== '' && origin === keptOrigin(request, publicOrigin))) return;
  throw new ProblemError(
    'foreign-origin',
    `Pages of ${quoted(origin)} may not ask here. Programs send no Origin.`,
  );
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(`http://localhost${mcpPath}`, {
    method: 'POST',
    headers,
    body: String(request.body ?? ''),
  });
}

/** Runs the calls of a request in their client's turn, and counts each answer of the API that has to be made for them. */
function runnerOf(request: FastifyRequest, reply: FastifyReply, options: McpOptions): RunTool {
  const { store, words, getJson, admit, queue, publicOrigin } = options;
  const origin = readOrigin(request, publicOrigin);
  return async (work) => {
    try {
      return await store.use((release) => {
        const ask: ToolContext['ask'] = async <N extends RouteName>(_route: N, path: string) => {
          if (release.cache.get(path) === undefined) admit(request, reply, 'api');
          return (await getJson(path, release)) as RouteAnswer<N>;
        };
        return queue.run(() => work({ release, words, origin, ask }), request);
      });
    } catch (error) {
      const { code, detail } = explain(error as never);
      if (code === 'internal') request.log.error({ err: error }, 'A call of an assistant failed');
      return { content: [{ type: 'text', text: `${code}: ${detail}` }], isError: true };
    }
  };
}
