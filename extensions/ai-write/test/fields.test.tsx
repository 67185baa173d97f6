import { META } from '@slipstream/ai-actions';
import { messageFor } from '@slipstream/errors';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, register } from '@wordpress/data';
import {
	createBlock,
	renderEditor,
} from '../../../blocks/ai-assistant/test/support/editor';
import {
	banner,
	press,
	startSession,
} from '../../../blocks/ai-assistant/test/support/session';
import { installSettings } from '../../../src/ai-ui/test/support';
import { reply } from '../../../tests/js/serve';
import { load, panel } from '../panel';

const STORY = 'Rivers begin small.';
const EMPTY = { title: 'A post', excerpt: '', tags: [] as number[], meta: {} };

let post: Record< string, unknown > = EMPTY;

// The post editor's own store, as far as it is asked.
register(
	createReduxStore( 'core/editor', {
		reducer: ( state = {}, action: { type: string; edits?: object } ) => {
			post = { ...post, ...action.edits };
			return state;
		},
		selectors: {
			getCurrentPostId: () => 7,
			getCurrentPostType: () => 'post',
			getEditedPostAttribute: ( _state: unknown, name: string ) =>
				post[ name ],
		},
		actions: {
			editPost: ( edits: object ) => ( { type: 'EDIT', edits } ),
		},
	} )
);

const { provider } = startSession();

/** What the site does when a tag is made. */
let makesTags = true;
let made: string[] = [];

beforeEach( () => {
	installSettings();
	post = { ...EMPTY, meta: { [ META ]: '' } };
	makesTags = true;
	made = [];
	const others = globalThis.fetch;
	globalThis.fetch = async ( input, init ) => {
		if ( ! String( input ).includes( 'wp/v2/tags' ) ) {
			return others( input, init );
		}
		if ( init?.method !== 'POST' ) {
			const isOther = /slug(?!.*Sand)/.test( String( input ) );
			return reply(
				200,
				isOther ? [] : [ { id: 1, name: 'Sand &amp; sea' } ]
			);
		}
		if ( ! makesTags ) {
			throw new TypeError( 'Failed to fetch' );
		}
		const { name } = JSON.parse( String( init.body ) ) as { name: string };
		made.push( name );
		return reply( 201, { id: 10 + made.length, name } );
	};
} );

const field = () => screen.findByRole( 'textbox', { name: 'Ask AI' } );
const text = () => screen.findByRole( 'textbox', { name: 'Suggestion' } );
const dialog = () => screen.queryByRole( 'dialog' );
const accept = async ( name = 'Accept' ) => {
	await press( name );
	await waitFor( () => expect( dialog() ).toBeNull() );
};

async function asked( count: number ) {
	await waitFor( () =>
		expect( provider().generations ).toHaveLength( count )
	);
	return provider().last;
}

/** Opens the panel at a post with a text, and chooses a tool by its name. */
async function open( tool: string ) {
	const editor = renderEditor(
		[ createBlock( 'core/paragraph', { content: STORY } ) ],
		undefined,
		<panel.Host />
	);
	await editor.select();
	await act( async () => {
		panel.open( {} );
		await load();
	} );
	await userEvent.type( await field(), `${ tool }{Enter}` );
}

/** The same, with an answer to its first request. */
async function openAnswered( tool: string, answer: string ) {
	await open( tool );
	const first = await asked( 1 );
	await first.say( answer );
	await first.done();
}

describe( 'a meta description', () => {
	it( 'is asked for at once, edited, and put into its field', async () => {
		await openAnswered( 'meta', '"Small **rivers**"' );
		expect( provider().last.body ).toMatchObject( {
			feature: 'jetpack-seo-enhancer',
			messages: [
				{
					context: {
						type: 'ai-assistant-meta-description',
						content: STORY,
					},
				},
			],
		} );
		const suggestion = await text();
		expect( suggestion ).toHaveAccessibleDescription(
			/^\d+ of 156 characters$/
		);
		await userEvent.clear( suggestion );
		expect( suggestion ).toHaveFocus();
		expect(
			screen.getByRole( 'button', { name: 'Accept' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.type( suggestion, ' All small rivers. ' );
		await accept();
		expect( post.meta ).toEqual( { [ META ]: 'All small rivers.' } );
	} );

	it.each( [
		[ 503, 'x', 'error_service_unavailable' ],
		[ 422, 'x', 'error_moderation' ],
		[ 413, 'x', 'error_context_too_large' ],
		[ 400, 'x', 'error_network' ],
		[ 403, 'ai_disabled', 'ai_disabled' ],
		[ 403, 'user_not_linked', 'user_not_linked' ],
	] )(
		'stays as its author edited it where another try fails: %i, %s',
		async ( status, code, says ) => {
			await openAnswered( 'meta', 'Small rivers.' );
			await userEvent.type( await text(), ' And large ones.' );
			provider().refusal = { status, code };
			await press( 'Regenerate' );
			await waitFor( () =>
				expect( banner() ).toHaveTextContent( messageFor( says ) )
			);
			expect( await text() ).toHaveValue(
				'Small rivers. And large ones.'
			);
			await accept();
			expect( post.meta ).toEqual( {
				[ META ]: 'Small rivers. And large ones.',
			} );
		}
	);

	it( 'that broke off is continued as its author edited it', async () => {
		await open( 'meta' );
		const first = await asked( 1 );
		await first.say( 'Smal rivers' );
		await first.cut();
		expect( banner() ).toHaveTextContent( messageFor( 'error_network' ) );
		const suggestion = await text();
		await userEvent.clear( suggestion );
		await userEvent.type( suggestion, 'Small rivers' );
		await press( 'Continue' );
		const rest = await asked( 2 );
		expect( rest.body.messages.at( -2 )?.content ).toBe( 'Small rivers' );
		await rest.say( ' grow.' );
		await rest.done();
		expect( await text() ).toHaveValue( 'Small rivers grow.' );
	} );

	it( 'that is not as the house writes is fixed, or asked for again', async () => {
		installSettings( {
			ai: {
				style: {
					glossary: [ { term: 'e-mail', preferred: 'email' } ],
					banned: [ 'very' ],
				},
			},
		} );
		await openAnswered( 'meta', 'Very good e-mail.' );
		await press( 'Replace with “email”' );
		expect( await text() ).toHaveValue( 'Very good email.' );
		await press( 'Ask again' );
		const second = await asked( 2 );
		expect( second.body.messages.at( -1 )?.context ).toMatchObject( {
			request: expect.stringContaining( '"Very"' ),
		} );
	} );
} );

describe( 'an excerpt', () => {
	it( 'is asked for as its author wants it, and steps back to earlier ones', async () => {
		await open( 'excerpt' );
		expect( provider().generations ).toHaveLength( 0 );
		await userEvent.selectOptions(
			screen.getByLabelText( 'Tone' ),
			'Humorous'
		);
		await press( 'Write the excerpt' );
		const first = await asked( 1 );
		expect( first.body.messages[ 0 ]?.context ).toMatchObject( {
			type: 'ai-content-lens',
			tone: 'humorous',
			words: 50,
			content: STORY,
		} );
		await first.say( '"How rivers\ngrow."' );
		await first.done();
		expect( await text() ).toHaveValue( 'How rivers grow.' );
		expect( await text() ).toHaveAccessibleDescription( '3 words' );
		await userEvent.type( await field(), 'Of sand{Enter}' );
		const second = await asked( 2 );
		await second.say( 'Sand.' );
		await second.done();
		expect( await text() ).toHaveValue( 'Sand.' );
		await press( 'Previous suggestion' );
		expect( await text() ).toHaveValue( 'How rivers grow.' );
		await accept();
		expect( post.excerpt ).toBe( 'How rivers grow.' );
	} );
} );

describe( 'tags', () => {
	const tag = ( name: string ) => screen.findByRole( 'checkbox', { name } );

	it( 'of the site come first; those that are ticked are added, new ones made', async () => {
		await openAnswered( 'tags', '- Mountains\n- sand & sea\n- #Streams\n' );
		await tag( 'Streams' );
		expect( JSON.stringify( provider().last.body ) ).toContain(
			'Sand & sea'
		);
		expect(
			screen
				.getAllByRole( 'group' )
				.flatMap( ( group ) =>
					group.tagName === 'FIELDSET' ? [ group.textContent ] : []
				)
		).toEqual( [
			'Tags on this siteSand & sea',
			'New tagsMountainsStreams',
		] );
		expect(
			screen.getByRole( 'button', { name: 'Add tags' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( await tag( 'Sand & sea' ) );
		await userEvent.click( await tag( 'Streams' ) );
		await accept( 'Add 2 tags' );
		expect( post.tags ).toEqual( [ 1, 11 ] );
		expect( made ).toEqual( [ 'Streams' ] );
	} );

	it( 'that cannot be made stay ticked, with the reason; the others are added', async () => {
		await openAnswered( 'tags', 'Sand & sea, Streams' );
		await userEvent.click( await tag( 'Sand & sea' ) );
		await userEvent.click( await tag( 'Streams' ) );
		makesTags = false;
		await press( 'Add 2 tags' );
		await waitFor( () => expect( post.tags ).toEqual( [ 1 ] ) );
		expect( await tag( 'Streams' ) ).toBeChecked();
		expect( screen.queryByLabelText( 'Sand & sea' ) ).toBeNull();
		expect(
			document.querySelector( '.components-notice.is-error' )
		).toHaveTextContent( messageFor( 'fetch_network_error' ) );
		makesTags = true;
		await accept( 'Add 1 tag' );
		expect( post.tags ).toEqual( [ 1, 11 ] );
	} );

	it( 'that are ticked stay so where a change fails, and where the rest of it comes', async () => {
		await openAnswered( 'tags', 'Lakes, Ponds' );
		await userEvent.click( await tag( 'Lakes' ) );
		provider().refusal = { status: 503, code: 'x' };
		await userEvent.type( await field(), 'Still water{Enter}' );
		await waitFor( () =>
			expect( banner() ).toHaveTextContent(
				messageFor( 'error_service_unavailable' )
			)
		);
		expect( await tag( 'Lakes' ) ).toBeChecked();
		provider().refusal = undefined;
		await press( 'Try Again' );
		const second = await asked( 2 );
		await second.say( 'Lakes, We' );
		await second.cut();
		await press( 'Continue' );
		const rest = await asked( 3 );
		await rest.say( 'Wells' );
		await rest.done();
		expect( await tag( 'Wells' ) ).not.toBeChecked();
		expect( await tag( 'Lakes' ) ).toBeChecked();
	} );
} );
