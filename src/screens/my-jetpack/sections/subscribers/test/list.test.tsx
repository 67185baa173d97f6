import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	ANN,
	begin,
	broken,
	DETAIL,
	GONE,
	listsIn,
	tab,
	to,
	visit,
} from './support';

beforeEach( () => visit() );

describe( 'the newsletter', () => {
	it( 'is turned on in one step', async () => {
		let isOn = false;
		const sent = begin( {
			isOn: () => isOn,
			routes: {
				save: () => {
					isOn = true;
					return { body: { code: 'success', subscriptions: true } };
				},
			},
		} );
		const toggle = await screen.findByLabelText( 'Let people subscribe' );
		expect( toggle ).not.toBeChecked();
		expect( to( sent, 'v1/subscribers' ) ).toEqual( [] );
		await userEvent.click( toggle );
		expect( await tab( 'Subscribed 1' ) ).toBeVisible();
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			subscriptions: true,
		} );
	} );
} );

describe( 'subscribers', () => {
	it( 'are none at first', async () => {
		begin( { active: [], left: [] } );
		expect( await screen.findByText( 'No subscribers yet' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Get the link' } )
		).toHaveAttribute( 'href', '#/subscribers?show=settings' );
	} );

	it( 'say who gets what, and how many there are and have left', async () => {
		begin( { active: [ ANN, { ...ANN, id: 5, categories: [] } ] } );
		expect( await tab( 'Subscribed 2' ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		expect( await tab( 'Unsubscribed 1' ) ).toBeVisible();
		const [ , first, second ] = await screen.findAllByRole( 'row' );
		await waitFor( () =>
			expect( first ).toHaveTextContent( /ann@example\.org.*Ann.*News/ )
		);
		expect( second ).toHaveTextContent( 'All posts' );
	} );

	it( 'are searched and filtered as the address says', async () => {
		visit( '#/subscribers?search=ann&access=free' );
		const sent = begin();
		await screen.findByRole( 'link', { name: 'ann@example.org' } );
		expect( listsIn( sent ).at( -1 )?.get( 'search' ) ).toBe( 'ann' );
		expect( listsIn( sent ).at( -1 )?.get( 'access' ) ).toBe( 'free' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Filter' } )
		);
		await userEvent.selectOptions(
			screen.getByLabelText( 'Category' ),
			'News'
		);
		await waitFor( () =>
			expect( listsIn( sent ).at( -1 )?.get( 'category' ) ).toBe( '7' )
		);
		expect( window.location.hash ).toBe(
			'#/subscribers?search=ann&access=free&category=7'
		);
	} );

	it( 'stay open if they are opened right after a search was typed', async () => {
		begin( { routes: { 'subscribers/3': () => ( { body: DETAIL } ) } } );
		await userEvent.type(
			await screen.findByRole( 'searchbox', {
				name: 'Search subscribers',
			} ),
			'ann'
		);
		await userEvent.click(
			screen.getByRole( 'link', { name: 'ann@example.org' } )
		);
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/subscribers/3?search=ann' )
		);
		expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
	} );

	it( 'who have left are listed without their addresses', async () => {
		visit( '#/subscribers?show=left' );
		const sent = begin();
		expect(
			await screen.findByRole( 'link', {
				name: `Unsubscribed, number ${ GONE.id }`,
			} )
		).toBeVisible();
		expect( listsIn( sent ).at( -1 )?.get( 'state' ) ).toBe( 'left' );
		expect(
			screen.getByLabelText( 'Find a whole email address' )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Export as CSV' } )
		).toBeNull();
	} );

	it( 'are downloaded from the route, filtered as they are shown', async () => {
		visit( '#/subscribers?access=paid&search=ann' );
		begin();
		const submit = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockReturnValue();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Export as CSV' } )
		);
		await waitFor( () => expect( submit ).toHaveBeenCalledTimes( 1 ) );
		const [ form ] = submit.mock.contexts as HTMLFormElement[];
		expect( form?.method ).toBe( 'post' );
		expect( form?.action ).toBe(
			'https://site.test/wp-json/slipstream/v1/subscribers/export?state=active&access=paid&search=ann'
		);
		submit.mockRestore();
	} );

	it( 'are removed once the answer to what is kept is yes, and counted again', async () => {
		const active: object[] = [ ANN ];
		const sent = begin( {
			active,
			routes: {
				'subscribers/3': () => {
					active.pop();
					return { body: GONE };
				},
			},
		} );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Actions for ann@example.org',
			} )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Remove' } )
		);
		const question = within( await screen.findByRole( 'dialog' ) );
		expect(
			question.getByText(
				new RegExp(
					`A hash of the address is kept.*kept until the end of ${ new Date().getUTCFullYear() + 3 }`
				)
			)
		).toBeVisible();
		expect( to( sent, 'subscribers/3' ) ).toEqual( [] );
		await userEvent.click(
			question.getByRole( 'button', { name: 'Remove' } )
		);
		expect( await tab( 'Subscribed 0' ) ).toBeVisible();
		expect( to( sent, 'subscribers/3' )[ 0 ]?.url ).toContain(
			'_method=DELETE'
		);
	} );

	it( 'that cannot be read say why, and are read again', async () => {
		let isDown = true;
		begin( {
			routes: {
				list: () =>
					isDown
						? broken
						: {
								body: {
									body: [ ANN ],
									status: 200,
									headers: { 'X-WP-Total': 1 },
								},
							},
			},
		} );
		expect(
			await screen.findByText( 'The database is away.' )
		).toBeVisible();
		isDown = false;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByRole( 'link', { name: 'ann@example.org' } )
		).toBeVisible();
	} );

	it( 'are not for everybody', async () => {
		begin( {
			routes: {
				list: () => ( {
					status: 403,
					body: { code: 'rest_forbidden', message: 'No.' },
				} ),
			},
		} );
		expect(
			await screen.findByText(
				'Only administrators can see subscribers.'
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
	} );
} );
