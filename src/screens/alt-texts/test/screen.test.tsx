import { messageFor } from '@slipstream/errors';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installSettings, spoken } from '../../../ai-ui/test/support';
import { picture, serve } from './server';
import type { ComponentType, ReactNode } from 'react';

let App: ComponentType;
let Screen: ComponentType< { children: ReactNode } >;
beforeAll( async () => {
	// The connection is read when the code is loaded, as on a page.
	installSettings();
	( { App } = await import( '../app' ) );
	( { Screen } = await import( '@slipstream/ui' ) );
} );

const many = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) => picture( count - at ) );
const row = ( id: number ) =>
	within(
		screen
			.getByRole( 'link', { name: `Image ${ id }` } )
			.closest( 'li' ) as HTMLElement
	);
const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
const open = async ( search = '' ) => {
	window.history.replaceState( null, '', `/wp-admin/upload.php${ search }` );
	const view = render(
		<Screen>
			<App />
		</Screen>
	);
	await waitFor( () =>
		expect( screen.queryByText( 'Loading…' ) ).not.toBeInTheDocument()
	);
	return view;
};
const texts = () =>
	screen
		.getAllByRole( 'textbox' )
		.map( ( field ) => ( field as HTMLTextAreaElement ).value );

beforeEach( () => {
	installSettings( { ai: { readsImages: true } } );
	window.localStorage.clear();
} );

it( 'writes all texts, shows each in its place, and says how far it is', async () => {
	serve( many( 3 ) );
	await open();
	expect( screen.getByText( /This uses 3 requests/ ) ).toBeInTheDocument();
	await press( 'Write 3 alternative texts' );
	await screen.findByText( '3 of 3 images', { selector: 'strong' } );
	await waitFor( () =>
		expect( texts() ).toEqual( [
			'A text of 3',
			'A text of 2',
			'A text of 1',
		] )
	);
	expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute( 'value', '3' );
	await waitFor( () =>
		expect( spoken( 'assertive' ) ).toBe( 'All done: 3 of 3 images.' )
	);
	expect(
		screen.getByRole( 'link', { name: 'Written by AI 3' } )
	).toBeInTheDocument();
} );

it( 'goes through pages, and writes those too that are not shown', async () => {
	const library = serve( many( 45 ) );
	await open();
	expect( texts() ).toHaveLength( 20 );
	await press( 'Next page' );
	await waitFor( () =>
		expect( screen.getByLabelText( 'Page' ) ).toHaveDisplayValue( '2 of 3' )
	);
	await press( 'Write 45 alternative texts' );
	await screen.findByText( '45 of 45 images', { selector: 'strong' } );
	expect( library.asked ).toHaveLength( 45 );
	expect( new Set( library.asked ).size ).toBe( 45 );
} );

it( 'keeps what failed apart, with the reason and another try', async () => {
	const library = serve( many( 2 ) );
	library.answers.push( { status: 422, code: 'image_not_readable' } );
	await open();
	await press( 'Write 2 alternative texts' );
	await screen.findByText( '2 of 2 images · 1 failed', {
		selector: 'strong',
	} );
	expect( row( 2 ).getByText( /missing, damaged/ ) ).toBeInTheDocument();
	await userEvent.click(
		row( 2 ).getByRole( 'button', { name: 'Try again' } )
	);
	await waitFor( () => expect( texts()[ 0 ] ).toBe( 'A text of 2' ) );
} );

it( 'passes over what somebody else is having written, and says so', async () => {
	const library = serve( many( 2 ) );
	const message = 'It is being written already.';
	const taken = { status: 409, code: 'alt_text_in_progress', message };
	library.answers.push( taken );
	await open();
	await press( 'Write 2 alternative texts' );
	const far = '2 of 2 images · 1 skipped because it is already being written';
	await screen.findByText( far, { selector: 'strong' } );
	await waitFor( () =>
		expect( spoken( 'assertive' ) ).toBe( `All done: ${ far }.` )
	);
	await waitFor( () => expect( texts() ).toEqual( [ '', 'A text of 1' ] ) );
	expect( row( 2 ).queryByText( 'Failed' ) ).not.toBeInTheDocument();
	// One that is asked for by itself.
	library.answers.push( taken );
	await userEvent.click(
		row( 2 ).getByRole( 'button', { name: 'Write with AI' } )
	);
	await row( 2 ).findByText( message );
} );

it( 'stops at a limit, says which, and remembers how far it came', async () => {
	const library = serve( many( 3 ) );
	const message = 'You have reached your request limit.';
	library.answers.push( 'A boat', {
		status: 429,
		code: 'error_quota_exceeded',
		message,
	} );
	const { unmount } = await open();
	await press( 'Write 3 alternative texts' );
	await screen.findByText( message, {
		selector: '.components-notice__content',
	} );
	expect( library.asked ).toHaveLength( 2 );
	unmount();
	await open();
	expect(
		screen.getByText( /The last run ended at 1 of 3 images/ )
	).toBeInTheDocument();
	expect(
		screen.getByRole( 'button', { name: 'Write 2 alternative texts' } )
	).toBeEnabled();
} );

it( 'waits for a busy server as long as it says, and stops while it waits', async () => {
	const library = serve( many( 2 ) );
	library.answers.push( {
		status: 429,
		code: 'upstream_quota_exceeded',
		data: { status: 429, retry_after: 9 },
	} );
	await open();
	await press( 'Write 2 alternative texts' );
	const says = 'The AI server is busy. Resuming in 9 seconds.';
	await screen.findByText( says, { selector: 'p' } );
	expect( spoken() ).toBe( says );
	await press( 'Stop' );
	await waitFor( () =>
		expect( spoken( 'assertive' ) ).toBe( 'Stopped at 0 of 2 images.' )
	);
	expect(
		screen.getByRole( 'button', { name: 'Write 2 alternative texts' } )
	).toHaveFocus();
	expect( library.asked ).toHaveLength( 1 );
} );

it( 'waits for a lost connection, and goes on by itself', async () => {
	const library = serve( many( 2 ) );
	library.answers.push( 'A boat', new TypeError( 'Failed to fetch' ) );
	await open();
	await press( 'Write 2 alternative texts' );
	const says = 'The connection is lost. Writing resumes when you reconnect.';
	await screen.findByText( says, {
		selector: '.components-notice__content',
	} );
	expect( spoken( 'assertive' ) ).toBe( says );
	expect( texts() ).toEqual( [ 'A boat', '' ] );
	act( () => void window.dispatchEvent( new Event( 'online' ) ) );
	await waitFor( () =>
		expect( texts() ).toEqual( [ 'A boat', 'A text of 1' ] )
	);
} );

it.each( [ 'ai_disabled', 'ai_not_allowed' ] )(
	'stops where AI may not be asked any more, and can go on: %s',
	async ( code ) => {
		const library = serve( many( 1 ) );
		library.answers.push( { status: 403, code, message: 'No more.' } );
		await open();
		await press( 'Write 1 alternative text' );
		await screen.findByText( 'No more.', {
			selector: '.components-notice__content',
		} );
		await press( 'Write 1 alternative text' );
		await screen.findByText( '1 of 1 images', { selector: 'strong' } );
	}
);

it( 'fixes, undoes and marks single images, and keeps the keyboard in place', async () => {
	const library = serve( [
		picture( 3, { alt: 'A boat', state: 'written' } ),
		...many( 2 ),
	] );
	await open();
	await userEvent.click(
		row( 2 ).getByRole( 'button', { name: 'Mark as decorative' } )
	);
	await waitFor( () =>
		expect( row( 2 ).getByRole( 'textbox' ) ).toHaveFocus()
	);
	expect( row( 2 ).getByText( 'Decorative' ) ).toBeInTheDocument();
	await userEvent.type( row( 1 ).getByRole( 'textbox' ), 'By hand' );
	await userEvent.click( row( 1 ).getByRole( 'button', { name: 'Save' } ) );
	await userEvent.click(
		screen.getByRole( 'link', { name: 'Written by AI 1' } )
	);
	await screen.findByDisplayValue( 'A boat' );
	expect( window.location.hash ).toBe( '#/images?group=written' );
	await userEvent.click( row( 3 ).getByRole( 'button', { name: 'Undo' } ) );
	await row( 3 ).findByText( 'Skipped' );
	expect( library.asked ).toEqual( [
		'2 {"state":"decorative"}',
		'1 {"alt":"By hand"}',
		'3 {"alt":"","state":"skipped"}',
	] );
} );

it( 'never writes over a text that is there', async () => {
	const library = serve( [
		picture( 3, { alt: 'A boat', state: 'written' } ),
	] );
	await open();
	await userEvent.click(
		screen.getByRole( 'link', { name: 'Written by AI 1' } )
	);
	await screen.findByDisplayValue( 'A boat' );
	await userEvent.click(
		row( 3 ).getByRole( 'button', { name: 'Write with AI' } )
	);
	await screen.findByDisplayValue( 'A text of 3' );
	expect( library.images[ 0 ]?.alt ).toBe( 'A boat' );
	await userEvent.click( row( 3 ).getByRole( 'button', { name: 'Save' } ) );
	await waitFor( () =>
		expect( library.images[ 0 ]?.alt ).toBe( 'A text of 3' )
	);
} );

it( 'shows chosen images alone', async () => {
	const library = serve( many( 5 ) );
	await open( '?page=slipstream-alt-text&images=2,4,x,-1' );
	expect( texts() ).toHaveLength( 2 );
	await press( 'Write 2 alternative texts' );
	await screen.findByText( '2 of 2 images', { selector: 'strong' } );
	expect( library.asked.map( ( line ) => line[ 0 ] ) ).toEqual( [
		'4',
		'2',
	] );
} );

it( 'says why the list cannot be had, and tries again', async () => {
	const library = serve( many( 1 ) );
	library.failure = { status: 500, code: 'broken', message: 'It broke.' };
	await open();
	expect(
		screen.getByText( /It broke\./, { selector: 'p' } )
	).toBeInTheDocument();
	library.failure = undefined;
	await press( 'Try again' );
	await screen.findByRole( 'link', { name: 'Image 1' } );
} );

it.each< [ string, object, string ] >( [
	[
		'nobody can look',
		{ engine: 'demo', readsImages: false },
		'This site’s AI cannot read images.',
	],
	[
		'AI makes nothing of images',
		{ features: { images: false } },
		messageFor( 'ai_disabled' ),
	],
] )( 'is there for texts by hand where %s', async ( _why, ai, says ) => {
	installSettings( { ai } );
	const library = serve( many( 1 ) );
	await open();
	expect(
		document.querySelector( '.slipstream-ai-banner' )
	).toHaveTextContent( says );
	expect(
		screen.getByRole( 'button', { name: 'Write 1 alternative text' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	expect(
		row( 1 ).getByRole( 'button', { name: 'Write with AI' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.type( row( 1 ).getByRole( 'textbox' ), 'By hand' );
	await userEvent.click( row( 1 ).getByRole( 'button', { name: 'Save' } ) );
	await waitFor( () =>
		expect( library.asked ).toEqual( [ '1 {"alt":"By hand"}' ] )
	);
} );
