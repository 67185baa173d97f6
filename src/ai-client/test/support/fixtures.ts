import type { Recorded } from './page';

/** A stream as it comes over the wire, and how it has to end. */
export interface Fixture {
	wire: string;
	/** All pieces of text together. */
	text: string;
	/** The last events. */
	end: Recorded[];
}

const event = ( value: unknown ) => `data: ${ JSON.stringify( value ) }\n\n`;
const delta = ( value: object ) => event( { choices: [ { delta: value } ] } );
const say = ( content: string ) => delta( { content } );
const DONE = 'data: [DONE]\n\n';
const failure = ( code: Recorded[ 0 ] ): Recorded[] => [
	[ code, code ],
	[ 'error_response', code ],
];

function answered( pieces: string[], text: string ): Fixture {
	const wire =
		delta( { role: 'assistant' } ) + pieces.map( say ).join( '' ) + DONE;
	return { wire, text, end: [ [ 'done', text ] ] };
}

const plain = answered( [ 'Hello', ', ', 'world.' ], 'Hello, world.' );
const call = { name: 'add_block', arguments: '{"name":"core/list"}' };

export const fixtures: Record< string, Fixture > = {
	plain,
	'several bytes a character': answered(
		[ 'Grüße ', '日本', '語 👩‍👩‍👧', '‍👦 ', '\u{1F600}' ],
		'Grüße 日本語 👩‍👩‍👧‍👦 \u{1F600}'
	),
	'four-backtick fences': answered(
		[ '````', '\n# T\n', '```js\nx\n``', '`\n``', '``' ],
		'\n# T\n```js\nx\n```\n'
	),
	'a function call': {
		wire:
			delta( { function_call: { name: 'add_block', arguments: '' } } ) +
			delta( { function_call: { arguments: '{"name":' } } ) +
			delta( { function_call: { arguments: '"core/list"}' } } ) +
			DONE,
		text: '',
		end: [ [ 'function_done', call ] ],
	},
	'the unclear marker': {
		wire: [ 'JETPACK', '_AI_', 'ERROR' ].map( say ).join( '' ) + DONE,
		text: '',
		end: failure( 'error_unclear_prompt' ),
	},
	'the marker in bold': {
		wire:
			[ '*', '*JETPACK_AI', '_ERROR*', '*' ].map( say ).join( '' ) + DONE,
		text: '',
		end: failure( 'error_unclear_prompt' ),
	},
	'the marker underlined in a fence': {
		wire:
			[ '``', '``\n_', '_JETPACK_AI_ERROR__' ].map( say ).join( '' ) +
			DONE,
		text: '',
		end: failure( 'error_unclear_prompt' ),
	},
	'nearly the marker': answered(
		[ 'J', 'ETPACK', '_AI is', ' ok' ],
		'JETPACK_AI is ok'
	),
	'an end within the marker': answered( [ 'JETP' ], 'JETP' ),
	'CRLF line ends': { ...plain, wire: plain.wire.replaceAll( '\n', '\r\n' ) },
	'CR line ends': { ...plain, wire: plain.wire.replaceAll( '\n', '\r' ) },
	'more after the end': {
		...plain,
		wire: plain.wire + say( 'never' ) + ': ping\n\n' + DONE,
	},
	'comments and ids': {
		...plain,
		wire:
			': ping\n\n' +
			plain.wire.replace(
				'\n\n',
				'\n\n: ping\nid: 1\nretry: 5\n\n:\n\n'
			),
	},
	'nonsense in the middle': {
		wire:
			say( 'Hello' ) +
			'data: {"choices":[{"delta":{"con\n\ndata: 5\n\nnonsense\n\n' +
			event( { choices: 'none' } ) +
			event( null ) +
			event( { choices: [ { delta: { content: 7 } } ] } ) +
			say( ', world.' ) +
			DONE,
		text: 'Hello, world.',
		end: [ [ 'done', 'Hello, world.' ] ],
	},
	'an error event': {
		wire:
			say( 'Half a `' ) +
			'event: error\ndata: {"code":"x","message":"m","data":{"status":429}}\n\n' +
			say( 'never' ) +
			DONE,
		text: 'Half a `',
		end: failure( 'error_quota_exceeded' ),
	},
	'an error event without a status': {
		wire: 'event: error\ndata: {"code":"error_moderation"}\n\n',
		text: '',
		end: failure( 'error_moderation' ),
	},
	'a cut before the end': {
		wire: say( 'Half a' ) + say( ' sent' ) + say( 'ence' ).slice( 0, 20 ),
		text: 'Half a sent',
		end: failure( 'error_network' ),
	},
	'an end without anything': {
		wire: delta( { role: 'assistant' } ) + DONE,
		text: '',
		end: [ [ 'error_response', 'error_response' ] ],
	},
};
