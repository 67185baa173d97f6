import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormsPanel } from '../panel';
import { serveSettings } from '../../../test/serve-settings';

const NAME = 'slipstream_form_retention_days';

const typeDays = async ( days: string ) => {
	const field = await screen.findByLabelText( 'Days to keep responses' );
	await userEvent.type( field, days );
	return field;
};
const save = () =>
	userEvent.click(
		screen.getByRole( 'button', { name: 'Save form settings' } )
	);

describe( 'the settings of forms', () => {
	it( 'stores a number', async () => {
		const calls = serveSettings( { [ NAME ]: 0 } );
		render( <FormsPanel /> );
		await typeDays( '30' );
		await save();
		expect(
			await screen.findByText( 'Saved.', { selector: 'form *' } )
		).toBeVisible();
		expect( calls.at( -1 )?.body ).toEqual( { [ NAME ]: 30 } );
	} );

	it( 'says what is wrong with a number, and sends nothing', async () => {
		const calls = serveSettings( { [ NAME ]: 0 } );
		render( <FormsPanel /> );
		const days = await typeDays( '4000' );
		await save();
		expect( screen.getByText( /up to 3650/ ) ).toBeVisible();
		expect( days ).toHaveFocus();
		expect( calls.every( ( { body } ) => body === undefined ) ).toBe(
			true
		);
	} );

	it( 'shows the reason of the server at its field, and keeps what was typed', async () => {
		serveSettings(
			{ [ NAME ]: 0 },
			{
				code: 'some_updated',
				message: 'Not all is stored.',
				data: { params: { [ NAME ]: 'Too long for us.' } },
			}
		);
		render( <FormsPanel /> );
		const days = await typeDays( '30' );
		await save();
		expect(
			await screen.findByText( 'Too long for us.', {
				selector: 'form p',
			} )
		).toBeVisible();
		expect( days ).toHaveValue( '30' );
	} );

	it.each( [ true, false ] )(
		'leads to the responses while forms are on: %s',
		async ( isOn ) => {
			serveSettings( { [ NAME ]: 0 } );
			window.slipstreamSettings = {
				...window.slipstreamSettings,
				adminUrl: 'https://site.test/wp-admin/',
				modules: { 'contact-form': isOn },
				forms: { trashDays: 30, mayRead: true },
			};
			render( <FormsPanel /> );
			await screen.findByLabelText( 'Days to keep responses' );
			expect(
				screen
					.queryAllByRole( 'link', { name: 'Read responses' } )
					.map( ( link ) => link.getAttribute( 'href' ) )
			).toEqual(
				isOn
					? [
							'https://site.test/wp-admin/admin.php?page=slipstream-forms',
						]
					: []
			);
		}
	);

	it( 'leads to the features while forms are off', async () => {
		serveSettings( {} );
		render( <FormsPanel /> );
		expect(
			await screen.findByRole( 'link', { name: 'Features' } )
		).toHaveAttribute( 'href', '#/modules' );
	} );
} );
