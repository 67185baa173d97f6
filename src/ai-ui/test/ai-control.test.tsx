import { fireEvent, screen } from '@testing-library/react';
import { buttons, CASES, setUp } from './control';
import type { Case } from './control';

describe( 'what is offered', () => {
	it.each< [ Case, string[] ] >( [
		[ 'empty', [ '-Generate' ] ],
		[ 'only spaces', [ '-Generate' ] ],
		[ 'typed', [ 'Generate' ] ],
		[ 'typed, disabled', [ '-Generate' ] ],
		[ 'requesting', [ 'Stop' ] ],
		[ 'suggesting', [ 'Stop' ] ],
		[ 'suggesting over a result', [ 'Stop' ] ],
		[ 'done', [ 'Accept', 'Discard', 'Regenerate' ] ],
		[ 'done, disabled', [ 'Accept', 'Discard', '-Regenerate' ] ],
		[ 'done, edited', [ 'Generate', 'Cancel' ] ],
		[ 'done, emptied', [ 'Accept', 'Discard', 'Regenerate' ] ],
		[ 'stopped early', [ 'Continue', 'Accept', 'Discard', 'Regenerate' ] ],
		[ 'stopped early, edited', [ 'Generate', 'Cancel' ] ],
		[ 'broken off', [ 'Continue', 'Accept', 'Discard', 'Regenerate' ] ],
		[ 'cut off by the limit', [ 'Accept', 'Discard', 'Regenerate' ] ],
		[ 'nothing chosen', [ '-Accept', 'Discard', 'Regenerate' ] ],
		[ 'without words', [ 'Write it', 'Close' ] ],
		[ 'inline, empty', [ '-Generate', 'Close' ] ],
		[ 'inline, busy', [ 'Stop' ] ],
		[ 'inline, edited', [ 'Generate', 'Cancel' ] ],
		[
			'second of two',
			[
				'Accept',
				'Discard',
				'Regenerate',
				'Undo',
				'Previous suggestion',
				'-Next suggestion',
				'Show changes',
			],
		],
		[ 'error', [ 'Generate' ] ],
		[ 'error with text', [ 'Accept', 'Discard', 'Regenerate' ] ],
		[ 'closable', [ '-Generate', 'Cancel' ] ],
	] )( '%s: %j', ( name, expected ) => {
		setUp( CASES[ name ] );
		expect( buttons() ).toEqual( expected );
	} );
} );

const ENTER = '{Enter}';
const ACCEPT = '{Control>}{Enter}{/Control}';
const ACCEPT_MAC = '{Meta>}{Enter}{/Meta}';
const ESCAPE = '{Escape}';

describe( 'keys', () => {
	it.each< [ Case, string, string[] ] >( [
		[ 'empty', ENTER, [] ],
		[ 'only spaces', ENTER, [] ],
		[ 'typed', ENTER, [ 'send' ] ],
		[ 'typed', ACCEPT, [] ],
		[ 'typed', ESCAPE, [] ],
		[ 'typed, disabled', ENTER, [] ],
		[ 'requesting', ENTER, [] ],
		[ 'requesting', ACCEPT, [] ],
		[ 'requesting', ESCAPE, [ 'stop' ] ],
		[ 'suggesting', ENTER, [] ],
		[ 'suggesting', ESCAPE, [ 'stop' ] ],
		[ 'suggesting over a result', ACCEPT, [] ],
		[ 'done', ENTER, [] ],
		[ 'done', ACCEPT, [ 'accept' ] ],
		[ 'done', ACCEPT_MAC, [ 'accept' ] ],
		[ 'done', ESCAPE, [] ],
		[ 'done, disabled', ACCEPT, [ 'accept' ] ],
		[ 'done, edited', ENTER, [ 'send' ] ],
		[ 'done, edited', ACCEPT, [] ],
		[ 'error', ENTER, [ 'send' ] ],
		[ 'error with text', ACCEPT, [ 'accept' ] ],
		[ 'closable', ESCAPE, [ 'close' ] ],
	] )( '%s, %s: %j', async ( name, keys, expected ) => {
		const { calls, user, field } = setUp( CASES[ name ] );
		await user.keyboard( keys );
		expect( calls ).toEqual( expected );
		expect( field ).toHaveValue( CASES[ name ].prompt );
	} );

	it( 'breaks the line with Shift+Enter', async () => {
		const { calls, user, field } = setUp( { prompt: 'one' } );
		await user.type( field, '{Shift>}{Enter}{/Shift}two' );
		expect( field ).toHaveValue( 'one\ntwo' );
		expect( calls ).toEqual( [] );
	} );

	it( 'goes back to the sent prompt with Escape and with Cancel', async () => {
		const { calls, user, field } = setUp( CASES[ 'done, edited' ] );
		await user.keyboard( ESCAPE );
		expect( field ).toHaveValue( 'A poem' );
		expect( buttons() ).toEqual( [ 'Accept', 'Discard', 'Regenerate' ] );
		await user.type( field, ' about cats' );
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( field ).toHaveValue( 'A poem' );
		expect( calls ).toEqual( [] );
	} );

	it.each( [
		[ 'isComposing', { key: 'Enter', isComposing: true } ],
		[ 'the key code of input methods', { key: 'Enter', keyCode: 229 } ],
	] )( 'leaves Enter to an input method: %s', ( _name, event ) => {
		const { calls, field, outer } = setUp( CASES.typed );
		fireEvent.keyDown( field, event );
		expect( calls ).toEqual( [] );
		expect( outer ).toHaveBeenCalledWith( 'Enter', false );
	} );

	it( 'acts once on a key that is held down', () => {
		const { calls, field } = setUp( CASES.typed );
		fireEvent.keyDown( field, { key: 'Enter' } );
		fireEvent.keyDown( field, { key: 'Enter', repeat: true } );
		expect( calls ).toEqual( [ 'send' ] );
	} );

	it( 'keeps its own keys from the editor, and lets all others through', async () => {
		const { outer, user } = setUp( CASES.requesting );
		await user.keyboard( `${ ESCAPE }${ ENTER }` );
		expect( outer ).not.toHaveBeenCalled();
		await user.keyboard( '{ArrowUp}' );
		expect( outer ).toHaveBeenCalledWith( 'ArrowUp', false );
	} );

	it( 'lets Escape through when there is nothing to stop or to cancel', async () => {
		const { outer, user } = setUp( CASES.done );
		await user.keyboard( ESCAPE );
		expect( outer ).toHaveBeenCalledWith( 'Escape', false );
	} );

	it( 'presses a focused button with Enter, and accepts from there with Mod+Enter', async () => {
		const { calls, user } = setUp( CASES.done );
		screen.getByRole( 'button', { name: 'Discard' } ).focus();
		await user.keyboard( ENTER );
		expect( calls ).toEqual( [ 'discard' ] );
		screen.getByRole( 'button', { name: 'Discard' } ).focus();
		await user.keyboard( ACCEPT );
		expect( calls ).toEqual( [ 'discard', 'accept' ] );
	} );
} );

describe( 'pointer and focus', () => {
	it.each< [ Case, string, string ] >( [
		[ 'typed', 'Generate', 'send' ],
		[ 'suggesting', 'Stop', 'stop' ],
		[ 'done', 'Discard', 'discard' ],
		[ 'done', 'Regenerate', 'regenerate' ],
		[ 'closable', 'Cancel', 'close' ],
	] )(
		'%s: %s keeps the focus in the control',
		async ( name, label, call ) => {
			const { calls, user, field } = setUp( CASES[ name ] );
			await user.click( screen.getByRole( 'button', { name: label } ) );
			expect( calls ).toEqual( [ call ] );
			expect( field ).toHaveFocus();
		}
	);

	it( 'does nothing when a disabled action is pressed', async () => {
		const { calls, user } = setUp( CASES.empty );
		await user.click( screen.getByRole( 'button', { name: 'Generate' } ) );
		expect( calls ).toEqual( [] );
	} );

	it( 'accepts under another name', async () => {
		const { calls, user } = setUp( {
			...CASES.done,
			acceptLabel: 'Insert',
		} );
		await user.click( screen.getByRole( 'button', { name: 'Insert' } ) );
		expect( calls ).toEqual( [ 'accept' ] );
	} );

	it( 'cannot be typed into while a request runs', async () => {
		const { field, user } = setUp( CASES.suggesting );
		await user.type( field, 'more' );
		expect( field ).toHaveValue( 'A poem' );
	} );

	it( 'grows with its text', async () => {
		const { field, user } = setUp( {} );
		await user.type( field, 'a{Shift>}{Enter}{/Shift}b' );
		expect( field.parentElement ).toHaveAttribute( 'data-text', 'a\nb' );
	} );

	it.each< [ Case, boolean ] >( [
		[ 'typed', false ],
		[ 'requesting', true ],
		[ 'suggesting', true ],
		[ 'done', false ],
		[ 'error', false ],
	] )( '%s: a spinner is shown: %s', ( name, isShown ) => {
		const { container } = setUp( CASES[ name ] );
		expect( !! container.querySelector( '.components-spinner' ) ).toBe(
			isShown
		);
	} );
} );
