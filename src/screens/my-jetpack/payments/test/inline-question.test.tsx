import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { useAction } from '@slipstream/ui';
import { InlineQuestion } from '../inline-question';

let remove: () => void;

/** A dialog whose question goes away when the list is read again. */
function Dialog() {
	const [ isThere, setIsThere ] = useState( true );
	remove = () => setIsThere( false );
	const action = useAction( async () => undefined );
	return (
		<div role="dialog" aria-label="Subscriber" tabIndex={ -1 }>
			{ isThere && (
				<InlineQuestion
					trigger="Remove"
					label="Really?"
					action={ action }
					confirmLabel="Yes"
					cancelLabel="No"
					done={ () => 'Removed.' }
				>
					<p>It is gone then.</p>
				</InlineQuestion>
			) }
		</div>
	);
}

it( 'leaves the focus in its dialog when it goes away after it was answered', async () => {
	render( <Dialog /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Yes' } ) );
	expect(
		await screen.findByRole( 'button', { name: 'Remove' } )
	).toHaveFocus();
	act( () => remove() );
	expect( screen.getByRole( 'dialog' ) ).toHaveFocus();
} );
