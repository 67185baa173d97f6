// An AI server of the OpenAI kind that notes when it wrote each chunk.
import { createServer } from 'node:http';

const chunk = ( content ) =>
	`data: ${ JSON.stringify( { choices: [ { index: 0, delta: { content }, finish_reason: null } ] } ) }\n\n`;

/** Tokens of a text with everything that Markdown has. */
const ARTICLE =
	'## Rivers\n\nA **river** remembers every stone it *passes*, and [nobody](https://example.org) asks why. It runs on.\n\n- One bank is steep.\n- The other is `flat`.\n\n1. First it rains.\n2. Then it floods.\n\n| Name | Length |\n| --- | --- |\n| Rhine | 1230 |\n\n> So it goes.\n\n'.match(
		/\s?\S{1,5}|\s/g
	);

/**
 * Starts it.
 *
 * The last prompt says what comes: "chunks=N every=MS id=NAME", and "as=article" for a long text in Markdown.
 *
 * @return {Promise<{url: string, written: Map<string, number[]>, closed: Map<string, number>, close: () => void}>} When each stream's chunks were written, and when its client went away.
 */
export async function startUpstream() {
	const written = new Map();
	const closed = new Map();
	const server = createServer( ( request, response ) => {
		let body = '';
		request.on( 'data', ( data ) => ( body += data ) );
		request.on( 'end', () => {
			const [ , count, every, id, as ] =
				/.*chunks=(\d+) every=(\d+) id=([\w-]+)( as=article)?/s.exec(
					body
				) ?? [];
			response.writeHead( 200, { 'Content-Type': 'text/event-stream' } );
			const times = [];
			written.set( id, times );
			response.on( 'close', () => closed.set( id, performance.now() ) );
			const timer = setInterval( () => {
				if ( response.destroyed || times.length >= Number( count ) ) {
					clearInterval( timer );
					response.end( 'data: [DONE]\n\n' );
					return;
				}
				times.push( performance.now() );
				const at = times.length - 1;
				response.write(
					chunk( as ? ARTICLE[ at % ARTICLE.length ] : `#${ at } ` )
				);
			}, Number( every ) );
		} );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return {
		url: `http://127.0.0.1:${ server.address().port }`,
		written,
		closed,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
