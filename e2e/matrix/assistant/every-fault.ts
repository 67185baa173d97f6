import { messageFor } from '@slipstream/errors';
import {
	BROKEN_OFF,
	KEY_REFUSED,
	NETWORK,
	NOT_AI,
	SERVER_BUSY,
	SERVER_ERROR,
	SERVER_REJECTED,
} from '../../faults';
import { expect, test } from '../../fixtures';
import { setSettings } from '../../site-settings';
import { upstream } from '../../upstream';
import type { Behavior } from '../../upstream';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const FLAGGED = messageFor( 'error_moderation' );
const banner = ( sentence: string ) => `Error: ${ sentence } Try Again`;

/** What the AI server does, and all that is said of it: the message and what can be done. */
export interface Fault {
	name: string;
	behavior: Behavior;
	says: string | RegExp;
}

const status = (
	code: number,
	says: string | RegExp,
	more: Behavior = {}
): Fault => ( {
	name: `status ${ code }${ more.headers ? ' with Retry-After' : '' }`,
	behavior: { status: code, body: { error: { message: 'No' } }, ...more },
	says,
} );

/** Answers that make no sense, and what is said of them. */
const BROKEN: Readonly< Record< string, readonly [ Behavior, string ] > > = {
	'malformed chunks': [ { malformed: 'all' }, `${ NETWORK } Try Again` ],
	'another content type': [ { contentType: 'text/html' }, banner( NOT_AI ) ],
	'an empty answer': [ { chunks: [] }, `${ NETWORK } Try Again` ],
	'a cut before the first word': [ { cutAfter: 0 }, banner( BROKEN_OFF ) ],
};

/** Each way in which a text can fail before any of it came. */
export const TEXT_FAULTS: readonly Fault[] = [
	status( 500, banner( SERVER_ERROR ) ),
	status( 503, banner( SERVER_ERROR ) ),
	status( 503, banner( SERVER_BUSY ), { headers: { 'retry-after': '30' } } ),
	status( 429, banner( SERVER_BUSY ) ),
	status( 429, banner( SERVER_BUSY ), { headers: { 'retry-after': '30' } } ),
	status( 422, FLAGGED ),
	status(
		413,
		`Error: ${ messageFor( 'error_context_too_large' ) } Try Again`
	),
	status( 400, banner( SERVER_REJECTED ) ),
	status( 401, banner( KEY_REFUSED ), {
		body: { error: { message: 'bad key {{authorization}}' } },
	} ),
	status( 404, banner( NOT_AI ) ),
	{
		name: 'a filter of the model',
		behavior: { chunks: [], finishReason: 'content_filter' },
		says: FLAGGED,
	},
	{
		name: 'an unclear request',
		behavior: { unclear: true },
		says: messageFor( 'error_unclear_prompt' ),
	},
	...Object.entries( BROKEN ).map( ( [ name, [ behavior, says ] ] ) => ( {
		name,
		behavior,
		says,
	} ) ),
	{
		name: 'an error in the stream',
		behavior: { streamError: { after: 0, error: { message: 'boom' } } },
		says: banner( SERVER_ERROR ),
	},
];

/** Faults, from what the AI server does and what is said of it. */
export const faults = (
	list: readonly ( readonly [ Behavior, string ] )[]
): readonly Fault[] =>
	list.map( ( [ behavior, says ] ) => ( {
		name: JSON.stringify( behavior ),
		behavior,
		says,
	} ) );

/** One fault for each message: enough where others have shown what leads to which. */
export const KINDS: readonly Fault[] = TEXT_FAULTS.filter(
	( { says }, at ) =>
		at ===
		TEXT_FAULTS.findIndex(
			( other ) => String( other.says ) === String( says )
		)
);

/** What may change on the site while the editor is open, and what is said of it then. */
const CHANGES = [
	{
		name: 'AI is switched off',
		make: ( utils: RequestUtils ) =>
			setSettings( utils, { slipstream_ai_enabled: false } ),
		undo: ( utils: RequestUtils ) =>
			setSettings( utils, { slipstream_ai_enabled: true } ),
		says: messageFor( 'ai_disabled' ),
	},
	{
		name: 'the role may not ask',
		make: ( utils: RequestUtils ) =>
			setSettings( utils, {
				slipstream_ai_inactive_roles: [ 'administrator' ],
			} ),
		undo: ( utils: RequestUtils ) =>
			setSettings( utils, { slipstream_ai_inactive_roles: [] } ),
		says: messageFor( 'ai_not_allowed' ),
	},
] as const;

/** Causes faults one after the other. Each costs one request: a failure is never tried again by itself. */
export async function causeEach(
	list: readonly Fault[],
	check: ( fault: Fault ) => Promise< void >
): Promise< void > {
	for ( const fault of list ) {
		await test.step( fault.name, async () => {
			await upstream.reset();
			await upstream.behave( fault.behavior );
			await check( fault );
			await expect.poll( upstream.seen ).toHaveLength( 1 );
		} );
	}
	await upstream.reset();
}

/** Changes the site behind the editor's back, in one way after the other, and takes it back. */
export async function changeEach(
	utils: RequestUtils,
	check: ( change: ( typeof CHANGES )[ number ] ) => Promise< void >
): Promise< void > {
	for ( const change of CHANGES ) {
		await test.step( change.name, async () => {
			await change.make( utils );
			await check( change );
			await change.undo( utils );
		} );
	}
	expect( await upstream.seen() ).toEqual( [] );
}
