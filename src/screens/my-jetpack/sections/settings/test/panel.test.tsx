import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Sent } from '../../../../../../tests/js/serve';

const ALL = {
	slipstream_form_retention_days: 0,
	slipstream_related_below_posts: false,
	show_headline: true,
	show_thumbnails: false,
	slipstream_related_fallback: 'first',
};

/** A site that stores what it gets, or refuses it. */
function begin( values: object, refusal?: object ): Sent[] {
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body;
			if ( change === undefined ) {
				return { body: values };
			}
			return refusal
				? { status: 400, body: refusal }
				: { body: { code: 'success', ...change } };
		},
	} );
	return sent;
}

const save = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Save settings' } ) );

describe( 'settings', () => {
	it( 'sends only what has changed', async () => {
		const calls = begin( ALL );
		render( <SettingsPanel /> );
		await userEvent.type(
			await screen.findByLabelText( 'Days to keep responses' ),
			'30'
		);
		await userEvent.click( screen.getByLabelText( 'Pictures' ) );
		await userEvent.click(
			screen.getByLabelText( 'Show below every post' )
		);
		await save();
		expect(
			await screen.findByText( 'Saved.', { selector: 'form *' } )
		).toBeVisible();
		expect( calls.at( -1 )?.body ).toEqual( {
			slipstream_form_retention_days: 30,
			show_thumbnails: true,
			slipstream_related_below_posts: true,
		} );
	} );

	it( 'says what is wrong with a number, and sends nothing', async () => {
		const calls = begin( ALL );
		render( <SettingsPanel /> );
		const days = await screen.findByLabelText( 'Days to keep responses' );
		await userEvent.type( days, '4000' );
		await save();
		expect( screen.getByText( /up to 3650/ ) ).toBeVisible();
		expect( days ).toHaveFocus();
		expect( calls.every( ( { body } ) => body === undefined ) ).toBe(
			true
		);
	} );

	it( 'shows the reason of the server at its field, and keeps what was typed', async () => {
		begin( ALL, {
			code: 'some_updated',
			message: 'Not all is stored.',
			data: {
				params: { slipstream_form_retention_days: 'Too long for us.' },
			},
		} );
		render( <SettingsPanel /> );
		const days = await screen.findByLabelText( 'Days to keep responses' );
		await userEvent.type( days, '30' );
		await save();
		expect(
			await screen.findByText( 'Too long for us.', {
				selector: 'form p',
			} )
		).toBeVisible();
		expect( days ).toHaveValue( '30' );
	} );

	it( 'leaves out what belongs to a module that is off', async () => {
		begin( { show_headline: true, show_thumbnails: true } );
		render( <SettingsPanel /> );
		expect( await screen.findByLabelText( 'Pictures' ) ).toBeChecked();
		expect(
			screen.queryByLabelText( 'Days to keep responses' )
		).toBeNull();
	} );

	it( 'leads to the modules where all of them are off', async () => {
		begin( {} );
		render( <SettingsPanel /> );
		expect(
			await screen.findByRole( 'link', { name: 'Features' } )
		).toHaveAttribute( 'href', '#/modules' );
	} );
} );
