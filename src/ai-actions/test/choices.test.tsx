import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hush, installSettings, spoken } from '../../ai-ui/test/support';
import { AiPrompt } from '..';
import { actionChoices } from '../actions';
import { matchingChoices } from '../choices';
import type { AiAction } from '..';

beforeEach( () => {
	installSettings();
	hush();
} );

const labelsFor = ( typed: string ) =>
	matchingChoices(
		actionChoices( false, () => {} ),
		typed
	).map( ( { label } ) => label );

describe( 'what fits', () => {
	it.each( [
		[ 'summ', [ 'Summarize' ] ],
		[ 'GRAMMAR correct', [ 'Correct spelling and grammar' ] ],
		[ 'tra fré', [ 'French' ] ],
		[ 'humor', [ 'Humorous' ] ],
		[ 'mmar', [] ],
		[ 'Summarize it as a poem', [] ],
		[ '?', [] ],
	] )( '%j', ( typed, labels ) => {
		expect( labelsFor( typed ) ).toEqual( labels );
	} );

	it( 'is everything while nothing was typed', () => {
		expect( labelsFor( ' ' ).length ).toBeGreaterThan( 20 );
	} );
} );

const IDLE = {
	state: 'init',
	wasStopped: false,
	problem: null,
	isSecondAttempt: false,
	canContinue: false,
	retry: () => {},
	text: '',
	continueText: () => {},
	stop: () => {},
} as const;

/** A prompt of a panel, and what was done with it. */
function show(
	request: Partial< Parameters< typeof AiPrompt >[ 0 ][ 'request' ] > = {}
) {
	const sent: string[] = [];
	const chosen: AiAction[] = [];
	render(
		<AiPrompt
			request={ { ...IDLE, ...request } }
			choices={ actionChoices( false, ( action ) =>
				chosen.push( action )
			) }
			isDisabled={ false }
			placeholder="Say what to change…"
			onSend={ ( words ) => sent.push( words ) }
			onClose={ () => sent.push( 'close' ) }
		/>
	);
	return { sent, chosen };
}

const field = () => screen.getByRole( 'textbox', { name: 'Ask AI' } );
const list = () =>
	screen.queryByRole( 'listbox', { name: 'Choose what to do' } );
const options = () =>
	screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );
const active = () =>
	screen
		.queryAllByRole( 'option', { selected: true } )
		.map( ( { textContent } ) => textContent );
const activeOf = ( element: HTMLElement | null ) =>
	document.getElementById(
		element?.getAttribute( 'aria-activedescendant' ) ?? ''
	)?.textContent;

describe( 'the list below a prompt', () => {
	it( 'is filtered by what is typed, and Enter chooses what fits', async () => {
		const { sent, chosen } = show();
		expect( active() ).toEqual( [] );
		expect(
			screen.getByRole( 'group', { name: 'Translate' } )
		).toBeVisible();
		await userEvent.type( field(), 'si' );
		expect( options() ).toEqual( [ 'Simplify' ] );
		expect( activeOf( field() ) ).toBe( 'Simplify' );
		await userEvent.keyboard( '{Enter}' );
		expect( chosen ).toMatchObject( [ { id: 'simplify' } ] );
		expect( sent ).toEqual( [] );
		expect( field() ).toHaveValue( '' );
		expect( field() ).toHaveFocus();
	} );

	it( 'gives way to a request that fits nothing in it', async () => {
		const { sent, chosen } = show();
		await userEvent.type( field(), 'Summarize it as a poem' );
		expect( list() ).toBeNull();
		expect( field() ).not.toHaveAttribute( 'aria-controls' );
		await userEvent.keyboard( '{Enter}' );
		expect( sent ).toEqual( [ 'Summarize it as a poem' ] );
		expect( chosen ).toEqual( [] );
	} );

	it( 'is gone through with the arrows; above its first entry the words themselves are sent', async () => {
		const { sent, chosen } = show();
		await userEvent.type( field(), 'su{ArrowUp}' );
		expect( active() ).toEqual( [] );
		await userEvent.keyboard( '{Enter}' );
		expect( sent ).toEqual( [ 'su' ] );
		await userEvent.clear( field() );
		await userEvent.keyboard( '{ArrowDown}{ArrowDown}' );
		expect( active() ).toEqual( [ 'Simplify' ] );
		await userEvent.keyboard( '{ArrowUp}{ArrowUp}{ArrowUp}' );
		expect( active() ).toEqual( [ 'Korean' ] );
		await userEvent.keyboard( '{Enter}' );
		expect( chosen ).toMatchObject( [ { language: 'ko (Korean)' } ] );
	} );

	it( 'leaves a line break, and keys with others, to the field', async () => {
		const { sent, chosen } = show();
		await userEvent.type( field(), 'su{Shift>}{Enter}{/Shift}' );
		expect( field() ).toHaveValue( 'su\n' );
		await userEvent.keyboard( '{Control>}{Enter}{/Control}' );
		expect( [ ...sent, ...chosen ] ).toEqual( [] );
	} );

	it( 'can be reached with Tab, and takes the same keys there', async () => {
		const { chosen } = show();
		field().focus();
		// Generate, which cannot be pressed yet, and Close.
		await userEvent.tab();
		await userEvent.tab();
		await userEvent.tab();
		expect( list() ).toHaveFocus();
		expect( activeOf( list() ) ).toBe( 'Correct spelling and grammar' );
		await userEvent.keyboard( '{ArrowDown}{Enter}' );
		expect( chosen ).toMatchObject( [ { id: 'simplify' } ] );
		expect( field() ).toHaveFocus();
	} );

	it( 'is clicked without losing the focus', async () => {
		const { chosen } = show();
		await userEvent.click( field() );
		await userEvent.click(
			screen.getByRole( 'option', { name: 'Expand' } )
		);
		expect( chosen ).toMatchObject( [ { id: 'make-longer' } ] );
		expect( field() ).toHaveFocus();
	} );

	it( 'is not there while a request runs', () => {
		show( { state: 'requesting' } );
		expect( list() ).toBeNull();
	} );

	it( 'is announced once the author pauses', async () => {
		jest.useFakeTimers();
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
		} );
		show();
		await user.type( field(), 'sim' );
		expect( spoken() ).toBe( '' );
		act( () => jest.advanceTimersByTime( 600 ) );
		expect( spoken() ).toContain( '1 matching action' );
		await user.type( field(), ' as that' );
		act( () => jest.advanceTimersByTime( 600 ) );
		expect( spoken() ).toContain( 'Press Enter to send what you typed' );
		jest.useRealTimers();
	} );
} );

describe( 'words that were not sent', () => {
	const open = ( place: string ) => {
		const { unmount } = render(
			<AiPrompt
				request={ IDLE }
				place={ place }
				isDisabled={ false }
				placeholder="Say what to change…"
				onSend={ () => {} }
				onClose={ () => {} }
			/>
		);
		return unmount;
	};

	it( 'wait where they were typed, until they are sent', async () => {
		const close = open( 'a' );
		await userEvent.type( field(), 'Let it sing' );
		close();
		const other = open( 'b' );
		expect( field() ).toHaveValue( '' );
		other();
		const again = open( 'a' );
		expect( field() ).toHaveValue( 'Let it sing' );
		await userEvent.type( field(), '{Enter}' );
		again();
		open( 'a' );
		expect( field() ).toHaveValue( '' );
	} );
} );
