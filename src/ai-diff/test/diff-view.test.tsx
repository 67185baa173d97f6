import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { diffTexts, DiffView, htmlText } from '..';
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
const accepted = () => screen.getByRole( 'status' ).textContent;

beforeEach( hush );

it( 'says to screen readers what goes and what comes', () => {
	show();
	expect( screen.getByRole( 'group' ) ).toHaveTextContent(
		'Removed: TehAdded: The fox Removed: jumpdAdded: jumped over itAdded: , twice.'
	);
	expect( document.querySelectorAll( 'del' ) ).toHaveLength( 2 );
	expect( document.querySelectorAll( 'ins' ) ).toHaveLength( 3 );
	expect( document.querySelector( 'strong' ) ).toHaveTextContent( 'it' );
} );

it( 'goes from change to change by key, and decides on each', async () => {
	show();
	screen.getByRole( 'group' ).focus();
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

it( 'does the same by buttons, and by a press on a change', async () => {
	show();
	const toggle = () => screen.getByRole( 'button', { name: /this change/ } );
	expect( toggle() ).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Next change' } )
	);
	await userEvent.click( toggle() );
	expect( accepted() ).toBe( '1,2' );
	expect( toggle() ).toHaveTextContent( 'Accept this change' );
	await userEvent.click( screen.getByText( 'jumped' ) );
	await userEvent.click( toggle() );
	expect( accepted() ).toBe( '2' );
} );

it( 'says when nothing would change', () => {
	render( <View before="Fine." after="Fine." /> );
	expect( screen.getByText( 'Nothing would change.' ) ).toBeVisible();
} );

it( 'obeys no markup of a text', () => {
	render( <View before="a" after="<img src=x onerror=alert(1)> b" /> );
	expect( document.querySelector( 'img' ) ).toBeNull();
} );
