import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { ChangedText, diffTexts, DiffView, htmlText, ResultText } from '..';
import { hush, spoken } from '../../ai-ui/test/support';

function View( { before, after }: { before: string; after: string } ) {
	const [ diff ] = useState( () =>
		diffTexts( htmlText( before ), htmlText( after ) )
	);
	const [ accepted, setAccepted ] = useState< ReadonlySet< number > >(
		new Set( diff.changes.map( ( { id } ) => id ) )
	);
	return (
		<>
			<DiffView
				diff={ diff }
				accepted={ accepted }
				onDecide={ setAccepted }
			/>
			<output>{ [ ...accepted ].join() }</output>
		</>
	);
}

const show = () =>
	render(
		<View
			before="Teh fox jumpd over <strong>it</strong>."
			after="The fox jumped over <strong>it</strong>, twice."
		/>
	);
const group = () => screen.getByRole( 'group', { name: 'Suggested changes' } );
const decisions = ( name: string ) => screen.getAllByRole( 'button', { name } );
const accepted = () => screen.getByRole( 'status' ).textContent;

beforeEach( hush );

it( 'says to screen readers what goes and what comes', () => {
	show();
	expect( group() ).toHaveTextContent(
		'Removed: TehAdded: The fox Removed: jumpdAdded: jumped over itAdded: , twice.'
	);
	expect( document.querySelectorAll( 'del' ) ).toHaveLength( 2 );
	expect( document.querySelectorAll( 'ins' ) ).toHaveLength( 3 );
	expect( document.querySelector( 'strong' ) ).toHaveTextContent( 'it' );
} );

it( 'goes from change to change by key, and decides on each', async () => {
	show();
	group().focus();
	await userEvent.keyboard( '{ArrowDown}{ArrowDown}' );
	expect( spoken() ).toBe(
		'Change 2 of 3. Removed: jumpd. Added: jumped. Accepted.'
	);
	await userEvent.keyboard( 'r' );
	expect( accepted() ).toBe( '0,2' );
	expect( spoken() ).toMatch( /Rejected\.$/ );
	await userEvent.keyboard( '{ArrowUp} ' );
	expect( accepted() ).toBe( '2' );
	await userEvent.keyboard( 'a{ArrowUp}' );
	expect( accepted() ).toBe( '2,0' );
	expect( spoken() ).toMatch( /^Change 3 of 3/ );
} );

it( 'has both decisions beside each change, from the start', async () => {
	show();
	const [ take, leave ] = [ 'Accept this change', 'Reject this change' ];
	expect( decisions( take ) ).toHaveLength( 3 );
	await userEvent.click( decisions( leave )[ 1 ]! );
	expect( accepted() ).toBe( '0,2' );
	expect( spoken() ).toMatch( /^Change 2 of 3\. .* Rejected\.$/ );
	expect( group().querySelectorAll( '.is-rejected' ) ).toHaveLength( 1 );
	expect( decisions( take )[ 1 ] ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( decisions( leave )[ 1 ] ).toHaveAttribute( 'aria-pressed', 'true' );
	await userEvent.click( decisions( take )[ 1 ]! );
	expect( accepted() ).toBe( '0,2,1' );
} );

it( 'leaves the keys of its buttons to them, and goes on from the one that has the focus', async () => {
	show();
	act( () => decisions( 'Reject this change' )[ 1 ]!.focus() );
	await userEvent.keyboard( ' ' );
	expect( accepted() ).toBe( '0,2' );
	await userEvent.keyboard( '{ArrowDown}' );
	expect( decisions( 'Reject this change' )[ 2 ] ).toHaveFocus();
	await userEvent.keyboard( '{Enter}' );
	expect( accepted() ).toBe( '0' );
	await userEvent.tab( { shift: true } );
	expect( decisions( 'Accept this change' )[ 2 ] ).toHaveFocus();
} );

it( 'only shows what nobody decides about', () => {
	render( <ChangedText before="Old pond" text="New pond" /> );
	expect( document.querySelector( 'ins' ) ).toHaveTextContent( 'New' );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( group() ).not.toHaveAttribute( 'tabindex' );
} );

it( 'compares texts as they will be read, where somebody renders them', () => {
	render(
		<ChangedText
			before="a"
			text="b"
			render={ ( text ) => `<ul><li><b>Old</b> ${ text }</li></ul>` }
		/>
	);
	expect( document.querySelector( 'b' ) ).toHaveTextContent( 'Old' );
	expect( group() ).toHaveTextContent( '• Old Removed: aAdded: b' );
} );

it( 'shows the text that comes of the decisions', () => {
	const diff = diffTexts(
		htmlText( 'Teh <b>end</b>' ),
		htmlText( 'The <b>end</b>!' )
	);
	const { container } = render(
		<ResultText diff={ diff } accepted={ new Set( [ 1 ] ) } />
	);
	expect( container ).toHaveTextContent( /^Teh end!$/ );
	expect( container.querySelector( 'b' ) ).toHaveTextContent( 'end' );
} );

it( 'says when nothing would change', () => {
	render( <View before="Fine." after="Fine." /> );
	expect( screen.getByText( 'No changes.' ) ).toBeVisible();
} );

it( 'obeys no markup of a text', () => {
	render( <View before="a" after="<img src=x onerror=alert(1)> b" /> );
	expect( document.querySelector( 'img' ) ).toBeNull();
} );
