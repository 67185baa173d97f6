import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin, broken, DETAIL, GONE, to, visit } from './support';
import type { Route } from '../../../../../../tests/js/serve';

beforeEach( () => visit( '#/subscribers/3' ) );

const dialog = async () => within( await screen.findByRole( 'dialog' ) );

/** What a list of facts says of something. */
const fact = ( list: HTMLElement | undefined, name: string ) =>
	within( list! ).getByText( name, { selector: 'dt' } ).nextElementSibling;

describe( 'a subscriber', () => {
	it( 'is shown with all that proves their consent', async () => {
		begin();
		const open = await dialog();
		const heading = await open.findByText( 'Proofs of consent' );
		const [ confirmed, vouched ] = [
			...heading.parentElement!.querySelectorAll( 'dl' ),
		];
		expect( fact( confirmed, 'Agreed to' ) ).toHaveTextContent(
			'By subscribing, you agree to get new posts. (version abc123def456)'
		);
		expect( fact( confirmed, 'Form' ) ).toHaveTextContent( 'Sign-up page' );
		expect( fact( confirmed, 'Page' ) ).toHaveTextContent(
			'https://site.test/?slipstream_subscribe=1'
		);
		expect( fact( confirmed, 'Signed up' ) ).toHaveTextContent(
			/2025.*203\.0\.113\.7/
		);
		expect( fact( confirmed, 'Email that was sent' ) ).toHaveTextContent(
			/<mail-1@site\.test>.*Confirm your subscription/
		);
		expect( fact( confirmed, 'Confirmed' ) ).toHaveTextContent(
			/2025.*203\.0\.113\.8/
		);
		expect( fact( vouched, 'Proof' ) ).toHaveTextContent(
			'User 5 vouches for it'
		);
		expect( fact( vouched, 'Form' ) ).toHaveTextContent(
			'import: fair.csv'
		);
		expect(
			within( vouched! ).queryByText( 'Email that was sent' )
		).toBeNull();
	} );

	it( 'is removed after a question that says what is kept; the proofs stay', async () => {
		let answer: Route = broken;
		let isGone = false;
		const sent = begin( {
			routes: {
				'subscribers/3': ( { url } ) => {
					if ( ! url.includes( '_method=DELETE' ) ) {
						return {
							body: isGone
								? { ...DETAIL, ...GONE, id: 3 }
								: DETAIL,
						};
					}
					isGone = answer !== broken;
					return answer;
				},
			},
		} );
		const open = await dialog();
		await userEvent.click(
			await open.findByRole( 'button', { name: 'Remove subscriber' } )
		);
		const question = within(
			open.getByRole( 'group', { name: 'Remove this subscriber?' } )
		);
		expect(
			question.getByText( /^A hash of the address is kept/ )
		).toBeVisible();
		expect(
			question.getByText( /with the address, are kept until the end of/ )
		).toBeVisible();
		const confirm = () =>
			userEvent.click(
				question.getByRole( 'button', { name: 'Remove' } )
			);
		await confirm();
		expect(
			await question.findByText( 'The database is away.' )
		).toBeVisible();
		expect( open.getByText( 'Subscribed' ) ).toBeVisible();
		answer = { body: { ...GONE, id: 3 } };
		await confirm();
		expect( await open.findByText( /^Unsubscribed on / ) ).toBeVisible();
		expect(
			open.queryByRole( 'button', { name: 'Remove subscriber' } )
		).toBeNull();
		expect( open.getByText( 'Signed at our fair.' ) ).toBeVisible();
		expect( screen.getByRole( 'dialog' ) ).toHaveFocus();
		expect(
			to( sent, 'subscribers/3' ).filter( ( { url } ) =>
				url.includes( '_method=DELETE' )
			)
		).toHaveLength( 2 );
	} );

	it( 'that is not there is said to be not there', async () => {
		begin( {
			routes: {
				'subscribers/3': () => ( {
					status: 404,
					body: {
						code: 'subscriber_not_found',
						message: 'There is no such subscriber.',
					},
				} ),
			},
		} );
		const open = await dialog();
		expect(
			await open.findByText( 'There is no such subscriber.' )
		).toBeVisible();
		await userEvent.click( open.getByRole( 'button', { name: 'Close' } ) );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/subscribers' )
		);
	} );
} );
