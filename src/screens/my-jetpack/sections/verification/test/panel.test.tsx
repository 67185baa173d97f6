import {
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { VerificationPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';

const CODES = {
	google: '',
	bing: 'b1',
	pinterest: '',
	yandex: '',
	facebook: '',
};

interface Site {
	isOn?: boolean;
	codes?: Partial< typeof CODES >;
	page?: object;
	refusal?: object;
}

function site( { isOn = true, codes, page, refusal }: Site = {} ) {
	let stored: Record< string, unknown > = {
		'verification-tools': isOn,
		...CODES,
		...codes,
	};
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const body = sent.at( -1 )?.body as object | undefined;
			if ( ! body ) {
				return { body: stored };
			}
			if ( refusal ) {
				return { status: 400, body: refusal };
			}
			stored = { ...CODES, ...stored, ...body };
			return { body: { code: 'success', ...body } };
		},
		'slipstream/v1/verification/check': () => ( {
			body: {
				address: 'https://site.test/',
				http_status: 200,
				services: {},
				...page,
			},
		} ),
	} );
	render( <VerificationPanel /> );
	return sent;
}

const check = async () =>
	fireEvent.click(
		await screen.findByRole( 'button', { name: 'Check the front page' } )
	);

describe( 'site verification', () => {
	it( 'sends the tag that was entered, alone', async () => {
		const sent = site();
		fireEvent.change( await screen.findByLabelText( 'Google' ), {
			target: { value: 'abc' },
		} );
		fireEvent.click( screen.getByRole( 'button', { name: 'Save tags' } ) );
		await screen.findAllByText( /saved/ );
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			google: 'abc',
		} );
	} );

	it( 'shows at the field why a tag is refused', async () => {
		site( {
			refusal: {
				code: 'some_updated',
				message: 'google: Not that.',
				data: { status: 400, params: { google: 'Not that.' } },
			},
		} );
		const field = await screen.findByLabelText( 'Google' );
		fireEvent.change( field, { target: { value: '<meta>' } } );
		fireEvent.click( screen.getByRole( 'button', { name: 'Save tags' } ) );
		await waitFor( () =>
			expect( field ).toHaveAccessibleDescription( 'Not that.' )
		);
		expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
	} );

	it( 'says what was found on the front page, and never that a service has verified it', async () => {
		site( {
			codes: { google: 'a1' },
			page: { services: { google: 'found', bing: 'missing' } },
		} );
		await check();
		const results = within( await screen.findByRole( 'list' ) );
		expect(
			results.getAllByRole( 'listitem' ).map( ( row ) => row.textContent )
		).toEqual( [
			'GoogleTag found on the front page.',
			'BingTag not found on the front page. If a cache serves your pages, clear it and check again.',
		] );
		expect( screen.queryByText( /verified by/i ) ).toBeNull();
	} );

	it.each( [
		[ 0, /could not load its own front page/ ],
		[ 302, /redirects to another address, so/ ],
		[ 503, /reported an error\. Check whether it opens for visitors/ ],
	] )(
		'says why a front page with status %d tells nothing',
		async ( status, sentence ) => {
			site( { page: { http_status: status } } );
			await check();
			expect(
				( await screen.findAllByText( sentence ) ).length
			).toBeGreaterThan( 0 );
			expect( screen.queryByText( /Tag found/ ) ).toBeNull();
		}
	);

	it( 'has nothing to check without a tag', async () => {
		site( { codes: { bing: '' } } );
		await screen.findByLabelText( 'Google' );
		expect( screen.queryByRole( 'button', { name: /Check/ } ) ).toBeNull();
	} );

	it( 'shows its fields once it is switched on', async () => {
		site( { isOn: false } );
		const toggle = await screen.findByLabelText(
			'Add tags to the front page'
		);
		expect( screen.queryByLabelText( 'Google' ) ).toBeNull();
		fireEvent.click( toggle );
		expect( await screen.findByLabelText( 'Google' ) ).toBeVisible();
	} );
} );
