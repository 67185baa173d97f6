import { actionGroups } from '@slipstream/ai-actions';
import { messageFor } from '@slipstream/errors';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spoken } from '../../../src/ai-ui/test/support';
import {
	createBlock,
	renderEditor,
} from '../../../blocks/ai-assistant/test/support/editor';
import {
	banner,
	press,
	startSession,
} from '../../../blocks/ai-assistant/test/support/session';
import { load, panel } from '../panel';

const { provider } = startSession();

const SIMPLIFY = actionGroups( false )
	.flatMap( ( { actions } ) => actions )
	.find( ( { id } ) => id === 'simplify' );
const NETWORK = `Error: ${ messageFor( 'error_network' ) } Try Again`;
const BUSY = `Error: ${ messageFor( 'error_service_unavailable' ) } Try Again`;

const dialog = () => screen.queryByRole( 'dialog' );
const field = () => screen.findByRole( 'textbox', { name: 'Ask AI' } );
const buttons = () =>
	screen
		.getAllByRole( 'button' )
		.map( ( { textContent } ) => textContent )
		.filter( ( text ) => text && text !== 'elsewhere' );

/** All that the banner says, with its buttons and links. */
const words = () =>
	banner()
		?.querySelector( '.components-notice__content' )
		?.textContent?.replace( /\s+/g, ' ' )
		.replace( /\s*[(↗].*$/, '' );

/** Waits for a request. */
async function asked( count: number ) {
	await waitFor( () =>
		expect( provider().generations ).toHaveLength( count )
	);
	return provider().last;
}

/** Opens the panel at paragraphs, with the first request on its way. */
async function open( ...texts: string[] ) {
	const editor = renderEditor(
		texts.map( ( content ) =>
			createBlock( 'core/paragraph', { content } )
		),
		undefined,
		<panel.Host />
	);
	await act( async () => {
		panel.open( {
			clientIds: editor.blocks().map( ( { clientId } ) => clientId ),
			action: SIMPLIFY,
		} );
		await load();
	} );
	return {
		...editor,
		first: await asked( 1 ),
		contents: () =>
			editor.blocks().map( ( { attributes } ) => attributes.content ),
	};
}

/** The same, with an answer. */
async function openAnswered( text: string, answer: string ) {
	const editor = await open( text );
	await editor.first.say( answer );
	await editor.first.done();
	await screen.findByRole( 'button', { name: 'Accept' } );
	return editor;
}

describe( 'a change', () => {
	it( 'is shown, and made in one step once it is accepted', async () => {
		const editor = await openAnswered(
			'Teh river runs.',
			'The river runs.'
		);
		expect( dialog() ).toHaveTextContent( 'Removed: Teh' );
		expect( dialog() ).toHaveTextContent( 'Added: The' );
		const before = editor.steps();
		await press( 'Accept' );
		await waitFor( () => expect( dialog() ).toBeNull() );
		expect( editor.contents() ).toEqual( [ 'The river runs.' ] );
		expect( editor.steps() ).toBe( before + 1 );
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			metadata: { slipstreamAi: { share: 'edited' } },
		} );
	} );

	it( 'is made in part', async () => {
		const editor = await openAnswered(
			'Teh river runs fsat.',
			'The river runs fast.'
		);
		await userEvent.click(
			screen.getAllByRole( 'button', {
				name: 'Reject this change',
			} )[ 0 ]!
		);
		await press( 'Accept 1 of 2 changes' );
		await waitFor( () =>
			expect( editor.contents() ).toEqual( [ 'Teh river runs fast.' ] )
		);
	} );

	it( 'of another answer leaves the first one to step back to, and to undo to', async () => {
		const editor = await openAnswered( 'A river runs.', 'A river sings.' );
		await userEvent.type( await field(), 'Let it hum{Enter}' );
		const second = await asked( 2 );
		expect( JSON.stringify( second.body.messages ) ).toContain(
			'A river sings.'
		);
		await second.say( 'A river hums.' );
		await second.done();
		expect( await field() ).toHaveValue( '' );
		await press( 'Previous suggestion' );
		expect( dialog() ).toHaveTextContent( 'Added: sings' );
		await press( 'Next suggestion' );
		expect( dialog() ).toHaveTextContent( 'Added: hums' );
		await press( 'Undo' );
		expect( dialog() ).toHaveTextContent( 'Added: sings' );
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
		await press( 'Show changes' );
		expect( dialog() ).toHaveTextContent( 'A river sings.' );
		expect( dialog() ).not.toHaveTextContent( 'Added:' );
		await press( 'Accept' );
		await waitFor( () =>
			expect( editor.contents() ).toEqual( [ 'A river sings.' ] )
		);
	} );

	it( 'that says nothing is none', async () => {
		const editor = await open( 'A river runs.' );
		await editor.first.say( '## \n' );
		await editor.first.done();
		await screen.findByRole( 'button', { name: 'Generate' } );
		expect( screen.queryByRole( 'button', { name: 'Accept' } ) ).toBeNull();
	} );

	it( 'of a text that is another by now is not made, and it is said', async () => {
		const editor = await openAnswered( 'A river runs.', 'A river sings.' );
		await editor.act( ( { updateBlockAttributes } ) => {
			void updateBlockAttributes( editor.blocks()[ 0 ]!.clientId, {
				content: 'A lake.',
			} );
		} );
		await press( 'Accept' );
		await waitFor( () =>
			expect( banner() ).toHaveTextContent( 'has changed since' )
		);
		expect( editor.contents() ).toEqual( [ 'A lake.' ] );
	} );
} );

it( 'several texts are asked about in their order, stopped, continued, and changed in one step', async () => {
	const editor = await open( 'One.', 'Two.' );
	expect( dialog() ).toHaveTextContent( '1 of 2' );
	await editor.first.say( 'First.' );
	await editor.first.done();
	await asked( 2 );
	expect( dialog() ).toHaveTextContent( '2 of 2' );
	expect( spoken() ).toBe( 'Block 2 of 2' );
	await press( 'Stop' );
	expect( dialog() ).toHaveTextContent( 'Stopped early' );
	expect( editor.contents() ).toEqual( [ 'One.', 'Two.' ] );
	await press( 'Continue' );
	const rest = await asked( 3 );
	expect( JSON.stringify( rest.body.messages ) ).toContain( 'Two.' );
	await rest.say( 'Second.' );
	await rest.done();
	const before = editor.steps();
	await press( 'Accept' );
	await waitFor( () =>
		expect( editor.contents() ).toEqual( [ 'First.', 'Second.' ] )
	);
	expect( editor.steps() ).toBe( before + 1 );
} );

describe( 'what fails', () => {
	it.each( [
		[ 503, 'error_service_unavailable', BUSY ],
		[ 429, 'upstream_quota_exceeded', BUSY ],
		[ 422, 'error_moderation', messageFor( 'error_moderation' ) ],
		[
			413,
			'error_context_too_large',
			`Error: ${ messageFor( 'error_context_too_large' ) } Try Again`,
		],
		[ 400, 'upstream_rejected', NETWORK ],
		[ 502, 'upstream_unauthorized', NETWORK ],
		[ 403, 'ai_disabled', `${ messageFor( 'ai_disabled' ) } Try Again` ],
		[
			403,
			'ai_not_allowed',
			`${ messageFor( 'ai_not_allowed' ) } Try Again`,
		],
		[
			403,
			'user_not_linked',
			`${ messageFor( 'user_not_linked' ) } Reconnect Try Again`,
		],
		// Which limit it is, the server says.
		[ 429, 'error_quota_exceeded', 'Refused Raise limit' ],
	] )(
		'with %i, %s is said and told, and costs neither text nor words',
		async ( status, code, says ) => {
			const editor = await openAnswered(
				'A river runs.',
				'A river sings.'
			);
			const before = editor.markup();
			provider().refusal = { status, code };
			await userEvent.type( await field(), 'Let it hum{Enter}' );
			await waitFor( () => expect( words() ).toBe( says ) );
			expect( words() ).toContain( spoken( 'assertive' ) );
			expect( spoken( 'assertive' ) ).not.toBe( '' );
			expect( await field() ).toHaveValue( 'Let it hum' );
			expect( await field() ).toHaveFocus();
			expect( editor.markup() ).toBe( before );
			expect( dialog() ).toHaveTextContent( 'Added: sings' );
			expect( buttons() ).toContain( 'Accept' );
			await press( 'Accept' );
			await waitFor( () =>
				expect( editor.contents() ).toEqual( [ 'A river sings.' ] )
			);
		}
	);

	it( 'while the browser is offline is not sent, and then tried again', async () => {
		await openAnswered( 'A river runs.', 'A river sings.' );
		const online = jest
			.spyOn( navigator, 'onLine', 'get' )
			.mockReturnValue( false );
		await userEvent.type( await field(), 'Let it hum{Enter}' );
		expect( banner() ).toHaveTextContent( NETWORK );
		expect( provider().generations ).toHaveLength( 1 );
		online.mockRestore();
		await press( 'Try Again' );
		expect(
			JSON.stringify( ( await asked( 2 ) ).body.messages )
		).toContain( 'Let it hum' );
	} );

	it( 'because the model did not understand is a remark', async () => {
		const { first } = await open( 'A river runs.' );
		await first.say( 'JETPACK_AI_ERROR' );
		await waitFor( () =>
			expect( banner() ).toHaveTextContent(
				messageFor( 'error_unclear_prompt' )
			)
		);
		expect( banner() ).toHaveClass( 'is-info' );
		expect( buttons() ).toEqual( [ 'Generate', 'Close' ] );
	} );

	it( 'in the middle of a text is continued from there', async () => {
		const editor = await open( 'A river runs.' );
		await editor.first.say( 'A river si' );
		await editor.first.cut();
		expect( banner() ).toHaveTextContent( NETWORK );
		expect( dialog()?.querySelector( '.is-primary' ) ).toHaveTextContent(
			'Continue'
		);
		expect( dialog() ).toHaveTextContent( 'Added: si' );
		await press( 'Continue' );
		const rest = await asked( 2 );
		expect( rest.body.messages.at( -2 )?.content ).toBe( 'A river si' );
		await rest.say( 'sings.' );
		await rest.done();
		expect( buttons() ).not.toContain( 'Continue' );
		await press( 'Accept' );
		await waitFor( () =>
			expect( editor.contents() ).toEqual( [ 'A river sings.' ] )
		);
	} );
} );
