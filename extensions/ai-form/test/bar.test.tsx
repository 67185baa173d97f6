import { messageFor } from '@slipstream/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { Provider } from '../../../blocks/ai-assistant/test/support/provider';
import { setConnected } from '../../../blocks/ai-assistant/test/support/session';
import {
	all,
	form as formPost,
	isValid,
	named,
	open,
	part,
	select,
	text,
} from '../../../blocks/contact-form/test/support/editor';
import { hush, installSettings, spoken } from '../../../src/ai-ui/test/support';
import { says } from '../../../src/ai-form/test/support';
import { load } from '../load';
import { registerShortcut } from '../shortcut';
import { withAiForm } from '../with-ai-form';

const BUTTON = part( 'button', { element: 'button', text: 'Send it' } );
const CONTACT =
	says( 'name', { label: 'Name', required: true } ) +
	says( 'email', { label: 'Email' } ) +
	BUTTON;
const POST = formPost(
	text( 'Name', { id: 'who' } ) + text( 'Town', { id: 'where' } ) + BUTTON
);
const WORKING = 'Creating your form. Please wait a few moments.';

let provider = new Provider();

beforeAll( async () => {
	installSettings();
	registerShortcut();
	addFilter( 'editor.BlockEdit', 'slipstream/ai-form', withAiForm );
	await load();
} );
beforeEach( async () => {
	await setConnected( true );
	hush();
	localStorage.clear();
	provider = new Provider();
	provider.install();
} );
afterAll( () => removeFilter( 'editor.BlockEdit', 'slipstream/ai-form' ) );

const opener = () => screen.queryByRole( 'button', { name: 'AI Assistant' } );
const bar = () =>
	screen.queryByRole( 'group', { name: 'AI Assistant for this form' } );
const field = () =>
	screen.findByRole< HTMLTextAreaElement >( 'textbox', { name: 'Ask AI' } );
const button = ( name: string ) => screen.queryByRole( 'button', { name } );
const lines = () =>
	within( screen.getByRole( 'list', { name: 'Form preview' } ) )
		.getAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent );

async function openBar( post: string ) {
	const editor = await open( post );
	await editor.select();
	await userEvent.click( opener()! );
	await field();
	return editor;
}

async function ask( words: string ) {
	const count = provider.generations.length;
	const input = await field();
	await userEvent.clear( input );
	await userEvent.type( input, `${ words }{Enter}` );
	await waitFor( () =>
		expect( provider.generations ).toHaveLength( count + 1 )
	);
	return provider.last;
}

it( 'is offered at a selected form, and nowhere else', async () => {
	const editor = await open( POST );
	expect( opener() ).toBeNull();
	await editor.select();
	expect( opener() ).not.toBeNull();
	await select( editor, named( editor, 'field-text' )[ 0 ] );
	expect( opener() ).toBeNull();
	await editor.lock();
	await editor.select();
	expect( opener() ).toBeNull();
} );

it( 'opens by its key, takes the focus, and closes by Escape', async () => {
	const editor = await open( POST );
	await userEvent.keyboard( '{Control>}/{/Control}' );
	expect( bar() ).toBeNull();
	await editor.select();
	await userEvent.keyboard( '{Control>}/{/Control}' );
	expect( await field() ).toHaveAttribute(
		'placeholder',
		'Ask the AI to create your form'
	);
	await waitFor( async () => expect( await field() ).toHaveFocus() );
	await userEvent.keyboard( '{Escape}' );
	expect( bar() ).toBeNull();
} );

it( 'shows the form while it arrives, and puts it in place in one step', async () => {
	const editor = await openBar( formPost() );
	const generation = await ask( 'A contact form' );
	expect( generation.body ).toMatchObject( {
		feature: 'jetpack-form-ai-extension',
		messages: [
			{
				role: 'jetpack-ai',
				context: {
					type: 'form-ai-extension',
					request: 'A contact form',
				},
			},
		],
	} );
	expect( bar() ).toHaveTextContent( WORKING );
	expect( spoken() ).toContain( WORKING );
	const before = editor.markup();
	await generation.say( CONTACT.slice( 0, 100 ) );
	expect( lines() ).toEqual( [ 'NewName * Name field', 'NewSubmit Button' ] );
	await generation.say( CONTACT.slice( 100 ) );
	await generation.done();
	expect( editor.markup() ).toBe( before );
	expect( bar() ).not.toHaveTextContent( WORKING );
	expect( spoken() ).toContain( 'The form is ready' );
	const steps = editor.steps();
	await userEvent.click( button( 'Accept' )! );
	expect( editor.steps() ).toBe( steps + 1 );
	expect( isValid( editor ) ).toBe( true );
	expect( bar() ).toBeNull();
	expect(
		editor.blocks()[ 0 ]?.innerBlocks.map( ( { name } ) => name )
	).toEqual( [ 'jetpack/field-name', 'jetpack/field-email', 'core/button' ] );
} );

it( 'is hidden while something else is selected, and goes on', async () => {
	const editor = await openBar( POST );
	const generation = await ask( 'Add an email address' );
	await select( editor, named( editor, 'field-text' )[ 0 ] );
	expect( bar() ).toBeNull();
	await generation.say( says( 'email', { label: 'Email' } ) );
	expect( generation.isClosed() ).toBe( false );
	await editor.select();
	expect( lines() ).toContain( 'NewEmail Email field' );
	await editor.act( ( actions ) => {
		void actions.removeBlock( editor.blocks()[ 0 ]!.clientId, false );
	} );
	await waitFor( () => expect( generation.isClosed() ).toBe( true ) );
} );

it( 'keeps form and words when it breaks off, and offers what arrived', async () => {
	const editor = await openBar( POST );
	const before = editor.markup();
	const generation = await ask( 'A new form' );
	await generation.say( says( 'email', { label: 'Email' } ) );
	await generation.cut();
	expect( bar() ).toHaveTextContent( 'Error: It was not possible' );
	expect( spoken( 'assertive' ) ).toContain( 'It was not possible' );
	expect( editor.markup() ).toBe( before );
	expect( await field() ).toHaveValue( 'A new form' );
	await userEvent.click( button( 'Accept' )! );
	expect(
		all( editor.blocks() ).flatMap( ( { attributes } ) =>
			attributes.id ? [ attributes.id ] : []
		)
	).toEqual( [ 'who', 'where' ] );
	expect( named( editor, 'field-email' ) ).toHaveLength( 1 );
} );

it( 'asks for the rest of a form that broke off', async () => {
	const editor = await openBar( POST );
	const first = await ask( 'A new form' );
	await first.say( `${ says( 'email', { label: 'Email' } ) }<!-- wp:je` );
	await first.cut();
	await userEvent.click( button( 'Continue' )! );
	await waitFor( () => expect( provider.generations ).toHaveLength( 2 ) );
	const { last } = provider;
	expect( last.body.messages.at( -2 ) ).toEqual( {
		role: 'assistant',
		content: says( 'email', { label: 'Email' } ).trim(),
	} );
	await last.say( `-->\n${ says( 'url', { label: 'Site' } ) }` );
	await last.done();
	await userEvent.click( button( 'Accept' )! );
	expect( named( editor, 'field-email' ) ).toHaveLength( 1 );
	expect( named( editor, 'field-url' ) ).toHaveLength( 1 );
} );

it( 'stops by Escape, and throws away what arrived', async () => {
	const editor = await openBar( POST );
	const before = editor.markup();
	const generation = await ask( 'A new form' );
	await generation.say( says( 'email', { label: 'Email' } ) );
	await userEvent.keyboard( '{Escape}' );
	expect( generation.isClosed() ).toBe( true );
	expect( bar() ).toHaveTextContent( 'The answer is incomplete' );
	expect( bar() ).toHaveTextContent( 'Stopped early' );
	expect( bar()!.querySelector( '.is-primary' ) ).toHaveTextContent(
		'Continue'
	);
	expect( await field() ).toHaveValue( '' );
	await userEvent.click( button( 'Discard' )! );
	expect( editor.markup() ).toBe( before );
	expect( button( 'Accept' ) ).toBeNull();
	expect( await field() ).toHaveValue( 'A new form' );
} );

it( 'changes what came of a request in the author’s words, and steps back to it', async () => {
	await openBar( formPost() );
	const first = await ask( 'A contact form' );
	await first.say( CONTACT );
	await first.done();
	const before = lines();
	const second = await ask( 'Ask for the town too' );
	expect( second.body.messages.at( -2 ) ).toEqual( {
		role: 'assistant',
		content: CONTACT,
	} );
	expect( second.body.messages.at( -1 )?.content ).toBe(
		'Ask for the town too'
	);
	await second.say( says( 'text', { label: 'Town' } ) + CONTACT );
	await second.done();
	expect( lines() ).toHaveLength( before.length + 1 );
	await userEvent.click( button( 'Previous suggestion' )! );
	expect( lines() ).toEqual( before );
	expect( button( 'Accept' ) ).not.toBeNull();
} );

it( 'sends a quick action at once, of another kind where there is a form', async () => {
	await openBar( formPost() );
	await userEvent.click( button( 'Feedback' )! );
	await waitFor( () => expect( provider.generations ).toHaveLength( 1 ) );
	expect( provider.last.body.messages[ 0 ]?.context ).toEqual( {
		type: 'form-ai-extension',
		request: expect.stringContaining( 'feedback' ) as string,
	} );
} );

it.each( [
	[ 503, 'error_service_unavailable', true ],
	[ 429, 'error_quota_exceeded', false ],
	[ 422, 'error_moderation', true ],
	[ 413, 'error_context_too_large', true ],
	[ 400, 'error_network', true ],
] )( '%i: %s, can be put away: %s', async ( status, code, isDismissible ) => {
	provider.refusal = { status, code: 'x' };
	const editor = await openBar( POST );
	const before = editor.markup();
	await userEvent.type( await field(), 'A form{Enter}' );
	await waitFor( () =>
		expect( bar() ).toHaveTextContent( messageFor( code ) )
	);
	expect( await field() ).toHaveValue( 'A form' );
	expect( editor.markup() ).toBe( before );
	const close = button( 'Close' );
	expect( !! close ).toBe( isDismissible );
	if ( close ) {
		await userEvent.click( close );
		expect( bar() ).not.toHaveTextContent( messageFor( code ) );
	}
} );

it( 'an empty answer is an error', async () => {
	await openBar( POST );
	const generation = await ask( 'x' );
	await generation.done();
	expect( bar() ).toHaveTextContent( 'Error: Something went wrong' );
	expect( button( 'Try Again' ) ).not.toBeNull();
} );

it( 'an unclear request is a remark', async () => {
	await openBar( POST );
	const generation = await ask( 'x' );
	await generation.say( '**JETPACK_AI_ERROR**' );
	await waitFor( () =>
		expect( bar() ).toHaveTextContent( 'Your request was unclear' )
	);
	expect( button( 'Try Again' ) ).toBeNull();
} );

it( 'an answer without a form changes nothing, and says so', async () => {
	await openBar( POST );
	const generation = await ask( 'A poem' );
	await generation.say( 'Roses are red.' );
	await generation.done();
	expect( bar() ).toHaveTextContent( 'The answer does not change the form' );
	expect( button( 'Accept' ) ).toBeNull();
} );

it( 'sends nothing without words, and nothing offline', async () => {
	await openBar( POST );
	await userEvent.type( await field(), '   {Enter}' );
	const online = jest
		.spyOn( globalThis.navigator, 'onLine', 'get' )
		.mockReturnValue( false );
	await userEvent.type( await field(), 'A form{Enter}' );
	expect( bar() ).toHaveTextContent( 'Error: It was not possible' );
	expect( provider.generations ).toHaveLength( 0 );
	online.mockRestore();
	await userEvent.click( button( 'Try Again' )! );
	await waitFor( () => expect( provider.generations ).toHaveLength( 1 ) );
} );

it( 'says what stands in the way of asking', async () => {
	installSettings( { ai: { engine: 'none' } } );
	await openBar( POST );
	expect( bar() ).toHaveTextContent( 'No AI server is set up' );
	await userEvent.type( await field(), 'A form{Enter}' );
	await act( async () => undefined );
	expect( provider.generations ).toHaveLength( 0 );
	installSettings();
} );
