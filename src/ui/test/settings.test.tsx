import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSettings } from '@slipstream/data';
import { OptimisticToggle, Screen } from '@slipstream/ui';
import { serve } from '../../../tests/js/serve';

// Nothing is laid out here, so nothing scrolls.
beforeEach( () => ( window.scrollTo = () => undefined ) );

type Values = { ai_enabled: boolean; ai_label: string };

function Form() {
	const { data, save } = useSettings< Values >( [
		'ai_enabled',
		'ai_label',
	] );
	return data ? (
		<>
			<OptimisticToggle
				label="Use AI"
				checked={ data.ai_enabled }
				onChange={ ( isOn ) => save( { ai_enabled: isOn } ) }
			/>
			<output>{ JSON.stringify( data ) }</output>
		</>
	) : null;
}

const show = () =>
	render(
		<Screen>
			<Form />
		</Screen>
	);

/** A registry that stores what it gets, or refuses it. */
function begin( refusal?: { status: number; body: object } ) {
	let values: object = { ai_enabled: true, ai_label: 'off', other: 1 };
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body;
			if ( ! change ) {
				return { body: values };
			}
			if ( refusal ) {
				return refusal;
			}
			values = { ...values, ...change };
			return { body: { code: 'success', message: '', ...change } };
		},
	} );
	return sent;
}

it( 'gives the settings that are asked for, and sends only what has changed', async () => {
	const sent = begin();
	show();
	const toggle = await screen.findByRole( 'checkbox', { name: 'Use AI' } );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'{"ai_enabled":true,"ai_label":"off"}'
	);
	await userEvent.click( toggle );
	await waitFor( () => expect( toggle ).toBeEnabled() );
	expect( toggle ).not.toBeChecked();
	expect( sent.slice( 1 ).map( ( { body } ) => body ) ).toEqual( [
		{ ai_enabled: false },
	] );
} );

it( 'shows a change at once, and takes it back with the reason where the server refuses', async () => {
	begin( {
		status: 403,
		body: { code: 'rest_forbidden', message: 'Ask an administrator.' },
	} );
	show();
	const toggle = await screen.findByRole( 'checkbox', { name: 'Use AI' } );
	const click = userEvent.click( toggle );
	await waitFor( () => expect( toggle ).not.toBeChecked() );
	await click;
	await waitFor( () => expect( toggle ).toBeChecked() );
	await waitFor( () =>
		expect(
			document.querySelector( '.components-snackbar' )
		).toHaveTextContent( 'Ask an administrator.' )
	);
} );
