import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Screen } from '@slipstream/ui';
import { AdsPanel } from '../panel';
import { adsSettings } from '@slipstream/site-settings';
import { NAMES, PAGES, PLACES } from '../draft';
import { serve } from '../../../../../../tests/js/serve';
import type { AdsSettings } from '../draft';

const SETTINGS: AdsSettings = {
	enable_header_ad: true,
	wordads_inline_enabled: true,
	slipstream_ad_below_content: true,
	wordads_second_belowpost: true,
	wordads_display_front_page: true,
	wordads_display_post: true,
	wordads_display_page: true,
	wordads_display_archive: true,
	slipstream_ad_code_mrec: '',
	slipstream_ad_code_leaderboard: '',
	slipstream_ad_code_mobile_leaderboard: '',
	slipstream_ad_code_wideskyscraper: '',
	wordads_cmp_enabled: false,
	wordads_ccpa_enabled: false,
	wordads_ccpa_privacy_policy_url: '',
	wordads_custom_adstxt_enabled: false,
	wordads_custom_adstxt: '',
};

interface Site {
	isOn?: boolean;
	some?: Partial< AdsSettings >;
	refusal?: Record< string, string >;
	/** What the server fixes. */
	fixed?: Record< string, string >;
}

function site( { isOn = true, some, refusal, fixed = {} }: Site = {} ) {
	let stored: object = {
		wordads: isOn,
		...SETTINGS,
		...some,
		settings_fixed: fixed,
	};
	const sent = serve( {
		'wordads/use': () => ( {
			body: { pages: 2, is_at_least: false, parts: 0, automatic: [] },
		} ),
		'jetpack/v4/settings': () => {
			const body = sent.at( -1 )?.body as object | undefined;
			if ( ! body ) {
				return { body: stored };
			}
			if ( refusal ) {
				return {
					status: 400,
					body: {
						code: 'some_updated',
						message: 'Not all was saved.',
						data: { status: 400, params: refusal },
					},
				};
			}
			stored = { ...SETTINGS, ...stored, ...body };
			return { body: { code: 'success', ...body } };
		},
	} );
	Object.assign( window.slipstreamSettings ?? {}, {
		adminUrl: 'https://site.test/blog/wp-admin/',
	} );
	render(
		<Screen>
			<AdsPanel />
		</Screen>
	);
	return sent;
}

const save = () =>
	fireEvent.click( screen.getByRole( 'button', { name: 'Save ads' } ) );

describe( 'ads', () => {
	it( 'say plainly whose the ads are, and show nothing more while they are off', async () => {
		site( { isOn: false } );
		fireEvent.click(
			await screen.findByLabelText( 'Show ads on this site' )
		);
		expect( screen.getByText( /has no ad network/ ) ).toBeVisible();
		expect(
			await screen.findByRole( 'group', { name: 'Pages with ads' } )
		).toBeVisible();
	} );

	it( 'say of what visitors may decide only what is so', async () => {
		site();
		const ask = await screen.findByLabelText(
			'Ask visitors before loading ads'
		);
		const consent = /No ad code runs before a visitor agrees/;
		const optOut = /The opt-out link appears/;
		expect( screen.queryByText( consent ) ).toBeNull();
		expect( screen.queryByText( optOut ) ).toBeNull();
		fireEvent.click( ask );
		expect( screen.getByText( consent ) ).toBeVisible();
		expect( screen.queryByText( optOut ) ).toBeNull();
		fireEvent.click( ask );
		fireEvent.click( screen.getByLabelText( /^Offer “Do not sell/ ) );
		expect( screen.getByText( optOut ) ).toBeVisible();
		expect( screen.queryByText( consent ) ).toBeNull();
	} );

	it( 'are turned off after the same question as under Features', async () => {
		const sent = site();
		const toggle = await screen.findByLabelText( 'Show ads on this site' );
		fireEvent.click( toggle );
		expect(
			await screen.findByText( /^2 pages use it\. While it is off/ )
		).toBeVisible();
		const changes = () => sent.filter( ( { body } ) => body );
		expect( changes() ).toEqual( [] );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Turn off Ads' } )
		);
		await waitFor( () =>
			expect( changes() ).toMatchObject( [
				{ body: { wordads: false } },
			] )
		);
	} );

	it.each( [
		[ 'no place', PLACES, /Choose at least one place/ ],
		[ 'no page', PAGES, /Choose at least one place/ ],
		[ 'nothing', [ ...PLACES, ...PAGES ], /No place is chosen/ ],
	] )( 'say so where %s is chosen', async ( _, names, text ) => {
		site( {
			some: Object.fromEntries(
				names.map( ( name ) => [ name, false ] )
			),
		} );
		const selector = '.components-notice__content';
		expect( await screen.findByText( text, { selector } ) ).toBeVisible();
		for ( const name of names ) {
			fireEvent.click(
				screen.getByLabelText( adsSettings[ name ].label )
			);
		}
		expect( screen.queryByText( text, { selector } ) ).toBeNull();
	} );

	it( 'send what was changed, alone', async () => {
		const sent = site();
		fireEvent.click( await screen.findByLabelText( 'Archives' ) );
		fireEvent.click( screen.getByLabelText( 'Serve an ads.txt file' ) );
		fireEvent.change( screen.getByLabelText( 'Contents of ads.txt' ), {
			target: { value: 'a.example, 1, DIRECT' },
		} );
		save();
		const link = await screen.findByRole( 'link', {
			name: /Open ads\.txt/,
		} );
		expect( link ).toHaveAttribute( 'href', 'https://site.test/ads.txt' );
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			wordads_display_archive: false,
			wordads_custom_adstxt_enabled: true,
			wordads_custom_adstxt: 'a.example, 1, DIRECT',
		} );
	} );

	it( 'name the wrong lines at the field, and keep what was typed', async () => {
		site( {
			some: { wordads_custom_adstxt_enabled: true },
			refusal: {
				wordads_custom_adstxt: 'Line 1: no.\nLine 3: no.',
			},
		} );
		const field = await screen.findByLabelText( 'Contents of ads.txt' );
		fireEvent.change( field, { target: { value: 'x\n\nx' } } );
		save();
		await waitFor( () =>
			expect( field ).toHaveAccessibleDescription( /Line 3: no\./ )
		);
		expect( field ).toHaveValue( 'x\n\nx' );
		expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		await waitFor( () => expect( field ).toHaveFocus() );
	} );

	it( 'let visitors decide, and name the privacy policy where that is offered', async () => {
		const sent = site( {
			refusal: { wordads_ccpa_privacy_policy_url: 'No address.' },
		} );
		fireEvent.click(
			await screen.findByLabelText( 'Ask visitors before loading ads' )
		);
		expect( screen.queryByLabelText( /privacy policy/ ) ).toBeNull();
		fireEvent.click( screen.getByLabelText( /^Offer “Do not sell/ ) );
		const field = screen.getByLabelText( 'Privacy policy address' );
		fireEvent.change( field, { target: { value: 'privacy' } } );
		save();
		await waitFor( () =>
			expect( field ).toHaveAccessibleDescription( 'No address.' )
		);
		expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			wordads_cmp_enabled: true,
			wordads_ccpa_enabled: true,
			wordads_ccpa_privacy_policy_url: 'privacy',
		} );
	} );

	it( 'take the code of a format, with a warning', async () => {
		const sent = site();
		fireEvent.change( await screen.findByLabelText( /^Leaderboard/ ), {
			target: { value: '<script src="https://ads.test/x.js"></script>' },
		} );
		expect(
			screen.getAllByText( /can do anything there/ )[ 0 ]
		).toBeVisible();
		save();
		await waitFor( () =>
			expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
				slipstream_ad_code_leaderboard:
					'<script src="https://ads.test/x.js"></script>',
			} )
		);
	} );

	it( 'let people without unfiltered HTML take code away, and nothing more', async () => {
		const sent = site( {
			some: { slipstream_ad_code_mrec: '<b>Bread</b>' },
			fixed: { slipstream_ad_code_mrec: 'locked' },
		} );
		expect( await screen.findByLabelText( /^Rectangle/ ) ).toHaveAttribute(
			'readonly'
		);
		expect(
			screen.getAllByText( /can use unfiltered HTML/ )[ 0 ]
		).toBeVisible();
		fireEvent.click(
			screen.getByRole( 'button', { name: /^Remove code: Rectangle/ } )
		);
		await waitFor( () =>
			expect( screen.getByLabelText( /^Rectangle/ ) ).toHaveValue( '' )
		);
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			slipstream_ad_code_mrec: '',
		} );
	} );

	it( 'have a control for each setting of the form', () => {
		expect( [ ...NAMES ].sort() ).toEqual( Object.keys( SETTINGS ).sort() );
	} );
} );
